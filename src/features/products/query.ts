/**
 * Converts the URL of the product list to a request. Malformed values, which only a hand-edited URL has, are omitted.
 */
import { ExhibitSort, type ExhibitPageRequest } from '@/api';
import { keywordOf, pageNumber, rangesOf, valuesOf } from '@/lib/listSearch';

export const SIZES = [24, 48, 96] as const;

const isOneOf = <T>(list: readonly T[], value: unknown): value is T => list.some((one) => one === value);

/** The request of a list; null when the page number is invalid. */
export function productRequest(query: URLSearchParams): ExhibitPageRequest | null {
  const current = pageNumber(query);
  if (current === null) return null;
  const size = Number(query.get('size'));
  const sort = query.get('sort');
  const keyword = keywordOf(query);
  const themeIds = valuesOf(query, 'theme', /^[1-5]$/).map((id) => Number(id) as 1);
  const categories = valuesOf(query, 'category', /^\d{1,5}$/, 20);
  const applicationIndustryIds = valuesOf(query, 'industry', /^[0-9a-z][0-9a-z-]{0,39}$/);
  // A range belongs to one category.
  const parameters = categories.length === 1 ? rangesOf(query) : [];
  return {
    current,
    size: isOneOf(SIZES, size) ? size : SIZES[0],
    ...(keyword && { keyword }),
    ...(themeIds.length > 0 && { themeIds }),
    ...(categories.length > 0 && { categories }),
    ...(applicationIndustryIds.length > 0 && { applicationIndustryIds }),
    ...(parameters.length > 0 && { parameters }),
    ...(query.get('new') === '1' && { isNew: true }),
    sort: isOneOf(Object.values(ExhibitSort), sort) ? sort : 'smart',
  };
}
