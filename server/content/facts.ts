/**
 * Facts that are counted in the content itself, so that no text repeats them: `{facts.exhibitors}`, or with a scope
 * `{facts.premieres.category102}`, `{facts.exhibitors.hall14}`, `{facts.exhibitors.theme1}`.
 */
import type { Content } from './read';

interface Scope {
  kind: 'theme' | 'category' | 'hall';
  number: number;
}

type Scoped = Pick<Content, 'exhibitors' | 'exhibits' | 'booths'>;

const floorArea = (booths: Content['booths']): number =>
  booths.reduce((sum, { place: [, , width, depth] }) => sum + width * depth, 0);

const counters: Record<string, (scoped: Scoped, content: Content) => number> = {
  /** Exhibition halls, without the halls of demonstrations. */
  exhibitionHalls: (_, { halls }) => halls.filter(({ isDemonstration }) => !isDemonstration).length,
  /** Floor area of all halls, m². */
  area: (_, { halls }) => halls.reduce((sum, { area }) => sum + area, 0),
  exhibitors: ({ exhibitors }) => exhibitors.length,
  countries: ({ exhibitors }) => new Set(exhibitors.map(({ country }) => country)).size,
  exhibits: ({ exhibits }) => exhibits.length,
  premieres: ({ exhibits }) => exhibits.filter(({ isNew }) => isNew).length,
  /** Area of booked booths, m². */
  boothArea: ({ booths }) => floorArea(booths.filter(({ exhibitor }) => exhibitor !== null)),
  sessions: (_, { meetings: { meetings } }) =>
    meetings.filter(({ published, cancelled }) => published && !cancelled).length,
};

/** Facts of the whole exhibition only. */
const UNSCOPED = new Set(['exhibitionHalls', 'area', 'sessions']);

export const FACT_NAMES = Object.keys(counters);

function parseScope(text: string | undefined): Scope | null | undefined {
  if (text === undefined) return null;
  const [, kind, number] = /^(theme|category|hall)(\d{1,3})$/.exec(text) ?? [];
  return kind === undefined ? undefined : { kind: kind as Scope['kind'], number: Number(number) };
}

function inScope({ exhibitors, exhibits, booths }: Content, scope: Scope | null): Scoped {
  if (!scope) return { exhibitors, exhibits, booths };
  const { kind, number } = scope;
  const inHall = new Set(booths.filter(({ hall }) => hall === number).map(({ exhibitor }) => exhibitor));
  const selected = exhibitors.filter(({ id, themeIds, categories }) =>
    kind === 'hall' ? inHall.has(id) : (kind === 'theme' ? themeIds : categories).includes(number),
  );
  const ids = new Set(selected.map(({ id }) => id));
  return {
    exhibitors: selected,
    exhibits: exhibits.filter(({ exhibitor, category }) =>
      kind === 'category' ? category === number : ids.has(exhibitor),
    ),
    booths: booths.filter(({ hall, exhibitor }) =>
      kind === 'hall' ? hall === number : exhibitor !== null && ids.has(exhibitor),
    ),
  };
}

/** A fact's number; undefined when there is no such fact or scope. */
export function countFact(content: Content, name: string, scopeText: string | undefined): number | undefined {
  const scope = parseScope(scopeText);
  const counter = Object.hasOwn(counters, name) ? counters[name] : undefined;
  if (!counter || scope === undefined || (scope !== null && UNSCOPED.has(name))) return undefined;
  return counter(inScope(content, scope), content);
}
