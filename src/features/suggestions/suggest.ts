/** Chooses suggestions for the visit plan, each with its reason. */
import type { SuggestionCatalogue, SuggestionItem } from '@/api';
import type { Favourite, FavouriteKind } from '@/state/favourites';
import type { SuggestionInputs } from '@/state/suggestionInputs';

/** Why something is suggested: an answer, or a saved or viewed item. */
export type Reason =
  { kind: 'answer'; code: string; label: string } | { kind: 'favourite' | 'viewed'; item: SuggestionItem };

export interface Suggestion {
  item: SuggestionItem;
  reason: Reason;
}

export interface SuggestInput {
  catalogue: SuggestionCatalogue;
  favourites: readonly Pick<Favourite, 'kind' | 'id'>[];
  inputs: Pick<SuggestionInputs, 'answers' | 'viewed'>;
  /** Sessions that have begun are not suggested. */
  now: Date;
}

const MAX_SUGGESTIONS = 10;
const MAX_PER_EXHIBITOR = 2;
/** Suggestions alternate between the kinds. */
const KINDS: readonly FavouriteKind[] = ['exhibitor', 'product', 'meeting'];

/** How much a common tag says, by the part before its colon. A common industry alone relates no two items. */
const ANSWER_WEIGHTS: Readonly<Record<string, number>> = { option: 4, category: 4, industry: 2, session: 1, new: 1 };
const ITEM_WEIGHTS: Readonly<Record<string, number>> = { category: 2, programme: 2 };
const SAME_EXHIBITOR_WEIGHT = 3;
/** What was only looked at says less than what was saved. */
const VIEWED_FACTOR = 0.5;

type Scored = Reason & { scoreOf: (item: SuggestionItem) => number };
interface Candidate {
  item: SuggestionItem;
  score: number;
  reason: Scored;
}

const keyOf = ({ kind, id }: { kind: FavouriteKind; id: string }): string => `${kind} ${id}`;

/** The weight of the strongest common tag. */
function commonWeight(tags: ReadonlySet<string>, item: SuggestionItem, weights: Readonly<Record<string, number>>) {
  return Math.max(0, ...item.tags.filter((tag) => tags.has(tag)).map((tag) => weights[tag.split(':')[0]!] ?? 0));
}

function itemReason(kind: 'favourite' | 'viewed', source: SuggestionItem): Scored {
  const tags = new Set(source.tags);
  const factor = kind === 'viewed' ? VIEWED_FACTOR : 1;
  const scoreOf = (item: SuggestionItem) => {
    if (keyOf(item) === keyOf(source)) return 0;
    const isSameExhibitor = item.exhibitorId !== undefined && item.exhibitorId === source.exhibitorId;
    return factor * (isSameExhibitor ? SAME_EXHIBITOR_WEIGHT : commonWeight(tags, item, ITEM_WEIGHTS));
  };
  return { kind, item: source, scoreOf };
}

/** All possible reasons: answers first, then favourites, then what was viewed. */
function reasonsOf({ catalogue, favourites, inputs }: SuggestInput): Scored[] {
  const items = new Map(catalogue.items.map((item) => [keyOf(item), item]));
  const answers = catalogue.questions
    .flatMap(({ options }) => options)
    .filter(({ code }) => inputs.answers.includes(code))
    .map(({ code, label, tags }): Scored => {
      const tagSet = new Set(tags);
      return { kind: 'answer', code, label, scoreOf: (item) => commonWeight(tagSet, item, ANSWER_WEIGHTS) };
    });
  const ofItems = (kind: 'favourite' | 'viewed', list: readonly { kind: FavouriteKind; id: string }[]) =>
    list.flatMap((one) => items.get(keyOf(one)) ?? []).map((item) => itemReason(kind, item));
  return [...answers, ...ofItems('favourite', favourites), ...ofItems('viewed', inputs.viewed)];
}

/** The items with at least one reason; the strongest reason is the one to show. */
function candidatesOf(input: SuggestInput, reasons: readonly Scored[]): Candidate[] {
  const saved = new Set(input.favourites.map(keyOf));
  return input.catalogue.items.flatMap((item) => {
    if (saved.has(keyOf(item)) || (item.from !== undefined && new Date(item.from) <= input.now)) return [];
    const scores = reasons.map((reason) => reason.scoreOf(item));
    const best = Math.max(0, ...scores);
    const reason = reasons[scores.indexOf(best)];
    return best > 0 && reason ? [{ item, score: scores.reduce((sum, score) => sum + score), reason }] : [];
  });
}

/**
 * Up to ten exhibitors, products and sessions, none of them a favourite, at most two of one exhibitor. Each reason
 * makes its next suggestion less important, so that all answers and favourites are heard.
 */
export function suggest(input: SuggestInput): Suggestion[] {
  const reasons = reasonsOf(input);
  const candidates = candidatesOf(input, reasons);
  const uses = new Map<Scored, number>();
  const exhibitorUses = new Map<string | undefined, number>();
  const chosen: Candidate[] = [];

  const chooseBest = (kind: FavouriteKind): void => {
    let best: Candidate | undefined;
    let bestScore = 0;
    for (const candidate of candidates) {
      const { item, score, reason } = candidate;
      if (item.kind !== kind || chosen.includes(candidate)) continue;
      if (item.exhibitorId && (exhibitorUses.get(item.exhibitorId) ?? 0) >= MAX_PER_EXHIBITOR) continue;
      const weighted = score / (1 + (uses.get(reason) ?? 0));
      if (weighted > bestScore) [best, bestScore] = [candidate, weighted];
    }
    if (!best) return;
    chosen.push(best);
    uses.set(best.reason, (uses.get(best.reason) ?? 0) + 1);
    exhibitorUses.set(best.item.exhibitorId, (exhibitorUses.get(best.item.exhibitorId) ?? 0) + 1);
  };

  for (let before = -1; chosen.length > before && chosen.length < MAX_SUGGESTIONS;) {
    before = chosen.length;
    for (const kind of KINDS) if (chosen.length < MAX_SUGGESTIONS) chooseBest(kind);
  }
  return chosen.map(({ item, reason: { scoreOf: _scoreOf, ...reason } }) => ({ item, reason }));
}
