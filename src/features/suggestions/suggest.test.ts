import fc from 'fast-check';
import type { SuggestionCatalogue, SuggestionItem } from '@/api';
import type { FavouriteKind } from '@/state/favourites';
import { suggest, type SuggestInput, type Suggestion } from './suggest';

const NOW = new Date('2026-03-10T02:00:00.000Z');
const question = (...codes: [code: string, ...tags: string[]][]): SuggestionCatalogue['questions'] => [
  {
    id: 'products',
    title: 'Products',
    options: codes.map(([code, ...tags]) => ({ code, label: `label ${code}`, tags })),
  },
];
const questions = question(
  ['1016', 'option:1016', 'category:1'],
  ['1018', 'category:2'],
  ['1025', 'industry:a'],
  ['1002', 'new'],
  ['1006', 'session'],
);
const item = (kind: FavouriteKind, id: string, exhibitorId: string, tags: string[]): SuggestionItem => ({
  kind,
  id,
  name: id,
  lang: 'en',
  tags,
  ...(kind === 'meeting' ? { from: '2026-03-31T02:00:00Z', to: '2026-03-31T03:00:00Z' } : { exhibitorId }),
});
const idsOf = (suggestions: Suggestion[]) => suggestions.map(({ item: { id } }) => id);
const empty = { favourites: [], inputs: { answers: [], viewed: [] }, now: NOW };

const tag = fc.constantFrom('category:1', 'category:2', 'category:3', 'industry:a', 'programme:p', 'new', 'session');
const kind = fc.constantFrom<FavouriteKind>('exhibitor', 'product', 'meeting');
const reference = fc.record({ kind, id: fc.nat(40).map(String) });
const inputs = fc.record({
  catalogue: fc
    .uniqueArray(
      fc.record({ kind, id: fc.nat(40).map(String), exhibitor: fc.nat(6).map(String), tags: fc.array(tag) }),
      { selector: (one) => `${one.kind} ${one.id}`, maxLength: 60 },
    )
    .map((list) => ({
      questions,
      items: list.map((one) => item(one.kind, one.id, one.exhibitor, [...new Set(one.tags)])),
    })),
  favourites: fc.array(reference, { maxLength: 5 }),
  inputs: fc.record({
    answers: fc.subarray(['1016', '1018', '1025', '1002', '1006', 'unknown']),
    viewed: fc.array(reference, { maxLength: 5 }),
  }),
  now: fc.constant(NOW),
});

/** Whether the reason is an input of the visitor, and has something in common with the item. */
function isTrue({ item: suggested, reason }: Suggestion, { favourites, inputs: { answers, viewed } }: SuggestInput) {
  if (reason.kind === 'answer') {
    const option = questions[0]!.options.find(({ code }) => code === reason.code)!;
    return answers.includes(reason.code) && suggested.tags.some((one) => option.tags.includes(one));
  }
  const list = reason.kind === 'favourite' ? favourites : viewed;
  const { item: source } = reason;
  const isCommon = suggested.tags.some((one) => /^(category|programme):/.test(one) && source.tags.includes(one));
  return (
    list.some((one) => one.kind === source.kind && one.id === source.id) &&
    source !== suggested &&
    (isCommon || (source.exhibitorId !== undefined && source.exhibitorId === suggested.exhibitorId))
  );
}

test('at most ten, none twice, no favourite, at most two of an exhibitor, each with a true reason, always the same', () => {
  fc.assert(
    fc.property(inputs, (input) => {
      const suggestions = suggest(input);
      const keys = suggestions.map(({ item: one }) => `${one.kind} ${one.id}`);
      const exhibitors = suggestions.flatMap(({ item: { exhibitorId } }) => exhibitorId ?? []);
      expect(keys.length).toBeLessThanOrEqual(10);
      expect(new Set(keys).size).toBe(keys.length);
      expect(keys.filter((key) => input.favourites.some((one) => `${one.kind} ${one.id}` === key))).toEqual([]);
      expect(exhibitors.filter((id) => exhibitors.filter((other) => other === id).length > 2)).toEqual([]);
      expect(suggestions.filter((suggestion) => !isTrue(suggestion, input))).toEqual([]);
      expect(suggest(input)).toEqual(suggestions);
    }),
  );
});

test('without answers, favourites and views nothing is suggested', () => {
  fc.assert(fc.property(inputs, ({ catalogue }) => expect(suggest({ ...empty, catalogue })).toEqual([])));
});

test('the three kinds alternate, and an answer is not crowded out by another one', () => {
  const items = [
    ...Array.from({ length: 12 }, (_, index) => item('exhibitor', `e${index}`, `e${index}`, ['category:1'])),
    item('exhibitor', 'vision', 'vision', ['category:2']),
    ...Array.from({ length: 4 }, (_, index) => item('product', `p${index}`, 'e0', ['category:1'])),
    item('meeting', 'm', '', ['option:1016', 'session']),
  ];
  const answers = ['1016', '1018'];
  const suggestions = suggest({ ...empty, catalogue: { questions, items }, inputs: { answers, viewed: [] } });
  expect(idsOf(suggestions)).toEqual(['e0', 'p0', 'm', 'vision', 'e1', 'e2', 'e3', 'e4', 'e5', 'e6']);
  expect(suggestions[3]!.reason).toEqual({ kind: 'answer', code: '1018', label: 'label 1018' });
});

test('what was saved says more than what was looked at, and neither is suggested for itself', () => {
  const [saved, viewed] = [item('exhibitor', 'a', 'a', ['category:1']), item('exhibitor', 'b', 'b', ['category:2'])];
  const items = [viewed, saved, item('product', 'of b', 'b', ['category:3']), item('product', 'of a', 'a', [])];
  const suggestions = suggest({
    ...empty,
    catalogue: { questions, items },
    favourites: [saved],
    inputs: { answers: [], viewed: [viewed] },
  });
  expect(suggestions).toEqual([
    { item: items[3], reason: { kind: 'favourite', item: saved } },
    { item: items[2], reason: { kind: 'viewed', item: viewed } },
  ]);
});

test('a session that has begun is not suggested', () => {
  const catalogue = { questions, items: [item('meeting', 'm', '', ['session'])] };
  const idsAt = (now: string) =>
    idsOf(suggest({ ...empty, catalogue, inputs: { answers: ['1006'], viewed: [] }, now: new Date(now) }));
  expect([idsAt('2026-03-31T01:59:00Z'), idsAt('2026-03-31T02:00:00Z')]).toEqual([['m'], []]);
});
