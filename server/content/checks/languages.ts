/** Finds texts that a reader would see in another language than the page's. */
import type { Content } from '../read';
import type { Problem } from '../source';

/** The languages that the content is written in; Traditional Chinese is converted from Simplified. */
const WRITTEN = ['zh-cn', 'en', 'ru', 'ja'] as const;

/** The fields that are a text in some languages, but not in all. */
function incompleteFields(value: unknown, path = ''): { path: string; missing: string[] }[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('zh-cn' in value || 'en' in value) {
    const texts = value as Partial<Record<string, unknown>>;
    const missing = WRITTEN.filter((locale) => texts[locale] === undefined);
    return missing.length > 0 ? [{ path, missing }] : [];
  }
  return Object.entries(value).flatMap(([key, part]) => incompleteFields(part, path ? `${path}.${key}` : key));
}

/** Reports texts of exhibitors, products and published news that lack a language. */
export function missingLanguages({ exhibitors, exhibits, parameters, units, industries, news }: Content): Problem[] {
  const lists = {
    exhibitors,
    exhibits,
    'parameters.json': parameters,
    'units.json': units,
    'industries.json': industries,
    news: news.filter(({ published }) => published),
  };
  return Object.entries(lists).flatMap(([file, items]) =>
    items.flatMap((item) =>
      incompleteFields(item).map(({ path, missing }) => ({
        file,
        line: 1,
        field: `${item.id} ${path}`,
        message: `has no text in ${missing.join(', ')}`,
      })),
    ),
  );
}
