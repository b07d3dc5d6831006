import { favouriteOf, type FavouriteOf } from '@/state/favourites';
import { byDay, byHall } from './grouping';

const marked = (facts: Partial<FavouriteOf> & Pick<FavouriteOf, 'kind' | 'id'>) =>
  favouriteOf({ name: facts.id, lang: 'en', ...facts }, '2026-03-10T02:00:00.000Z');
const ids = (groups: ReturnType<typeof byHall>) => groups.map(([key, found]) => [key, found.map(({ id }) => id)]);

test('groups meetings by day in Shenzhen and sorts them by time', () => {
  const late = marked({
    kind: 'meeting',
    id: 'late',
    from: '2026-03-31T06:00:00.000Z',
    to: '2026-03-31T07:00:00.000Z',
  });
  const early = marked({ kind: 'meeting', id: 'early', from: '2026-03-30T23:30:00.000Z' });
  const next = marked({ kind: 'meeting', id: 'next', from: '2026-03-31T16:30:00.000Z' });
  expect(ids(byDay([next, late, early]))).toEqual([
    ['2026-03-31', ['early', 'late']],
    ['2026-04-01', ['next']],
  ]);
});

test('groups booths by hall in walking order, each product after its exhibitor', () => {
  const found = byHall([
    marked({ kind: 'product', id: 'arm', booths: ['14-C05'] }),
    marked({ kind: 'exhibitor', id: 'nowhere' }),
    marked({ kind: 'exhibitor', id: 'sixform', booths: ['14-C05'] }),
    marked({ kind: 'exhibitor', id: 'krauwitz', booths: ['14-A01'] }),
    marked({ kind: 'exhibitor', id: 'panqie', booths: ['9-G08'] }),
  ]);
  expect(ids(found)).toEqual([
    ['9', ['panqie']],
    ['14', ['krauwitz', 'sixform', 'arm']],
    ['', ['nowhere']],
  ]);
});
