import type { HandlerResponse } from '../../server/http/contract';
import { contentId } from '../../server/lib/ids';
import { buildTestApp, errorOf, type TestApp, type TestVisitor } from '../support/testApp';

interface MapHit {
  kind: string;
  id: string;
  name: string;
  boothNumber: string | null;
  hall: string | null;
  x: number;
  y: number;
}
interface Point {
  x: number;
  y: number;
}

let site: TestApp;
let anna: TestVisitor;
beforeAll(async () => {
  site = await buildTestApp();
  anna = site.visitor({ locale: 'en' });
});
afterAll(() => site.close());

const searchMap = async (keyword: string, visitor = anna): Promise<MapHit[]> =>
  (await visitor.request('exhibitorMapSearch', { path: { keyword } })).data;

test('returns nine exhibition halls and demonstration hall 2 with theme, position and number of exhibitors', async () => {
  const { data } = await anna.request('exhibitorHalls');
  const halls = data as { number: string; name: string; width: number; height: number; exhibitorCount: number }[];
  expect(halls.map(({ number }) => number)).toEqual(['2', '9', '10', '11', '12', '13', '14', '15', '16', '17']);
  expect(halls[1]).toMatchObject({ name: 'Hall 9', width: 150, height: 132, themeIds: [1], squareMetres: 19800 });
  const exhibitors = (await anna.request('exhibitorPage', { body: { current: 1, size: 1 } })).data as {
    facets: { halls: { value: string; count: number }[] };
  };
  expect(halls.map(({ number, exhibitorCount }) => [number, exhibitorCount])).toEqual(
    exhibitors.facets.halls.map(({ value, count }) => [value, count]),
  );
});

test('returns only the neighbours of a booth, and none for a booth of another hall', async () => {
  const findNeighbours = async (booth: string) =>
    (await anna.request('ownHallBooths', { path: { number: '9' }, query: { near: booth } })).data as {
      number: string;
    }[];
  const all = (await anna.request('ownHallBooths', { path: { number: '9' } })).data as { number: string }[];
  const neighbours = await findNeighbours('9-A12');
  expect(neighbours.map(({ number }) => number)).toContain('9-A12');
  expect(neighbours.length).toBeLessThan(all.length / 2);
  expect(await findNeighbours('14-C05')).toEqual([]);
});

test('returns each booth of a hall with its position, and its exhibitor or as free', async () => {
  const { data } = await anna.request('ownHallBooths', { path: { number: '9' } });
  const booths = data as {
    number: string;
    area: number;
    outline: Point[];
    exhibitorId: string | null;
    exhibitorName: string | null;
  }[];
  const hengzhun = booths.find(({ number }) => number === '9-A12');
  expect(hengzhun).toMatchObject({
    exhibitorId: contentId('exhibitor', 'hengzhun'),
    exhibitorName: 'Hengzhun Precision',
  });
  for (const { outline, area } of booths) {
    const [a, , c] = outline as [Point, Point, Point, Point];
    expect((c.x - a.x) * (c.y - a.y)).toBe(area);
    expect(a.x >= 0 && c.x <= 150 && a.y >= 174 && c.y <= 306).toBe(true);
  }
  expect(booths.some(({ exhibitorId }) => exhibitorId === null)).toBe(true);
});

test('the site plan has each hall with its doors, and all its booths as two paths', async () => {
  const { data } = await anna.request('ownSitePlan');
  const { halls, entrances, grounds } = data as {
    halls: { number: string; front: string; doors: unknown[]; taken: string; free: string }[];
    entrances: { id: string; name: string; at: Point }[];
    grounds: { name: string }[];
  };
  expect(grounds.map(({ name }) => name)).toEqual(['Central concourse']);
  expect(entrances[0]).toEqual({ id: 'west', name: 'West entrance hall', at: { x: -12, y: 153 } });
  const booths = await site.database.db.selectFrom('booth').selectAll().where('hall', '=', '2').execute();
  const [second] = halls;
  expect(second).toMatchObject({ number: '2', front: 'south' });
  const pathOf = ({ x, y, width, depth }: (typeof booths)[number]) => `M${x} ${y}h${width}v${depth}h-${width}z`;
  const pathsOf = (isOccupied: boolean) =>
    booths
      .filter(({ exhibitor_id }) => (exhibitor_id !== null) === isOccupied)
      .map(pathOf)
      .sort();
  const parts = (path = '') => (path.match(/M[^z]+z/g) ?? []).sort();
  expect([parts(second?.taken), parts(second?.free)]).toEqual([pathsOf(true), pathsOf(false)]);
});

test('the sample booth number in form hints, 2-A01, is a booth with an exhibitor', async () => {
  expect(await searchMap('2-A01')).toMatchObject([{ kind: 'booth', id: '2-A01', hall: '2' }]);
});

test('returns 404 for an unknown hall', async () => {
  expect(errorOf(await anna.request('ownHallBooths', { path: { number: '99' } }))).toEqual({
    code: 404,
    reason: 'record.notFound',
  });
  expect(errorOf(await anna.request('ownHallBooths', { path: { number: 'nine!' } }))).toEqual({
    code: 400,
    reason: 'request.invalid',
    fields: ['/path/number'],
  });
});

test('the map finds halls, booths by number, exhibitors by name in either language, and entrances', async () => {
  expect(await searchMap('Hall 15')).toEqual([
    { kind: 'hall', id: '15', name: 'Hall 15', boothNumber: null, hall: '15', x: 561, y: 240 },
  ]);
  expect((await searchMap('15'))[0]).toMatchObject({ kind: 'hall', id: '15' });
  expect(await searchMap('9-a12')).toMatchObject([
    { kind: 'booth', id: '9-A12', name: 'Hengzhun Precision', hall: '9' },
  ]);
  expect((await searchMap('9-A')).every(({ boothNumber }) => boothNumber?.startsWith('9-A'))).toBe(true);
  for (const keyword of ['Lancore', 'lancore bearing', '澜科轴承'])
    expect((await searchMap(keyword))[0]).toMatchObject({
      kind: 'exhibitor',
      name: 'Lancore Bearings',
      boothNumber: '15-A09',
    });
  expect(await searchMap('west entrance')).toMatchObject([{ kind: 'facility', id: 'west', hall: null }]);
  expect(await searchMap('!?')).toEqual([]);
  expect(await searchMap('Nowhere Ltd of Atlantis')).toEqual([]);
});

test('the map search allows 120 requests a minute for an IP address', async () => {
  const boris = site.visitor();
  for (let count = 0; count < 120; count++) await boris.requestRaw('exhibitorMapSearch', { path: { keyword: '!' } });
  expect(errorOf(await boris.request('exhibitorMapSearch', { path: { keyword: '!' } }))).toEqual({
    code: 429,
    reason: 'limit.exceeded',
  });
  expect((await searchMap('15')).length).toBeGreaterThan(0);
  site.clock.set('2026-03-10T10:01:00+08:00');
  expect((await boris.request('exhibitorMapSearch', { path: { keyword: '!' } })).code).toBe(200);
});

test('the free area of each hall adds up, and nothing can be reserved once the exhibition has begun', async () => {
  const sale = async () =>
    (await anna.request('exhibitorBoothSale')).data as {
      open: boolean;
      totalArea: number;
      areaLeft: number;
      standardBoothsLeft: number;
      halls: { hall: string; totalArea: number; areaLeft: number; standardBoothsLeft: number }[];
    };
  const before = await sale();
  const sum = (of: (hall: (typeof before.halls)[number]) => number) =>
    before.halls.reduce((total, hall) => total + of(hall), 0);
  expect(before).toMatchObject({
    open: true,
    totalArea: sum(({ totalArea }) => totalArea),
    areaLeft: sum(({ areaLeft }) => areaLeft),
    standardBoothsLeft: sum(({ standardBoothsLeft }) => standardBoothsLeft),
  });
  expect(before.halls).toHaveLength(10);
  expect(before.areaLeft).toBeGreaterThan(0);
  expect(before.areaLeft).toBeLessThan(before.totalArea);
  await site.database.db
    .updateTable('booth')
    .set({ exhibitor_id: contentId('exhibitor', 'panqie') })
    .where('exhibitor_id', 'is', null)
    .where('hall', '=', '9')
    .execute();
  expect((await sale()).halls.find(({ hall }) => hall === '9')).toMatchObject({ areaLeft: 0, standardBoothsLeft: 0 });
  site.clock.set('2026-03-31T09:00:00+08:00');
  expect((await sale()).open).toBe(false);
});

test('the walking map has all booths with their positions, and tells which doors and entrances have steps', async () => {
  const { data } = await anna.request('ownWalkingMap');
  const { grounds, entrances, halls } = data as HandlerResponse<'ownWalkingMap'>;
  expect(grounds).toHaveLength(1);
  expect(entrances.filter(({ hasSteps }) => hasSteps).map(({ id }) => id)).toEqual([
    'north-2',
    'north-4',
    'south-2',
    'south-4',
  ]);
  expect(halls.flatMap(({ number, doors }) => doors.filter(({ hasSteps }) => hasSteps).map(() => number))).toEqual([
    '11',
    '15',
  ]);
  const rows = await site.database.db.selectFrom('booth').selectAll().orderBy('position').execute();
  const byNumber = (one: { number: string }, other: { number: string }) => (one.number < other.number ? -1 : 1);
  expect(halls.flatMap(({ booths }) => booths).sort(byNumber)).toEqual(
    rows.map(({ number, x, y, width, depth }) => ({ number, box: [x, y, width, depth] })).sort(byNumber),
  );
});

test('the signs of a hall have a page for each six booths', async () => {
  const { count, pdf } = await site.app.services.halls.boothSigns('2');
  const rows = await site.database.db.selectFrom('booth').select('number').where('hall', '=', '2').execute();
  expect(count).toBe(rows.length);
  expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(Math.ceil(rows.length / 6));
  await expect(site.app.services.halls.boothSigns('99')).rejects.toThrow('record.notFound');
});

test('the way to a booth begins at it and ends at the nearest entrance', async () => {
  const { data } = await anna.request('ownBoothRoute', { path: { number: '9-A12' } });
  const { entrance, metres, points } = data as NonNullable<HandlerResponse<'ownBoothRoute'>>;
  const booth = await site.database.db
    .selectFrom('booth')
    .selectAll()
    .where('number', '=', '9-A12')
    .executeTakeFirstOrThrow();
  expect(entrance).toEqual({ id: 'west', name: 'West entrance hall' });
  expect(points[0]).toEqual({ x: booth.x + booth.width / 2, y: booth.y });
  expect(points.at(-1)).toEqual({ x: -12, y: 153 });
  const length = points.reduce(
    (sum, { x, y }, index) =>
      sum + Math.abs(x - (points[index - 1] ?? { x }).x) + Math.abs(y - (points[index - 1] ?? { y }).y),
    0,
  );
  expect(metres).toBe(Math.round(length / 10) * 10);
  expect(errorOf(await anna.request('ownBoothRoute', { path: { number: '9-Z99' } }))).toEqual({
    code: 404,
    reason: 'record.notFound',
  });
});
