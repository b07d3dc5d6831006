import { fireEvent, screen, within } from '@testing-library/react';
import type { Favourite } from '@/state/favourites';
import { initialVisitSettings, type VisitSettings } from '@/state/visitSettings';
import { renderWithLocale } from '@/i18n/testing';
import { editionDays, exhibitor, map, product, session } from '../plan.fixture';
import { DayPlan } from './DayPlan';
import { PlanView } from './PlanView';
import { movedOrders } from './SortableDays';

const NOW = new Date('2026-03-10T02:00:00.000Z');

function renderPlan(favourites: Favourite[] | null, changed: Partial<VisitSettings> = {}, now = NOW) {
  const onSettings = jest.fn();
  const settings = { ...initialVisitSettings, hasBreak: false, ...changed };
  renderWithLocale(
    <PlanView
      exhibitionLine="27th edition"
      favourites={favourites}
      onPrint={() => undefined}
      onShare={() => undefined}
      onCalendar={() => undefined}
      onExport={() => undefined}
      exporting={false}
      failed={false}
    >
      {favourites && (
        <DayPlan
          favourites={favourites}
          settings={settings}
          map={map}
          editionDays={editionDays}
          now={now}
          onSettings={onSettings}
          onRemove={() => undefined}
        />
      )}
    </PlanView>,
  );
  return onSettings;
}

const sixform = exhibitor('Sixform', '2-A01');
const burrs = session('Burrs', '2026-03-31', '10:00', '11:30');
const dies = session('Dies', '2026-03-31', '11:00', '12:00', '2');

test('each stop has its time, its number and the way to it', () => {
  renderPlan([sixform, product('Robot', '2-A01', 'Sixform'), burrs]);
  const day = screen.getByRole('region', { name: /31 Mar/ });
  const [first, second] = within(day)
    .getAllByRole('listitem')
    .filter((item) => item.parentElement?.tagName === 'OL');
  expect(first).toHaveTextContent(/2 min, 90 m.*09:33–09:53.*Sixform.*Robot/);
  expect(second).toHaveTextContent(/7 min, 400 m.*10:00–11:30.*Burrs.*Room of Burrs/);
  expect(day).toHaveTextContent('2 stops · 0.9 km on foot · from West at 09:31');
  expect(day).toHaveTextContent('At West by 11:36');
});

test('a session that cannot be reached says why, and offers what to leave out', () => {
  const onSettings = renderPlan([sixform, burrs, dies]);
  const omitted = screen.getByRole('region', { name: 'Doesn’t fit' });
  expect(omitted).toHaveTextContent('You can’t be in hall 9 by 10:00.');
  fireEvent.click(within(omitted).getByRole('button', { name: 'Leave out Dies' }));
  expect(onSettings).toHaveBeenCalledWith({ excluded: ['session Dies'] });
});

test('a session on another day offers that day', () => {
  const onSettings = renderPlan([session('Burrs', '2026-04-01', '10:00', '11:30')], { days: ['2026-03-31'] });
  fireEvent.click(screen.getByRole('button', { name: 'Add Wed, 1 April 2026' }));
  expect(onSettings).toHaveBeenCalledWith({ days: ['2026-03-31', '2026-04-01'] });
});

test('what was left out can be put back', () => {
  const onSettings = renderPlan([sixform, burrs], { excluded: ['booth 2-A01', 'session Burrs'] });
  fireEvent.click(screen.getByRole('button', { name: 'Put back Sixform' }));
  expect(onSettings).toHaveBeenCalledWith({ excluded: ['session Burrs'] });
});

test('the settings change days, entrance, arrival, break and steps', () => {
  const onSettings = renderPlan([sixform]);
  fireEvent.click(screen.getByRole('checkbox', { name: /1 Apr/ }));
  fireEvent.change(screen.getByRole('combobox', { name: 'Entrance' }), { target: { value: 'north' } });
  fireEvent.change(screen.getByRole('combobox', { name: 'Arrive at' }), { target: { value: '10:30' } });
  fireEvent.click(screen.getByRole('checkbox', { name: /break/ }));
  fireEvent.click(screen.getByRole('checkbox', { name: /Step-free/ }));
  fireEvent.change(screen.getByRole('combobox', { name: 'Minutes at Sixform' }), { target: { value: '45' } });
  expect(onSettings.mock.calls.flat()).toEqual([
    { days: ['2026-03-31', '2026-04-01'] },
    { entrance: 'north' },
    { arrival: '10:30' },
    { hasBreak: true },
    { isStepFree: true },
    { minutes: { 'booth 2-A01': 45 } },
  ]);
  // A plan has at least one day.
  expect(screen.getByRole('checkbox', { name: /31 Mar/ })).toBeDisabled();
});

test('the visitor’s own order can be replaced by the shortest way', () => {
  const onSettings = renderPlan([sixform], { orders: { '2026-03-31': ['booth 2-A01'] } });
  fireEvent.click(screen.getByRole('button', { name: 'Plan the shortest way' }));
  expect(onSettings).toHaveBeenCalledWith({ orders: null });
});

test('what was added after the visitor ordered the stops says so', () => {
  renderPlan([sixform, exhibitor('Orrery', '2-C01')], { orders: { '2026-03-31': ['booth 2-A01'] } });
  const omitted = screen.getByRole('region', { name: 'Doesn’t fit' });
  expect(omitted).toHaveTextContent('OrreryAdded after you changed the order.');
});

test('without steps the entrance is one that has none', () => {
  renderPlan([sixform], { entrance: 'north', isStepFree: true });
  expect(screen.getByRole('region', { name: /31 Mar/ })).toHaveTextContent(/from West at .*At West by/);
});

test('after the exhibition the plan is a list', () => {
  renderPlan([sixform, burrs], {}, new Date('2026-05-01T02:00:00.000Z'));
  expect(screen.queryByRole('group', { name: 'Days' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Sixform' })).toBeVisible();
});

test('an empty plan offers exhibitors and the programme', () => {
  renderPlan([]);
  expect(screen.getByRole('link', { name: 'Find exhibitors' })).toBeVisible();
});

describe('during the exhibition', () => {
  const yaoqiao = exhibitor('Yaoqiao', '9-A01');
  const AT_TEN = new Date('2026-03-31T02:05:00.000Z');

  test('says what is on, what is next and when to leave', () => {
    renderPlan([sixform, yaoqiao, burrs], {}, new Date('2026-03-31T01:45:00.000Z'));
    const panel = screen.getByRole('region', { name: 'Now, 09:45' });
    expect(panel).toHaveTextContent('Yaoqiao, until 09:59Next at 10:00: Burrs. Leave by 09:59.');
  });

  test('plans the rest of the day from where the visitor is', () => {
    const onSettings = renderPlan([sixform, yaoqiao], {}, AT_TEN);
    const panel = screen.getByRole('region', { name: 'Now, 10:05' });
    expect(panel).toHaveTextContent('Nothing more is planned today.');
    fireEvent.change(within(panel).getByRole('combobox', { name: 'Where are you?' }), {
      target: { value: 'entrance north' },
    });
    fireEvent.click(within(panel).getByRole('button', { name: 'Plan the rest of the day from here' }));
    const position = { place: 'entrance north', at: AT_TEN.toISOString(), done: ['booth 2-A01', 'booth 9-A01'] };
    expect(onSettings).toHaveBeenCalledWith({ position, orders: null });
  });

  test('what is behind the visitor is a list of its own', () => {
    const position = { place: 'booth 2-A01', at: AT_TEN.toISOString(), done: ['booth 2-A01'] };
    renderPlan([sixform, yaoqiao], { position }, AT_TEN);
    expect(screen.getByRole('region', { name: 'Visited' })).toHaveTextContent('Sixform');
    expect(screen.getByRole('region', { name: /31 Mar/ })).toHaveTextContent('from Booth 2-A01 at 10:05');
    expect(screen.getByRole('region', { name: /31 Mar/ })).toHaveTextContent(/10:1\d–10:3\dBooth 9-A01/);
  });
});

describe('moving', () => {
  const orders = { '2026-03-31': ['a', 'break', 'b'], '2026-04-01': ['c'] };

  test.each([
    ['down', 'a', 'b', { '2026-03-31': ['break', 'b', 'a'], '2026-04-01': ['c'] }],
    ['up', 'b', 'a', { '2026-03-31': ['b', 'a', 'break'], '2026-04-01': ['c'] }],
    ['to a stop of another day', 'a', 'c', { '2026-03-31': ['break', 'b'], '2026-04-01': ['a', 'c'] }],
    ['to the end of another day', 'a', '2026-04-01', { '2026-03-31': ['break', 'b'], '2026-04-01': ['c', 'a'] }],
    ['a break within its day', 'break 2026-03-31', 'a', { '2026-03-31': ['break', 'a', 'b'], '2026-04-01': ['c'] }],
    ['a break to another day, which is refused', 'break 2026-03-31', 'c', orders],
  ])('%s', (_what, moved, target, expected) => {
    expect(movedOrders(orders, moved, target)).toEqual(expected);
  });
});
