import { createFavourite, type FavouriteInput } from '@/state/favourites';
import { groupByDay, groupByHall } from './grouping';

const createTestFavourite = (overrides: Partial<FavouriteInput> & Pick<FavouriteInput, 'kind' | 'id'>) =>
  createFavourite({ name: overrides.id, lang: 'en', ...overrides }, '2026-03-10T02:00:00.000Z');
const ids = (groups: ReturnType<typeof groupByHall>) =>
  groups.map(([key, entries]) => [key, entries.map(({ id }) => id)]);

test('groups meetings by day in Shenzhen and sorts them by time', () => {
  const lateMeeting = createTestFavourite({
    kind: 'meeting',
    id: 'late',
    from: '2026-03-31T06:00:00.000Z',
    to: '2026-03-31T07:00:00.000Z',
  });
  const earlyMeeting = createTestFavourite({ kind: 'meeting', id: 'early', from: '2026-03-30T23:30:00.000Z' });
  const next = createTestFavourite({ kind: 'meeting', id: 'next', from: '2026-03-31T16:30:00.000Z' });
  expect(ids(groupByDay([next, lateMeeting, earlyMeeting]))).toEqual([
    ['2026-03-31', ['early', 'late']],
    ['2026-04-01', ['next']],
  ]);
});

test('groups booths by hall in walking order, each product after its exhibitor', () => {
  const found = groupByHall([
    createTestFavourite({ kind: 'product', id: 'arm', booths: ['14-C05'] }),
    createTestFavourite({ kind: 'exhibitor', id: 'nowhere' }),
    createTestFavourite({ kind: 'exhibitor', id: 'sixform', booths: ['14-C05'] }),
    createTestFavourite({ kind: 'exhibitor', id: 'krauwitz', booths: ['14-A01'] }),
    createTestFavourite({ kind: 'exhibitor', id: 'panqie', booths: ['9-G08'] }),
  ]);
  expect(ids(found)).toEqual([
    ['9', ['panqie']],
    ['14', ['krauwitz', 'sixform', 'arm']],
    ['', ['nowhere']],
  ]);
});
