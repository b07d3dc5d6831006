/** A hall with four booths on a site with a concourse, for tests. */
import type { BoothOnPlan, BoothRoute, HallDivision, SitePlan } from '@/api';

const rectangle = (x: number, y: number, width: number, height: number) => [
  { x, y },
  { x: x + width, y },
  { x: x + width, y: y + height },
  { x, y: y + height },
];

export const hall: HallDivision = {
  number: '2',
  name: 'Hall 2',
  themeIds: [3],
  floor: 1,
  width: 60,
  height: 50,
  outline: rectangle(0, 0, 60, 50),
  areas: [{ themeId: 3, name: 'Robotics', colour: '#0353A4', outline: [] }],
  squareMetres: 3000,
  exhibitorCount: 2,
};
export const other: HallDivision = {
  ...hall,
  number: '9',
  name: 'Hall 9',
  themeIds: [1],
  outline: rectangle(0, 80, 150, 100),
  exhibitorCount: 30,
};

export const site: SitePlan = {
  grounds: [{ id: 'concourse', name: 'Concourse', outline: rectangle(-10, 56, 200, 20) }],
  entrances: [
    { id: 'west', name: 'West', at: { x: -10, y: 66 } },
    { id: 'north-1', name: 'North 1', at: { x: 50, y: 66 } },
  ],
  halls: [
    {
      number: '2',
      front: 'south',
      doors: [{ from: { x: 27, y: 50 }, to: { x: 33, y: 50 } }],
      taken: 'M6 6h18v12h-18z',
      free: 'M6 24h18v6h-18z',
    },
    { number: '9', front: 'north', doors: [], taken: 'M6 90h9v12h-9z', free: '' },
  ],
};

const booth = (number: string, outline: BoothOnPlan['outline'], exhibitor?: string): BoothOnPlan => ({
  number,
  kind: 'raw',
  area: 108,
  outline,
  exhibitorId: exhibitor ? '01HZX3K8Q4N6T2V9B7M5C1D0EF' : null,
  exhibitorName: exhibitor ?? null,
  exhibitorSummary: exhibitor ? `${exhibitor} makes robots.` : null,
  exhibitorLogo: null,
  lang: 'en',
});

export const booths: BoothOnPlan[] = [
  booth('2-A01', rectangle(6, 6, 18, 12), 'Sixform'),
  booth('2-A08', rectangle(36, 6, 18, 12), 'Orrery'),
  booth('2-C01', rectangle(6, 24, 18, 12)),
  booth('2-C08', rectangle(36, 24, 18, 12)),
];

/** To 2-A01. */
export const route: BoothRoute = {
  entrance: { id: 'north-1', name: 'North 1' },
  metres: 80,
  points: [
    { x: 15, y: 18 },
    { x: 15, y: 21 },
    { x: 30, y: 21 },
    { x: 30, y: 66 },
    { x: 50, y: 66 },
  ],
};
