import { act, fireEvent, screen } from '@testing-library/react';
import { renderWithLocale } from '@/i18n/testing';
import type { Locale } from '@/i18n/locales';
import { ErrorView } from './ErrorView';

function renderError(status = 404, locale: Locale = 'en', message?: string) {
  let run: (() => void) | null = null;
  const timers = {
    every: (_ms: number, tick: () => void) => {
      run = tick;
      return () => (run = null);
    },
  };
  const onHome = jest.fn();
  renderWithLocale(
    <ErrorView status={status} message={message} timers={timers} onHome={onHome} onBack={() => undefined} />,
    locale,
  );
  const advance = (seconds: number) => {
    for (let second = 0; second < seconds; second += 1) act(() => run?.());
  };
  return { onHome, advance, isRunning: () => run !== null };
}

test('§8.6a §8.8 shows a missing page in the user’s language, in English and in Chinese', () => {
  renderError(404, 'ru');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Страница не найдена');
  expect(screen.getByText('This page could not be found')).toHaveAttribute('lang', 'en');
  expect(screen.getByText('页面不存在')).toHaveAttribute('lang', 'zh-CN');
});

test('§8.8 redirects to home after ten seconds and counts down on the home button', () => {
  const { onHome, advance } = renderError();
  expect(screen.getByRole('link', { name: /Home/ })).toHaveTextContent('10 s');
  advance(9);
  expect(screen.getByRole('timer')).toHaveTextContent('1 s');
  expect(onHome).not.toHaveBeenCalled();
  advance(1);
  expect(onHome).toHaveBeenCalledTimes(1);
});

test.each([
  ['a key press', () => fireEvent.keyDown(window, { key: 'Tab' })],
  ['a pointer press', () => fireEvent.pointerDown(document.body)],
  ['the cancel button', () => fireEvent.click(screen.getByRole('button', { name: 'Stay' }))],
])('%s cancels the countdown', (_name, stop) => {
  const { onHome, advance, isRunning } = renderError();
  advance(3);
  stop();
  expect(isRunning()).toBe(false);
  expect(screen.queryByRole('timer')).not.toBeInTheDocument();
  advance(20);
  expect(onHome).not.toHaveBeenCalled();
});

test('§8.8 links to the previous page, home, pre-registration, booth reservation and a report', () => {
  renderError(404, 'zh-cn');
  expect(screen.getByRole('button', { name: '返回上一页' })).toBeInTheDocument();
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/zh-cn',
    '/zh-cn/audience/register/1',
    '/zh-cn/exhibitors/booth-reservation',
    '/zh-cn/problem-report',
  ]);
});

test('§8.6b §8.8 shows a server error as a network error to retry later, and other errors with their message', () => {
  renderError(500);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Network error, please try again later');
  document.body.replaceChildren();
  renderError(410, 'en', 'The meeting is over.');
  expect(screen.getByText('The meeting is over.')).toBeInTheDocument();
});

test('shows a rate-limited user when to retry, and does not redirect to home', () => {
  const { onHome, advance } = renderError(429);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Too many requests');
  expect(screen.getByText(/Please try again in 60 seconds/)).toBeInTheDocument();
  expect(screen.queryByRole('timer')).not.toBeInTheDocument();
  advance(20);
  expect(onHome).not.toHaveBeenCalled();
});
