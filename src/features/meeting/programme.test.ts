import { programmeGrid } from './programme/DayGrid';
import { meeting } from './meeting.fixture';
import { findOverlaps } from '@/lib/overlaps';
import { programmeHref, parseProgrammeQuery } from './programmeHref';

const morning = meeting('a');
const mainStage = meeting('b', {
  hall: null,
  room: 'Main stage',
  from: '2026-04-01T01:30:00Z',
  to: '2026-04-01T02:15:00Z',
});
const afternoon = meeting('c', {
  hall: '15',
  room: 'Room C',
  from: '2026-04-01T06:00:00Z',
  to: '2026-04-01T07:40:00Z',
});

test('has a column per room by hall, four rows per hour, and starts with the first hour of the day', () => {
  const grid = programmeGrid([morning, mainStage, afternoon]);
  expect(grid.rooms.map(({ hall, name }) => [hall, name])).toEqual([
    [null, 'Main stage'],
    ['9', 'Hall 9, room A'],
    ['15', 'Room C'],
  ]);
  expect(grid.hours).toEqual([9, 10, 11, 12, 13, 14, 15]);
  expect([mainStage, morning, afternoon].map((one) => grid.positionOf(one))).toEqual([
    { column: 1, row: 3, rows: 3 },
    { column: 2, row: 5, rows: 6 },
    { column: 3, row: 21, rows: 7 },
  ]);
});

test('has neither rooms nor hours on a day without meetings', () => {
  expect(programmeGrid([])).toMatchObject({ rooms: [], hours: [] });
});

test('meetings overlap if one starts before the other ends, not at the same instant', () => {
  const next = meeting('d', { from: morning.to, to: '2026-04-01T04:00:00Z' });
  const pairs = findOverlaps([next, morning, mainStage]).map(([one, other]) => [one.id, other.id]);
  expect(pairs).toEqual([['b', 'a']]);
});

test('reads the filters back from a programme URL', () => {
  const choice = { date: '2026-04-01', themeId: '01HZX3K8Q4N6T2V9B7M5C1D0EH', hall: '9' };
  const href = programmeHref('en', choice);
  expect(href).toBe('/en/meeting?date=2026-04-01&theme=01HZX3K8Q4N6T2V9B7M5C1D0EH&hall=9');
  expect(parseProgrammeQuery(new URL(href, 'http://site').searchParams)).toEqual(choice);
  expect(programmeHref('en')).toBe('/en/meeting');
});

test.each(['date=tomorrow', 'theme=robots', 'hall=nine!'])('rejects a URL with %s', (query) => {
  expect(parseProgrammeQuery(new URLSearchParams(query))).toBeNull();
});
