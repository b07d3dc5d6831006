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
const press = (name: string, init: MouseEventInit = {}) => fireEvent.click(screen.getByRole('link', { name }), init);
const shown = ({ state: { location, historyAction } }: ReturnType<typeof site>) => [
  location.pathname + location.search,
  historyAction,
];

test('a link navigates inside the site without rendering any link again', async () => {
  const router = site();
  expect(press('News')).toBe(false);
  await screen.findByText('/en/news');
  expect(shown(router)).toEqual(['/en/news?current=2', 'PUSH']);
  expect(renders).toBe(1);
});

test('a link to the current page adds no history entry', async () => {
  const router = site();
  press('News');
  await screen.findByText('/en/news');
  press('News');
  expect(shown(router)).toEqual(['/en/news?current=2', 'REPLACE']);
  press('Home');
  await screen.findByText('/en');
  expect(shown(router)).toEqual(['/en', 'PUSH']);
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
  const stop = (event: Event) => event.preventDefault();
  let isBrowsers = false;
  const last = (event: Event) => {
    isBrowsers = !event.defaultPrevented;
    stop(event);
  };
  window.addEventListener('click', last);
  press('News', init);
  window.removeEventListener('click', last);
  expect({ isBrowsers, shown: shown(router) }).toEqual({ isBrowsers: true, shown: ['/en', 'POP'] });
});

test('does not navigate when a click handler prevents the default', () => {
  const router = site();
  expect(press('Held')).toBe(false);
  expect(shown(router)).toEqual(['/en', 'POP']);
});
