import { screen } from '@testing-library/react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { renderApp } from '../../../tests/support/renderApp';
import { RouteAnnouncer } from './RouteAnnouncer';

const TITLES: Record<string, string> = {
  '/en/exhibitor-list': 'Exhibitors',
  '/en/exhibitor-list/details/7': 'Lathe Co.',
};

function Site() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <title>{`${TITLES[pathname]} | Exhibition`}</title>
      <RouteAnnouncer />
      <main id="main" tabIndex={-1}>
        <h1>{TITLES[pathname]}</h1>
        <Link to="/en/exhibitor-list/details/7">Lathe Co.</Link>
        <Link to="?current=2">2</Link>
        <button onClick={() => void navigate(-1)}>Back</button>
      </main>
    </>
  );
}
const show = () => renderApp(<Site />, { path: '/en/exhibitor-list' });

test('after Enter on a link, focuses the heading of the new page and announces its title', async () => {
  const { user } = await show();
  const announcer = await screen.findByRole('status');
  expect(announcer).toBeEmptyDOMElement();
  screen.getByRole('link', { name: 'Lathe Co.' }).focus();
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('heading', { name: 'Lathe Co.' })).toHaveFocus();
  expect(announcer).toHaveTextContent('Lathe Co. | Exhibition');
});

test('going back returns the focus to the link that was followed', async () => {
  const { user } = await show();
  await user.click(await screen.findByRole('link', { name: 'Lathe Co.' }));
  await user.click(await screen.findByRole('button', { name: 'Back' }));
  expect(await screen.findByRole('heading', { name: 'Exhibitors' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Lathe Co.' })).toHaveFocus();
  expect(screen.getByRole('status')).toHaveTextContent('Exhibitors | Exhibition');
});

test('paging in a list keeps the focus on its link', async () => {
  const { user } = await show();
  const link = await screen.findByRole('link', { name: '2' });
  await user.click(link);
  expect(link).toHaveFocus();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
