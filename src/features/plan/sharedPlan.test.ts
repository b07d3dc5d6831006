import { createFavourite, type FavouriteKind } from '@/state/favourites';
import { CROCKFORD } from '@/rules/formats/crockford';
import { qrModules } from '@/rules/qrModules';
import { decodePlan, encodePlan } from './sharedPlan';

/** Different ids whose bits are spread. */
const idOf = (seed: number): string =>
  Array.from({ length: 26 }, (_, index) => CROCKFORD[(seed * (index + 7) * 13 + index) % (index === 0 ? 8 : 32)]).join(
    '',
  );
const saved = (kind: FavouriteKind, id: string) => createFavourite({ kind, id, name: 'Name', lang: 'en' }, '');
const ids = Array.from({ length: 60 }, (_, index) => idOf(index + 1));

test('the ids of a plan return from its link, by kind', () => {
  const plan = [saved('exhibitor', ids[0] ?? ''), saved('meeting', ids[1] ?? ''), saved('product', ids[2] ?? '')];
  expect(decodePlan(encodePlan(plan))).toEqual({
    exhibitorIds: [ids[0]],
    exhibitIds: [ids[2]],
    meetingIds: [ids[1]],
  });
});

test.each([
  ['of the smallest bits', '00000000000000000000000000'],
  ['of the largest bits', '7ZZZZZZZZZZZZZZZZZZZZZZZZZ'],
])('an id %s returns', (_what, id) => {
  expect(decodePlan(encodePlan([saved('exhibitor', id)]))?.exhibitorIds).toEqual([id]);
});

test('sixty stops fit into a QR code of at most 125 modules, and 360 into 8 KB', () => {
  const link = `https://www.example.com/zh-cn/my/plan${encodePlan(ids.map((id) => saved('exhibitor', id)))}`;
  expect(link.length).toBeLessThan(1400);
  expect(qrModules(link, 'low').length).toBeLessThanOrEqual(125);
  const kinds = ['exhibitor', 'product', 'meeting'] as const;
  const large = kinds.flatMap((kind) => Array.from({ length: 500 }, (_, index) => saved(kind, idOf(index + 1))));
  expect(encodePlan(large).length).toBeLessThan(8192);
});

test.each([
  ['no plan', '#top'],
  ['an unknown version', encodePlan([saved('exhibitor', ids[0] ?? '')]).replace('=1.', '=2.')],
  ['a plan without stops', encodePlan([])],
  ['a missing part', '#plan=1.AAAAAAAAAAAAAAAAAAAAAA.'],
  ['another part', '#plan=1.AAAAAAAAAAAAAAAAAAAAAA...x'],
  ['half an id', '#plan=1.AAAAAAAAAAA..'],
  ['other letters', '#plan=1.<script>..'],
  ['letters that are no base64', '#plan=1.A..'],
  ['more than 8 KB', `#plan=1.${'A'.repeat(9000)}..`],
])('%s is refused', (_what, fragment) => {
  expect(decodePlan(fragment)).toBeNull();
});
