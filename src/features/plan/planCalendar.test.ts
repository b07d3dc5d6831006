import { initialVisitSettings } from '@/state/visitSettings';
import { editionDays, exhibitor, map, product, session } from './plan.fixture';
import { planCalendar } from './planCalendar';
import { planVisit } from './planVisit';
import { visitStops } from './visitStops';

test('each stop is an event at its planned time and place, and a break is none', async () => {
  const favourites = [
    exhibitor('Sixform', '2-A01'),
    product('Robot', '2-A01', 'Sixform'),
    exhibitor('Yaoqiao', '9-A01'),
    session('Burrs', '2026-03-31', '14:00', '15:00'),
  ];
  const settings = { ...initialVisitSettings, arrival: '11:00', minutes: { 'booth 2-A01': 90 } };
  const { stops } = visitStops(favourites, settings);
  const plan = planVisit({ stops, settings, map, editionDays, dates: ['2026-03-31'] });
  expect(plan.days[0]?.stops.some(({ stop }) => stop === null)).toBe(true);
  const file = planCalendar(plan, {
    locale: 'en',
    origin: 'https://www.example.com',
    venue: 'World Exhibition Center',
    now: new Date('2026-03-10T02:00:00.000Z'),
    boothText: (booth) => `Booth ${booth}`,
  });
  expect(file.type).toBe('text/calendar; charset=utf-8');
  // Long lines are folded.
  const lines = (await file.text()).replaceAll('\r\n\t', '').split('\r\n');
  const valuesOf = (key: string) =>
    lines.filter((line) => line.startsWith(key)).map((line) => line.slice(key.length + 1));
  const planned = plan.days.flatMap((day) => day.stops.filter(({ stop }) => stop));
  expect(valuesOf('SUMMARY')).toEqual(planned.map(({ stop }) => stop?.favourites[0].name));
  const utc = (instant: string) => `${instant.slice(0, 19).replace(/[-:]/g, '')}Z`;
  expect(valuesOf('DTSTART')).toEqual(planned.map(({ start }) => utc(start)));
  expect(valuesOf('DTEND')).toEqual(planned.map(({ end }) => utc(end)));
  expect(valuesOf('LOCATION').sort()).toEqual([
    'Booth 2-A01\\, World Exhibition Center',
    'Booth 9-A01\\, World Exhibition Center',
    'Room of Burrs\\, World Exhibition Center',
  ]);
  expect(valuesOf('DESCRIPTION').join()).toContain('Robot');
  expect(valuesOf('URL')).toContain('https://www.example.com/en/exhibitor-list/details/Sixform');
});
