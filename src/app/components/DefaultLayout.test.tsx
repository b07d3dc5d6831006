import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { renderWithLocale } from '@/i18n/testing';
import type { Locale } from '@/i18n/locales';
import { selectAdmissionNoticeOpenedAt } from '@/state/persistedSlice';
import { renderApp } from '../../../tests/support/renderApp';
import { DefaultLayout } from './DefaultLayout';
import { shellData } from './shell.fixture';

const layout = (locale: Locale, overrides = {}) =>
  renderWithLocale(
    <MemoryRouter>
      <DefaultLayout
        {...shellData}
        locale={locale}
        path={`/${locale}`}
        onSubscribe={async () => undefined}
        {...overrides}
      >
        <h1>Traffic</h1>
      </DefaultLayout>
    </MemoryRouter>,
    locale,
  );

test('the first link skips to the main content', async () => {
  layout('en');
  await userEvent.tab();
  expect(screen.getByText('Skip to main content')).toHaveFocus();
  expect(screen.getByText('Skip to main content')).toHaveAttribute('href', '#main');
  expect(screen.getByRole('main')).toHaveAttribute('id', 'main');
});

test('has one header, one main region and one footer', () => {
  layout('en');
  for (const landmark of ['banner', 'main', 'contentinfo']) expect(screen.getAllByRole(landmark)).toHaveLength(1);
});

test('Russian pages have no header and no right bar', () => {
  layout('ru');
  expect(screen.queryByRole('banner')).not.toBeInTheDocument();
  expect(screen.queryByRole('navigation', { name: 'Быстрые ссылки' })).not.toBeInTheDocument();
});

test('the right bar links to meetings and products in Chinese, to the newsletter elsewhere, and can collapse', async () => {
  layout('zh-cn');
  const hrefs = () =>
    [...document.querySelectorAll('[aria-label="快捷栏"] a')].map((link) => link.getAttribute('href'));
  expect(hrefs()).toEqual([
    '/zh-cn/audience/register/1',
    '/zh-cn/exhibitors/booth-reservation',
    '/zh-cn/meeting',
    '/zh-cn/products',
    '#top',
  ]);
  const collapse = screen.getByRole('button', { name: '收起快捷栏' });
  await userEvent.click(collapse);
  expect(collapse).toHaveAttribute('aria-expanded', 'false');
  expect(document.querySelector('[aria-label="快捷栏"] ul')).not.toBeVisible();
});

test('header and right bar link to the badge for registered visitors, to the registration for others', () => {
  const actions = () =>
    ['[role="banner"], header', '[aria-label="Quick links"]'].map((selector) =>
      [...document.querySelectorAll(`:is(${selector}) a`)].flatMap((link) =>
        /^(Register to visit|My badge)$/.test(link.textContent ?? '')
          ? [`${link.textContent} ${link.getAttribute('href')}`]
          : [],
      ),
    );
  const { unmount } = layout('en', { isRegistered: false });
  const register = 'Register to visit /en/audience/register/1';
  expect(actions()).toEqual([[register, register], [register]]);
  unmount();
  layout('en', { isRegistered: true });
  const badge = 'My badge /en/my';
  expect(actions()).toEqual([[badge, badge], [badge]]);
});

test('the right bar opens the admission notice, 500 px wide, and its button closes it', async () => {
  const { store } = await renderApp(
    <DefaultLayout {...shellData} locale="zh-cn" path="/zh-cn" onSubscribe={async () => undefined}>
      <h1>Traffic</h1>
    </DefaultLayout>,
    { locale: 'zh-cn' },
  );
  expect(selectAdmissionNoticeOpenedAt(store.getState())).toBeNull();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  const bar = screen.getByRole('navigation', { name: '快捷栏' });
  await userEvent.click(within(bar).getByRole('button', { name: '入场须知' }));
  expect(await screen.findByRole('dialog', { name: '入场须知' })).toHaveStyle({ width: 'min(500px, 100% - 32px)' });
  expect(screen.getByText('未满 18 周岁谢绝入场（以展会首日为准）。')).toBeVisible();
  // The notice has been opened, so the right bar no longer highlights it.
  expect(selectAdmissionNoticeOpenedAt(store.getState())).toBe('2026-03-10T02:00:00.000Z');
  await userEvent.click(screen.getByRole('button', { name: '好的，我知道了' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test.each([
  ['ru', 'contentinfo', 'Правила входа'],
  ['en', 'contentinfo', 'Admission'],
  ['en', 'banner', 'Admission'],
] as const)('without the right bar, in %s, the admission notice opens from the %s', async (locale, role, name) => {
  await renderApp(
    <DefaultLayout {...shellData} locale={locale} path={`/${locale}`} onSubscribe={async () => undefined}>
      <h1>Traffic</h1>
    </DefaultLayout>,
    { locale },
  );
  const landmark = screen.getByRole(role);
  await userEvent.click(within(landmark).getByText(name, { selector: 'button' }));
  expect(await screen.findByRole('dialog')).toBeVisible();
});

test('outside China the right bar links to the newsletter field in the footer', () => {
  layout('en');
  expect(document.querySelector('[aria-label="Quick links"] a[href="#newsletter"]')).toBeInTheDocument();
  expect(document.getElementById('newsletter')?.closest('footer')).toBeInTheDocument();
});

test('the sandbox banner shows that nothing is sent, and the site date', () => {
  layout('en', { sandboxNow: '2026-01-16T18:35:00.000Z' });
  expect(screen.getByRole('link', { name: 'inbox' })).toHaveAttribute('href', '/dev/inbox');
  expect(screen.getByText(/Site date: 17 January 2026/)).toHaveTextContent('02:35');
});

test.each([
  ['zh-cn', '2026年1月17日'],
  ['ru', '17 января 2026'],
  ['ja', '2026年1月17日'],
] as const)('formats the sandbox date in %s', (locale, date) => {
  layout(locale, { sandboxNow: '2026-01-16T18:35:00.000Z' });
  expect(document.querySelector('aside')).toHaveTextContent(date);
});
