/** What the generator takes from the files that people write. */
import type { Known } from './edition';
import type { Text } from './exhibitor';

interface Theme {
  categories: { id: number; name: Text }[];
}
interface Hall {
  number: number;
  themeId: number;
  plan: { polygon: [number, number][] };
}

/** Reads them by `items`, which gives the list of a file of content/. */
export function knownOf(items: <T>(file: string) => T[]): Known {
  const home = items<{ id: string; items: Known['selected'] }>('home.json').find(({ id }) => id === 'exhibitors');
  const categories = items<Theme>('themes.json').flatMap((theme) => theme.categories);
  return {
    categories: new Map(categories.map(({ id, name }) => [id, name])),
    industries: new Map(items<{ id: string; name: Text }>('industries.json').map(({ id, name }) => [id, name])),
    halls: items<Hall>('halls.json').map(({ number, themeId, plan }) => ({
      number,
      themeId,
      corner: plan.polygon[0] ?? [0, 0],
      width: (plan.polygon[1]?.[0] ?? 0) - (plan.polygon[0]?.[0] ?? 0),
    })),
    selected: home?.items ?? [],
  };
}
