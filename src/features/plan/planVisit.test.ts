import { initialVisitSettings, type VisitSettings } from '@/state/visitSettings';
import type { Favourite } from '@/state/favourites';
import { shanghaiMinute } from '@/rules/shanghai';
import { editionDays, exhibitor, map, product, session } from './plan.fixture';
import { planVisit, plannedDates, type PlannedDay } from './planVisit';
import { visitStops } from './visitStops';

const BEFORE = new Date('2026-03-10T02:00:00.000Z');

function plan(favourites: Favourite[], changed: Partial<VisitSettings> = {}, now = BEFORE) {
  const settings = { ...initialVisitSettings, hasBreak: false, ...changed };
  const { stops } = visitStops(favourites, settings);
  const dates = plannedDates({ stops, settings, editionDays, now });
  return planVisit({ stops, settings, map, editionDays, dates });
}
const timeOf = (instant: string) => shanghaiMinute(new Date(instant)).slice(11);
/** `09:00 Sixform`, in order. */
const lines = ({ stops }: PlannedDay) =>
  stops.map(({ stop, start }) => `${timeOf(start)} ${stop?.favourites[0].name ?? 'break'}`);

const sixform = exhibitor('Sixform', '2-A01');
const orrery = exhibitor('Orrery', '2-C01');
const yaoqiao = exhibitor('Yaoqiao', '9-A01');

describe('stops', () => {
  test('a booth is one stop with its exhibitor first, and products there after it', () => {
    const { stops, withoutPlace } = visitStops(
      [product('Robot', '2-A01', 'Sixform'), sixform, exhibitor('Nobody', null)],
      {
        minutes: { 'booth 2-A01': 45 },
      },
    );
    expect(stops.map(({ key, minutes, favourites }) => [key, minutes, favourites.map(({ name }) => name)])).toEqual([
      ['booth 2-A01', 45, ['Sixform', 'Robot']],
    ]);
    expect(withoutPlace.map(({ name }) => name)).toEqual(['Nobody']);
  });

  test('a session lasts as long as it is announced', () => {
    const { stops } = visitStops([session('Burrs', '2026-03-31', '10:00', '11:30')], { minutes: {} });
    expect(stops.map(({ minutes }) => minutes)).toEqual([90]);
  });
});

describe('days', () => {
  const dates = (favourites: Favourite[], days: string[], now = BEFORE) =>
    plannedDates({
      stops: visitStops(favourites, initialVisitSettings).stops,
      settings: { ...initialVisitSettings, days },
      editionDays,
      now,
    });
  const burrs = session('Burrs', '2026-04-01', '10:00', '11:30');

  test('are the chosen ones, or those of the sessions, or the first', () => {
    expect(dates([burrs], ['2026-03-31'])).toEqual(['2026-03-31']);
    expect(dates([burrs], [])).toEqual(['2026-04-01']);
    expect(dates([sixform], [])).toEqual(['2026-03-31']);
  });

  test('that have ended are not planned', () => {
    expect(dates([sixform], ['2026-03-31'], new Date('2026-03-31T10:00:00.000Z'))).toEqual(['2026-04-01']);
    expect(dates([sixform], [], new Date('2026-04-02T10:00:00.000Z'))).toEqual([]);
  });
});

test('a day begins at opening time, and leads through the halls and back to the entrance', () => {
  const { days, omitted } = plan([yaoqiao, orrery, sixform]);
  const [day] = days;
  expect(omitted).toEqual([]);
  expect(day && [timeOf(day.enters), ...lines(day), timeOf(day.leaves)]).toEqual([
    '09:00',
    '09:06 Yaoqiao',
    '09:33 Orrery',
    '09:54 Sixform',
    '10:16',
  ]);
  expect(day?.stops.map(({ way }) => way?.metres)).toEqual([409, 424, 48]);
  expect(day?.metres).toBe(409 + 424 + 48 + 93);
});

test('a session keeps its time, and the visitor enters only as early as the stops before it need', () => {
  const [day] = plan([sixform, yaoqiao, session('Burrs', '2026-03-31', '14:00', '15:00')]).days;
  expect(day && [timeOf(day.enters), ...lines(day)]).toEqual([
    '13:10',
    '13:11 Sixform',
    '13:39 Yaoqiao',
    '14:00 Burrs',
  ]);
});

test('of two sessions at the same time the one with the longer way is omitted, with what to leave out to attend it', () => {
  const favourites = [
    sixform,
    session('Burrs', '2026-03-31', '10:00', '11:30'),
    session('Dies', '2026-03-31', '11:00', '12:00', '2'),
  ];
  const { days, omitted } = plan(favourites);
  expect(days.flatMap(lines)).toEqual(['10:39 Sixform', '11:00 Dies']);
  expect(omitted.map(({ stop, conflicts }) => [stop.key, conflicts.map(({ key }) => key)])).toEqual([
    ['session Burrs', ['session Dies']],
  ]);
  const other = plan(favourites, { excluded: ['session Dies'] });
  expect([other.days.flatMap(lines), other.omitted]).toEqual([['09:33 Sixform', '10:00 Burrs'], []]);
});

test('a session on a day that was not chosen is omitted', () => {
  const { omitted } = plan([session('Burrs', '2026-04-01', '10:00', '11:30')], { days: ['2026-03-31'] });
  expect(omitted).toMatchObject([{ stop: { key: 'session Burrs' }, conflicts: [] }]);
});

test('a break is between two stops around noon, and missing from a day that ends before', () => {
  const long = { 'booth 2-A01': 90, 'booth 2-C01': 90, 'booth 9-A01': 90 };
  const [day] = plan([sixform, orrery, yaoqiao], { hasBreak: true, minutes: long, arrival: '10:00' }).days;
  expect(day && lines(day).map((line) => line.slice(6))).toContain('break');
  const pause = day?.stops.find(({ stop }) => stop === null);
  expect(pause && timeOf(pause.start) >= '11:30' && timeOf(pause.end) <= '14:00').toBe(true);
  expect(plan([sixform], { hasBreak: true }).days.flatMap(lines)).toEqual(['09:01 Sixform']);
});

test('without steps the entrance and the ways have none', () => {
  const settings = { entrance: 'north', arrival: '10:00' };
  expect(plan([sixform], settings).days[0]?.stops[0]?.way?.points[0]).toEqual({ x: 200, y: 66 });
  const [day] = plan([sixform], { ...settings, isStepFree: true }).days;
  expect(day?.stops[0]?.way).toMatchObject({ minutes: 3, metres: 93, points: [{ x: 0, y: 66 }, {}, {}, {}, {}] });
});

test('the rest of a day is planned from where the visitor is, without what was seen', () => {
  const position = { place: 'booth 2-A01', at: '2026-03-31T05:00:00.000Z', done: ['booth 2-A01'] };
  const [day] = plan([sixform, orrery, yaoqiao], { position }).days;
  expect(day && [timeOf(day.enters), ...lines(day)]).toEqual(['13:00', '13:00 Orrery', '13:27 Yaoqiao']);
  expect(day?.stops[0]?.way?.metres).toBe(48);
  // Another day begins at the entrance.
  const [other] = plan([orrery], { position, days: ['2026-04-01'] }).days;
  expect(other && lines(other)).toEqual(['09:01 Orrery']);
});

test('a position that is not on the plan counts as the entrance', () => {
  const position = { place: 'booth 7-X99', at: '2026-03-31T05:00:00.000Z', done: [] };
  const [day] = plan([sixform], { position }).days;
  expect(day?.stops[0]?.way?.points[0]).toEqual({ x: 0, y: 66 });
});

test('the visitor’s own order remains, with its times and how late a stop is', () => {
  const burrs = session('Burrs', '2026-03-31', '09:20', '10:00');
  const orders = { '2026-03-31': ['booth 2-A01', 'booth 2-C01', 'session Burrs', 'booth 7-A01'] };
  const { days, omitted } = plan([sixform, orrery, burrs, yaoqiao], { orders });
  expect(days.flatMap(lines)).toEqual(['09:01 Sixform', '09:22 Orrery', '09:48 Burrs']);
  expect(days[0]?.stops.map(({ minutesLate }) => minutesLate)).toEqual([0, 0, 29]);
  // Added after the visitor ordered the stops.
  expect(omitted.map(({ stop }) => stop.key)).toEqual(['booth 9-A01']);
});
