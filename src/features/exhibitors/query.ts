/**
 * Converts the URL of the exhibitor list to a request. Malformed values, which only a hand-edited URL has, are
 * omitted.
 */
import { ExhibitorSort, type ExhibitorPageRequest } from '@/api';
import { keywordOf, pageNumber, valuesOf } from '@/lib/listSearch';

/** Boolean filters: their name in the URL, and in the request. */
export const FLAGS = {
  famous: 'famousBrand',
  popular: 'popular',
  featured: 'featured',
  showroom: 'onlineShowroom',
} as const;
export const SIZES = [24, 48, 96] as const;

const isOneOf = <T>(list: readonly T[], value: unknown): value is T => list.some((one) => one === value);

/** The request of a list; null when the page number is invalid. */
export function exhibitorRequest(query: URLSearchParams): ExhibitorPageRequest | null {
  const current = pageNumber(query);
  if (current === null) return null;
  const size = Number(query.get('size'));
  const sort = query.get('sort');
  const keyword = keywordOf(query);
  const lists = {
    themeIds: valuesOf(query, 'theme', /^[1-5]$/).map((id) => Number(id) as 1),
    origins: valuesOf(query, 'origin', /^(?:domestic|hkMacaoTaiwan|overseas)$/) as ExhibitorPageRequest['origins'],
    countries: valuesOf(query, 'country', /^[A-Z]{2}$/),
    provinceIds: valuesOf(query, 'province', /^\d{6}$/),
    applicationIndustryIds: valuesOf(query, 'industry', /^[0-9a-z][0-9a-z-]{0,39}$/),
    halls: valuesOf(query, 'hall', /^[0-9A-Z]{1,6}$/),
  };
  return {
    current,
    size: isOneOf(SIZES, size) ? size : SIZES[0],
    ...(keyword && { keyword }),
    ...(Object.fromEntries(Object.entries(lists).filter(([, values]) => values && values.length > 0)) as typeof lists),
    ...Object.fromEntries(
      Object.entries(FLAGS).flatMap(([name, field]) => (query.get(name) === '1' ? [[field, true] as const] : [])),
    ),
    sort: isOneOf(Object.values(ExhibitorSort), sort) ? sort : 'smart',
  };
}
