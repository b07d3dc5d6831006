/** The filters of the list of products, from the counts of the server. */
import type { IntlShape } from 'react-intl';
import type { ExhibitFacets, ThemeSummary } from '@/api/types';
import type { FacetGroupData } from '@/ui/FacetGroup';
import { productMessages } from './messages';

/** Exhibition (all five, whatever their counts), category, industry, and what is new. */
export function productGroups(
  facets: ExhibitFacets,
  themes: readonly ThemeSummary[],
  { formatMessage }: IntlShape,
): FacetGroupData[] {
  const named = (name: string, values: ExhibitFacets['themes']) =>
    values.map(({ value, label, count }) => ({ name, value, label, count }));
  return [
    {
      id: 'theme',
      title: formatMessage(productMessages.themes),
      options: themes.map(({ id, shortName, colours }) => ({
        name: 'theme',
        value: String(id),
        label: shortName,
        count: facets.themes.find(({ value }) => value === String(id))?.count ?? 0,
        colour: colours.strong,
      })),
    },
    {
      id: 'only',
      title: formatMessage(productMessages.only),
      options: [{ name: 'new', value: '1', label: formatMessage(productMessages.isNew), count: facets.isNew }],
    },
    {
      id: 'category',
      title: formatMessage(productMessages.categories),
      options: named('category', facets.categories),
    },
    {
      id: 'industry',
      title: formatMessage(productMessages.industries),
      options: named('industry', facets.applicationIndustries),
    },
  ];
}
