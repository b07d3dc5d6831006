import { act, fireEvent, screen } from '@testing-library/react';
import { renderIn } from '@/i18n/testing';
import type { Locale } from '@/i18n/locales';
import { ErrorView } from './ErrorView';

function show(status = 404, locale: Locale = 'en', message?: string) {
  let run: (() => void) | null = null;
  const timers = {
    every: (_ms: number, tick: () => void) => {
      run = tick;
      return () => (run = null);
    },
  };
  const onHome = jest.fn();
  renderIn(
    <ErrorView status={status} message={message} timers={timers} onHome={onHome} onBack={() => undefined} />,
    locale,
  );
  const pass = (seconds: number) => {
    for (let second = 0; second < seconds; second += 1) act(() => run?.());
  };
  return { onHome, pass, isRunning: () => run !== null };
}

test('§8.6a §8.8 a missing page says so in the reader’s language, in English and in Chinese', () => {
  show(404, 'ru');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Страница не найдена');
  expect(screen.getByText('This page could not be found')).toHaveAttribute('lang', 'en');
  expect(screen.getByText('找不到这个页面')).toHaveAttribute('lang', 'zh-CN');
});

test('§8.8 it goes home after ten seconds, which the home button counts', () => {
  const { onHome, pass } = show();
  expect(screen.getByRole('link', { name: /Home/ })).toHaveTextContent('10 s');
  pass(9);
  expect(screen.getByRole('timer')).toHaveTextContent('1 s');
  expect(onHome).not.toHaveBeenCalled();
  pass(1);
  expect(onHome).toHaveBeenCalledTimes(1);
});

test.each([
  ['any key', () => fireEvent.keyDown(window, { key: 'Tab' })],
  ['a pointer', () => fireEvent.pointerDown(document.body)],
  ['the button', () => fireEvent.click(screen.getByRole('button', { name: 'Stay' }))],
])('%s stops it for good', (_name, stop) => {
  const { onHome, pass, isRunning } = show();
  pass(3);
  stop();
  expect(isRunning()).toBe(false);
  expect(screen.queryByRole('timer')).not.toBeInTheDocument();
  pass(20);
  expect(onHome).not.toHaveBeenCalled();
});

test('§8.8 it leads back, home, to pre-registration and to a booth', () => {
  show(404, 'zh-cn');
  expect(screen.getByRole('button', { name: '返回上一页' })).toBeInTheDocument();
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/zh-cn',
    '/zh-cn/audience/register/1',
    '/zh-cn/exhibitors/booth-reservation',
  ]);
});

test('§8.6b §8.8 a fault of the server is a network error to try again later; another error says its message', () => {
  show(500);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Network error, please try again later');
  document.body.replaceChildren();
  show(410, 'en', 'The meeting is over.');
  expect(screen.getByText('The meeting is over.')).toBeInTheDocument();
});

test('a reader who asked too often hears when to try again, and is not sent home', () => {
  const { onHome, pass } = show(429);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Too many requests');
  expect(screen.getByText(/Please try again in 60 seconds/)).toBeInTheDocument();
  expect(screen.queryByRole('timer')).not.toBeInTheDocument();
  pass(20);
  expect(onHome).not.toHaveBeenCalled();
});
