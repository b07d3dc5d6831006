/** The filters of the list of exhibitors, from the counts of the server. */
import type { IntlShape } from 'react-intl';
import type { ExhibitorFacets, ThemeSummary } from '@/api/types';
import type { FacetGroupData, FacetOption } from '@/ui/FacetGroup';
import { exhibitorMessages } from './messages';
import { FLAGS } from './query';

type Values = ExhibitorFacets['themes'];

const optionsOf = (name: string, values: Values): FacetOption[] =>
  values.map(({ value, label, count }) => ({ name, value, label, count }));

const countIn = (values: Values, value: string): number => values.find((one) => one.value === value)?.count ?? 0;

/** The five exhibitions, each in its colour, whatever their counts: people know them. */
const themeOptions = (values: Values, themes: readonly ThemeSummary[]): FacetOption[] =>
  themes.map(({ id, shortName, colours }) => ({
    name: 'theme',
    value: String(id),
    label: shortName,
    count: countIn(values, String(id)),
    colour: colours.strong,
  }));

/** The halls of the five exhibitions in their order, and any other that an exhibitor stands in. */
const hallOptions = (values: Values, themes: readonly ThemeSummary[], { formatMessage }: IntlShape): FacetOption[] =>
  [...new Set([...themes.flatMap(({ halls }) => halls), ...values.map(({ value }) => value)])]
    .sort((one, other) => Number(one) - Number(other))
    .map((hall) => ({
      name: 'hall',
      value: hall,
      label: formatMessage(exhibitorMessages.hall, { hall }),
      count: countIn(values, hall),
    }));

/** The filters of section 2: exhibition, industry, pavilion, origin, what an exhibitor is, and the places of origin in detail. */
export function exhibitorGroups(
  facets: ExhibitorFacets,
  themes: readonly ThemeSummary[],
  intl: IntlShape,
): FacetGroupData[] {
  const text = (key: keyof typeof exhibitorMessages) => intl.formatMessage(exhibitorMessages[key]);
  return [
    { id: 'theme', title: text('themes'), options: themeOptions(facets.themes, themes) },
    { id: 'industry', title: text('industries'), options: optionsOf('industry', facets.applicationIndustries) },
    { id: 'hall', title: text('pavilions'), options: hallOptions(facets.halls, themes, intl) },
    { id: 'origin', title: text('origins'), options: optionsOf('origin', facets.origins) },
    {
      id: 'only',
      title: text('only'),
      options: (Object.keys(FLAGS) as (keyof typeof FLAGS)[]).map((name) => ({
        name,
        value: '1',
        label: text(name),
        count: facets[FLAGS[name]],
      })),
    },
    { id: 'country', title: text('countries'), options: optionsOf('country', facets.countries), folded: true },
    { id: 'province', title: text('provinces'), options: optionsOf('province', facets.provinces), folded: true },
  ];
}
