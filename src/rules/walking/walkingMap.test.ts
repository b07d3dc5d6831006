/** Two halls at a concourse: hall 2 north of it, hall 9 south of it with a rear door to an entrance outdoors. */
import { Aisles, lengthOf } from './aisles';
import { walkingSeconds } from './pace';
import { WalkingMap, type Place, type WalkingHall, type WalkingSite } from './walkingMap';

const rectangle = (x: number, y: number, width: number, height: number) => [
  { x, y },
  { x: x + width, y: y + height },
];
const door = (x: number, y: number, hasSteps = false) => ({ from: { x: x - 3, y }, to: { x: x + 3, y }, hasSteps });

const site: WalkingSite = {
  grounds: [{ outline: rectangle(0, 56, 200, 20) }],
  entrances: [
    { id: 'west', at: { x: 0, y: 66 } },
    { id: 'south', at: { x: 60, y: 190 }, hasSteps: true },
  ],
  halls: [
    { number: '2', front: 'south', doors: [door(30, 50)] },
    { number: '9', front: 'north', doors: [door(30, 80), door(90, 80), door(90, 180, true)] },
  ],
};
const halls: WalkingHall[] = [
  {
    number: '2',
    outline: rectangle(0, 0, 60, 50),
    booths: [
      { number: '2-A01', outline: rectangle(6, 6, 18, 12) },
      { number: '2-C01', outline: rectangle(6, 24, 18, 12) },
      // Back to back with 2-C01: its only free side is the southern one.
      { number: '2-C02', outline: rectangle(6, 36, 18, 6) },
    ],
  },
  {
    number: '9',
    outline: rectangle(0, 80, 120, 100),
    booths: [{ number: '9-A01', outline: rectangle(6, 150, 18, 12) }],
  },
];
const booths = ['2-A01', '2-C01', '2-C02', '9-A01'];
const booth = (number: string): Place => ({ kind: 'booth', hall: number.split('-')[0] ?? '', number });
const west: Place = { kind: 'entrance', id: 'west' };
const south: Place = { kind: 'entrance', id: 'south' };

const map = new WalkingMap({ site, halls, booths, isStepFree: false });
const stepFreeMap = new WalkingMap({ site, halls, booths, isStepFree: true });

test('a way within a hall leads along the aisles, from a side of the booth that is free', () => {
  // 2-C02 is in front of the southern side of 2-C01, so the way begins at its northern side.
  expect(map.route(booth('2-C01'), booth('2-C02'))?.points).toEqual([
    { x: 15, y: 24 },
    { x: 15, y: 21 },
    { x: 3, y: 21 },
    { x: 3, y: 45 },
    { x: 15, y: 45 },
    { x: 15, y: 42 },
  ]);
});

test('a way to another hall leads through the doors that make it shortest, and across the concourse', () => {
  const route = map.route(booth('2-A01'), booth('9-A01'));
  expect(route?.points).toEqual([
    { x: 15, y: 18 },
    { x: 15, y: 21 },
    { x: 30, y: 21 },
    { x: 30, y: 83 },
    { x: 15, y: 83 },
    { x: 15, y: 150 },
  ]);
  expect(route?.metres).toBe(162);
  expect(map.metres(booth('2-A01'), booth('9-A01'))).toBe(162);
  expect(map.metres(booth('9-A01'), booth('2-A01'))).toBe(162);
});

test('an entrance outdoors leads into a hall by its rear door, and through it to other halls', () => {
  expect(map.route(south, booth('9-A01'))?.points).toEqual([
    { x: 60, y: 190 },
    { x: 90, y: 190 },
    { x: 90, y: 147 },
    { x: 15, y: 147 },
    { x: 15, y: 150 },
  ]);
  expect(map.metres(booth('9-A01'), south)).toBe(map.metres(south, booth('9-A01')));
  expect(map.route(south, booth('2-A01'))?.points.slice(0, 3)).toEqual([
    { x: 60, y: 190 },
    { x: 90, y: 190 },
    { x: 90, y: 83 },
  ]);
});

test('a room whose position is not known counts as the middle door of its hall', () => {
  expect(map.route(west, { kind: 'hall', hall: '2' })?.points).toEqual([
    { x: 0, y: 66 },
    { x: 30, y: 66 },
    { x: 30, y: 47 },
  ]);
});

test('without steps, doors and entrances that have steps are not used', () => {
  expect(stepFreeMap.metres(south, booth('9-A01'))).toBe(Infinity);
  expect(stepFreeMap.route(south, booth('9-A01'))).toBeNull();
  expect(stepFreeMap.metres(west, booth('9-A01'))).toBe(map.metres(west, booth('9-A01')));
});

test('there is no way to a booth that is not on the plan', () => {
  expect(map.route(west, booth('2-Z99'))).toBeNull();
  expect(map.metres(west, booth('7-A01'))).toBe(Infinity);
});

test('between any two booths there and back are equal, and no detour is shorter', () => {
  const places = [...booths.map(booth), west, south];
  for (const from of places)
    for (const to of places) {
      expect(map.metres(from, to)).toBe(map.metres(to, from));
      if (from !== to) expect(map.route(from, to)?.metres).toBe(map.metres(from, to));
    }
});

test('a way around an obstacle is as long as its parts', () => {
  const aisles = new Aisles(
    { x: 0, y: 0, width: 40, height: 40 },
    [{ x: 10, y: 0, width: 20, height: 30 }],
    [
      { x: 3, y: 3 },
      { x: 37, y: 3 },
    ],
  );
  const ways = aisles.waysFrom({ x: 3, y: 3 });
  expect(ways.pathTo({ x: 37, y: 3 })).toEqual([
    { x: 3, y: 3 },
    { x: 3, y: 33 },
    { x: 37, y: 33 },
    { x: 37, y: 3 },
  ]);
  expect(ways.metresTo({ x: 37, y: 3 })).toBe(lengthOf(ways.pathTo({ x: 37, y: 3 })));
  expect(ways.metresTo({ x: 20, y: 10 })).toBe(Infinity);
  expect(ways.pathTo({ x: 20, y: 10 })).toEqual([]);
});

test('60 m take a minute, and longer without steps', () => {
  expect([walkingSeconds(60, { isStepFree: false }), walkingSeconds(60, { isStepFree: true })]).toEqual([60, 80]);
});
