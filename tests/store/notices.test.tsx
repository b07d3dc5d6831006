/** Notices by language and device: the cookie notice, the link back to the mini-program, the network notice. */
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { deviceDetected, pageOpened } from '@/state/clientSlice';
import { CookieNotice, Notices, Toasts } from '@/app/Notices';
import { renderWithLocale } from '@/i18n/testing';
import { hideDismissedNotices } from '@/app/services/hideDismissedNotices';
import { networkChanged } from '@/state/noticesSlice';
import { startPersisting } from '@/app/store/makeStore';
import { startIdleWork } from '@/app/hydration/idle';
import { fakeRouter } from '../support/fakeRouter';
import { example, errorResponse } from '../support/fakeResponses';
import { fakeServer } from '../support/fakeTransport';
import { renderApp } from '../support/renderApp';

test('the English site shows the cookie notice until the visitor closes it', async () => {
  const first = await renderApp(<CookieNotice />, { locale: 'en' });
  // Rendered for everyone until the storage is read, so that it does not shift the page later.
  expect(screen.getByRole('region', { name: 'Cookies' })).toBeVisible();
  act(() => void startPersisting(first.store, first.services));
  await userEvent.click(await screen.findByRole('button', { name: 'Got it' }));
  expect(screen.queryByRole('region', { name: 'Cookies' })).not.toBeInTheDocument();
  // Even when the page is left at once.
  first.leave();
  expect(first.storage.get('cookies-read')).toBe('true');
  first.view.unmount();
  const again = await renderApp(<CookieNotice />, { locale: 'en', storage: Object.fromEntries(first.storage) });
  await act(async () => void startPersisting(again.store, again.services));
  expect(screen.queryByRole('region', { name: 'Cookies' })).not.toBeInTheDocument();
});

test('hides a closed notice before hydration', () => {
  const { dataset } = document.documentElement;
  hideDismissedNotices();
  expect(dataset.cookiesRead).toBeUndefined();
  window.localStorage.setItem('cookies-read', 'true');
  hideDismissedNotices();
  expect(dataset.cookiesRead).toBe('');
  delete dataset.cookiesRead;
  window.localStorage.clear();
});

test('other languages have no cookie notice', async () => {
  const { store } = await renderApp(<CookieNotice />, { locale: 'zh-cn' });
  await act(async () => void startPersisting(store));
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('in WeChat on a phone a button returns to the mini-program page named by the source', async () => {
  const urlLink = 'https://wxaurl.example/abc';
  const server = fakeServer({ wxUrlLink: { urlLink, expiresAt: '2026-03-31T02:00:00Z' } });
  const { store, navigations } = await renderApp(<Notices />, { locale: 'zh-cn', server });
  act(() => {
    store.dispatch(pageOpened({ path: '/zh-cn?source=kyxcx', query: { source: 'kyxcx' } }));
    store.dispatch(deviceDetected({ device: 'mobile', inWechat: true }));
  });
  await userEvent.click(await screen.findByRole('button', { name: '返回小程序' }));
  expect(server.requests.map(({ body }) => body)).toEqual([{ path: '/pages/task/index' }]);
  expect(navigations).toEqual([urlLink]);
});

test('reports a mini-program that cannot be opened', async () => {
  const server = fakeServer({ wxUrlLink: errorResponse('limit.exceeded') });
  const { store } = await renderApp(<Notices />, { locale: 'zh-cn', server });
  act(() => void store.dispatch(deviceDetected({ device: 'mobile', inWechat: true })));
  await userEvent.click(await screen.findByRole('button', { name: '返回小程序' }));
  expect(await screen.findByText('小程序打开失败，请一分钟后重试。')).toBeVisible();
});

test('WeChat on a desktop has no such button', async () => {
  const { store } = await renderApp(<Notices />, { locale: 'zh-cn' });
  act(() => void store.dispatch(deviceDetected({ device: 'desktop', inWechat: true })));
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('announces the network state in a live region that existed before', async () => {
  const { store, services } = await renderApp(<Notices />, { locale: 'ru', server: fakeServer({ logTrack: example }) });
  startIdleWork(store, services, fakeRouter('/ru').router);
  const region = screen.getByRole('status');
  expect(region).toHaveTextContent('');
  await act(async () => void store.dispatch(networkChanged('offline')));
  expect(region).toContainElement(await screen.findByText(/^Нет подключения к сети/));
  act(() => void store.dispatch(networkChanged('back')));
  expect(region).toHaveTextContent('Вы снова в сети.');
  act(() => void store.dispatch(networkChanged(null)));
  expect(region).toHaveTextContent('');
});

test('shows toasts in a live region, and they can be closed', async () => {
  const onDismiss = jest.fn();
  renderWithLocale(<Toasts toasts={[{ id: 7, kind: 'error', text: 'It failed' }]} onDismiss={onDismiss} />);
  expect(screen.getByRole('status')).toHaveTextContent('It failed');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onDismiss).toHaveBeenCalledWith(7);
});
