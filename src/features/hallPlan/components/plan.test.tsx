import { fireEvent, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import userEvent from '@testing-library/user-event';
import type { MapHit } from '@/api';
import { inIntl } from '@/i18n/testing';
import { renderApp } from '../../../../tests/support/renderApp';
import { testWorld } from '../../../../tests/support/testWorld';
import { ServicesContext } from '@/state/ServicesContext';
import { booths, hall, other, route, site } from '../plan.fixture';
import { HallPlanView, type HallPlanViewProps } from './HallPlanView';

const PATH = '/en/exhibition/hall-plan';
const props: HallPlanViewProps = {
  layout: 'embedded',
  title: 'Hall plan',
  path: PATH,
  otherPath: '/en/exhibition/map/hall',
  halls: [hall, other],
  site,
  choice: { hall: '2' },
  booths,
  reserveHref: '/en/international/reserve-booth',
};
const view = (overrides: Partial<HallPlanViewProps> = {}) => renderApp(<HallPlanView {...props} {...overrides} />);
const list = () => screen.getByRole('region', { name: 'Hall 2' });

test('lists the exhibitors of the hall with links that name their booth', async () => {
  await view();
  const links = within(list()).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([`${PATH}?booth=2-A01`, `${PATH}?booth=2-A08`]);
  expect(screen.getByText('2 exhibitors')).toBeVisible();
});

test('arrow keys move along the list', async () => {
  await view();
  const [first, second] = within(list()).getAllByRole('link');
  first?.focus();
  await userEvent.keyboard('{ArrowDown}');
  expect(second).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{Home}');
  expect(first).toHaveFocus();
});

test('the selected booth has a panel with the route, its link and its exhibitor', async () => {
  await view({ choice: { hall: '2', booth: '2-A01' }, route });
  const note = screen.getByRole('region', { name: 'Selected' });
  expect(within(note).getByRole('heading', { level: 2, name: 'Sixform' })).toBeVisible();
  expect(note).toHaveTextContent('North 1, 80 m');
  expect(within(note).getByRole('link', { name: 'Details' })).toHaveAttribute(
    'href',
    '/en/exhibitor-list/details/01HZX3K8Q4N6T2V9B7M5C1D0EF',
  );
  expect(within(list()).getByRole('link', { current: true })).toHaveTextContent('Sixform');
});

test('a free booth can be reserved', async () => {
  await view({ choice: { hall: '2', booth: '2-C01' } });
  const note = screen.getByRole('region', { name: 'Selected' });
  expect(within(note).getByRole('link', { name: 'Reserve a booth' })).toHaveAttribute('href', props.reserveHref);
});

test('the server renders the plan with each booth as a link', () => {
  const { services } = testWorld();
  const html = renderToString(
    inIntl(
      <ServicesContext value={services}>
        <HallPlanView {...props} />
      </ServicesContext>,
    ),
  );
  const drawing = /<svg[^>]*preserveAspectRatio.*?<\/svg>/s.exec(html)?.[0] ?? '';
  expect([...drawing.matchAll(/booth=(2-[A-Z]\d\d)/g)].map(([, number]) => number)).toEqual([
    '2-A01',
    '2-A08',
    '2-C01',
    '2-C08',
  ]);
});

test('the search is a GET form, and its results replace the list', async () => {
  const hit: MapHit = { kind: 'exhibitor', id: 'x', name: 'Sixform', boothNumber: '2-A01', hall: '2', x: 1, y: 1 };
  await view({
    choice: { searchText: 'robot' },
    hits: [hit, { ...hit, kind: 'hall', id: '9', hall: '9', boothNumber: null }],
  });
  const form = screen.getByRole('search');
  expect([form.getAttribute('method'), form.getAttribute('action')]).toEqual(['get', PATH]);
  expect(within(form).getByRole('searchbox')).toHaveValue('robot');
  const results = screen.getByRole('region', { name: '2 matches for “robot”' });
  expect(
    within(results)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual([PATH, `${PATH}?booth=2-A01`, `${PATH}?hall=9`]);
});

test('shows an invalid booth number at the field', async () => {
  await view({ choice: { searchText: '2A01', problem: 'invalidBooth' }, hits: [] });
  expect(screen.getByRole('alert')).toHaveTextContent('Booth number is incorrect, write it as 2-A01');
  expect(screen.getByRole('searchbox')).toHaveAttribute('aria-invalid', 'true');
});

test('with JavaScript a click on a booth opens it in place', async () => {
  const onNavigate = jest.fn();
  const { view: shown } = await view({ onNavigate });
  const booth = shown.container.querySelector(`svg a[href="${PATH}?booth=2-A08"]`);
  if (booth) fireEvent.click(booth);
  expect(onNavigate.mock.calls).toEqual([[`${PATH}?booth=2-A08`]]);
});

test('the note saves the exhibitor to the visit plan', async () => {
  const toggle = jest.fn();
  await view({ choice: { hall: '2', booth: '2-A01' }, favourites: { has: () => false, toggle } });
  await userEvent.click(screen.getByRole('button', { name: 'Save Sixform to my visit plan' }));
  expect(toggle).toHaveBeenCalledWith(
    expect.objectContaining({ kind: 'exhibitor', name: 'Sixform', booths: ['2-A01', '2-A08'] }),
  );
});
