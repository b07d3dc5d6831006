import { initialVisitSettings } from '@/state/visitSettings';
import { editionDays, exhibitor, map } from './plan.fixture';
import { planVisit } from './planVisit';
import { currentStops, positionAt, todayOf } from './position';
import { visitStops } from './visitStops';

const favourites = [exhibitor('Yaoqiao', '9-A01'), exhibitor('Orrery', '2-C01'), exhibitor('Sixform', '2-A01')];
const { stops } = visitStops(favourites, initialVisitSettings);
const settings = { ...initialVisitSettings, hasBreak: false };
const plan = planVisit({ stops, settings, map, editionDays, dates: ['2026-03-31'] });
/** 09:06 Yaoqiao, 09:33 Orrery, 09:54 Sixform. */
const day = plan.days[0]!;
const at = (time: string) => new Date(`2026-03-31T${time}:00+08:00`);
const names = (now: Date) => {
  const { current, next } = currentStops(day, now);
  return [current?.stop?.favourites[0].name, next?.stop?.favourites[0].name];
};

test('the day in Shenzhen is today, also where it is still yesterday', () => {
  expect(todayOf(plan, new Date('2026-03-30T17:00:00.000Z'))?.date).toBe('2026-03-31');
  expect(todayOf(plan, new Date('2026-03-31T17:00:00.000Z'))).toBeUndefined();
});

test.each([
  ['09:00', undefined, 'Yaoqiao'],
  ['09:10', 'Yaoqiao', 'Orrery'],
  ['09:30', undefined, 'Orrery'],
  ['10:10', 'Sixform', undefined],
  ['12:00', undefined, undefined],
])('at %s %s is on, and %s is next', (time, current, next) => {
  expect(names(at(time))).toEqual([current, next]);
});

test('at a stop, it and those before it are behind the visitor', () => {
  const position = positionAt({ place: 'booth 2-C01', day, now: at('09:20'), previous: null });
  expect(position).toEqual({
    place: 'booth 2-C01',
    at: '2026-03-31T01:20:00.000Z',
    done: ['booth 9-A01', 'booth 2-C01'],
  });
});

test('elsewhere, what has ended is behind the visitor, and what was before', () => {
  const previous = { place: 'entrance west', at: '', done: ['booth 7-A01', 'booth 9-A01'] };
  expect(positionAt({ place: 'entrance north', day, now: at('09:54'), previous }).done).toEqual([
    'booth 7-A01',
    'booth 9-A01',
    'booth 2-C01',
  ]);
});
