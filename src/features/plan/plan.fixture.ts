/** A site with two halls, three booths and two days, for tests. */
import type { EditionDay, WalkingMap } from '@/api';
import { createFavourite, type Favourite } from '@/state/favourites';

const outline = (x: number, y: number, width: number, height: number) => [
  { x, y },
  { x: x + width, y },
  { x: x + width, y: y + height },
  { x, y: y + height },
];

export const map: WalkingMap = {
  grounds: [{ outline: outline(0, 56, 400, 20) }],
  entrances: [
    { id: 'west', name: 'West', at: { x: 0, y: 66 }, hasSteps: false },
    { id: 'north', name: 'North', at: { x: 200, y: 66 }, hasSteps: true },
  ],
  halls: [
    {
      number: '2',
      themeId: 3,
      front: 'south',
      outline: outline(0, 0, 60, 50),
      doors: [{ from: { x: 27, y: 50 }, to: { x: 33, y: 50 }, hasSteps: false }],
      booths: [
        { number: '2-A01', box: [6, 6, 18, 12] },
        { number: '2-C01', box: [6, 24, 18, 12] },
      ],
    },
    {
      number: '9',
      themeId: 1,
      front: 'north',
      outline: outline(300, 80, 100, 100),
      doors: [{ from: { x: 347, y: 80 }, to: { x: 353, y: 80 }, hasSteps: false }],
      booths: [{ number: '9-A01', box: [306, 90, 18, 12] }],
    },
  ],
};

const day = (id: number, date: string): EditionDay => ({
  id,
  date,
  md: date.slice(5).replace('-', '.'),
  datetime: `${date}T01:00:00.000Z`,
  endDatetime: `${date}T09:00:00.000Z`,
  week: '周二',
  weekEn: 'Tue',
  weekRu: 'вт',
  time: '9:00-17:00',
});

export const editionDays = [day(1, '2026-03-31'), day(2, '2026-04-01')];

export const exhibitor = (name: string, booth: string | null): Favourite =>
  createFavourite({ kind: 'exhibitor', id: name, name, lang: 'en', booths: booth ? [booth] : [], themeId: 3 }, '');
export const product = (name: string, booth: string, company: string): Favourite =>
  createFavourite({ kind: 'product', id: name, name, lang: 'en', booths: [booth], themeId: 3, company }, '');
/** Times in Shenzhen. */
export const session = (name: string, date: string, from: string, to: string, hall: string | null = '9'): Favourite => {
  const instant = (time: string) => new Date(`${date}T${time}:00+08:00`).toISOString();
  return createFavourite(
    {
      kind: 'meeting',
      id: name,
      name,
      lang: 'en',
      from: instant(from),
      to: instant(to),
      hall,
      room: `Room of ${name}`,
    },
    '',
  );
};
