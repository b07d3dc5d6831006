import { fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { Anchor } from '@/ui/controls/Anchor';
import { RouterAnchors } from './RouterAnchor';

let renders = 0;
function Header() {
  renders += 1;
  return (
    <>
      <Anchor href="/en/news?current=2">News</Anchor>
      <Anchor href="/en">Home</Anchor>
      <Anchor href="/en/about" onClick={(event) => event.preventDefault()}>
        Held
      </Anchor>
    </>
  );
}
const header = <Header />;

function site() {
  renders = 0;
  const page = (path: string) => ({ path, element: <p>{path}</p> });
  const frame = (
    <RouterAnchors>
      {header}
      <Outlet />
    </RouterAnchors>
  );
  const router = createMemoryRouter(
    [{ path: '/', element: frame, children: [page('/en'), page('/en/news'), page('/en/about')] }],
    { initialEntries: ['/en'] },
  );
  render(<RouterProvider router={router} />);
  return router;
}

/** Clicks a link; returns whether the browser would still follow it. */
const clickLink = (name: string, init: MouseEventInit = {}) =>
  fireEvent.click(screen.getByRole('link', { name }), init);
const currentEntry = ({ state: { location, historyAction } }: ReturnType<typeof site>) => [
  location.pathname + location.search,
  historyAction,
];

test('a link navigates inside the site without rendering any link again', async () => {
  const router = site();
  expect(clickLink('News')).toBe(false);
  await screen.findByText('/en/news');
  expect(currentEntry(router)).toEqual(['/en/news?current=2', 'PUSH']);
  expect(renders).toBe(1);
});

test('a link to the current page adds no history entry', async () => {
  const router = site();
  clickLink('News');
  await screen.findByText('/en/news');
  clickLink('News');
  expect(currentEntry(router)).toEqual(['/en/news?current=2', 'REPLACE']);
  clickLink('Home');
  await screen.findByText('/en');
  expect(currentEntry(router)).toEqual(['/en', 'PUSH']);
});

test.each([
  ['the middle button', { button: 1 }],
  ['Ctrl', { ctrlKey: true }],
  ['Cmd', { metaKey: true }],
  ['Shift', { shiftKey: true }],
  ['Alt', { altKey: true }],
])('with %s the browser handles the link itself', (_with, init) => {
  const router = site();
  // Prevents a full page load in jsdom.
  const preventLoad = (event: Event) => event.preventDefault();
  let isHandledByBrowser = false;
  const onWindowClick = (event: Event) => {
    isHandledByBrowser = !event.defaultPrevented;
    preventLoad(event);
  };
  window.addEventListener('click', onWindowClick);
  clickLink('News', init);
  window.removeEventListener('click', onWindowClick);
  expect({ isHandledByBrowser, currentEntry: currentEntry(router) }).toEqual({
    isHandledByBrowser: true,
    currentEntry: ['/en', 'POP'],
  });
});

test('does not navigate when a click handler prevents the default', () => {
  const router = site();
  expect(clickLink('Held')).toBe(false);
  expect(currentEntry(router)).toEqual(['/en', 'POP']);
});
