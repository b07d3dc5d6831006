import { type IntlShape, useIntl } from 'react-intl';
import type { ExhibitorFacets, ExhibitorPage, ExhibitorSummary, ThemeSummary } from '@/api';
import { useLocale } from '@/i18n/useLocale';
import { paths } from '@/lib/paths';
import type { TextKey } from '@/lib/textIds';
import { FacetedList } from '@/ui/lists/FacetedList';
import type { FacetGroupData, FacetOption } from '@/ui/lists/facets';
import type { FilteredListProps } from '@/ui/lists/lists';
import { ListSkeleton } from '@/ui/lists/ListSkeleton';
import { Skeleton } from '@/ui/display/Skeleton';
import { exhibitorFavourite } from '../favourite';
import { FLAGS, SIZES } from '../query';
import { ExhibitorCard } from './ExhibitorCard';
import card from './ExhibitorCard.module.css';
import styles from './ExhibitorList.module.css';

type Values = ExhibitorFacets['themes'];

const optionsOf = (name: string, values: Values): FacetOption[] =>
  values.map(({ value, label, count }) => ({ name, value, label, count }));

const countIn = (values: Values, value: string): number => values.find((facet) => facet.value === value)?.count ?? 0;

/** The five exhibitions in their colours, even with a count of 0. */
const themeOptions = (values: Values, themes: readonly ThemeSummary[]): FacetOption[] =>
  themes.map(({ id, shortName, colours }) => ({
    name: 'theme',
    value: String(id),
    label: shortName,
    count: countIn(values, String(id)),
    colour: colours.strong,
  }));

/** The halls of the five exhibitions in order, then any other hall with exhibitors. */
const hallOptions = (values: Values, themes: readonly ThemeSummary[], { formatMessage }: IntlShape): FacetOption[] =>
  [...new Set([...themes.flatMap(({ halls }) => halls), ...values.map(({ value }) => value)])]
    .sort((one, other) => Number(one) - Number(other))
    .map((hall) => ({
      name: 'hall',
      value: hall,
      label: formatMessage({ id: 'exhibitors.hall' }, { hall }),
      count: countIn(values, hall),
    }));

/**
 * The filters of section 2: exhibition, industry, pavilion, origin, exhibitor flags, and places of origin in detail.
 */
function exhibitorGroups(facets: ExhibitorFacets, themes: readonly ThemeSummary[], intl: IntlShape): FacetGroupData[] {
  const text = (key: TextKey<'exhibitors'>) => intl.formatMessage({ id: `exhibitors.${key}` });
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
    { id: 'country', title: text('countries'), options: optionsOf('country', facets.countries), isCollapsed: true },
    { id: 'province', title: text('provinces'), options: optionsOf('province', facets.provinces), isCollapsed: true },
  ];
}

/** A page of cards without data. */
const ExhibitorListSkeleton = () => (
  <ListSkeleton count={9} className={styles.grid} itemClass={card.card}>
    <span className={card.top}>
      <Skeleton width="56px" height="56px" />
    </span>
    <Skeleton className={card.name} width="70%" height="26px" />
    <Skeleton className={card.summary} height="63px" />
    <Skeleton className={card.tags} width="40%" height="20px" />
    <span className={card.foot}>
      <Skeleton width="80px" height="28px" />
    </span>
  </ListSkeleton>
);

/** Three rows on desktop, and more than a phone shows. */
const INITIALLY_VISIBLE = 9;

const SORTS = {
  smart: { id: 'exhibitors.sortSmart' },
  name: { id: 'exhibitors.sortName' },
  hall: { id: 'exhibitors.sortHall' },
  popularity: { id: 'exhibitors.sortPopularity' },
  newest: { id: 'exhibitors.sortNewest' },
} as const;

/** Exhibitors with all filters of the specification, as cards or rows. */
export function ExhibitorList(props: FilteredListProps<ExhibitorPage, ThemeSummary>) {
  const locale = useLocale();
  const { themes, search, page, favourites } = props;
  const intl = useIntl();
  const asRows = new URLSearchParams(search).get('view') === 'list';
  const onToggleFavourite = (exhibitor: ExhibitorSummary) => favourites.toggle(exhibitorFavourite(exhibitor));
  return (
    <FacetedList
      {...props}
      texts="exhibitors"
      path={paths.exhibitorList.href({ lang: locale })}
      groups={page && exhibitorGroups(page.facets, themes, intl)}
      sorts={SORTS}
      sizes={SIZES}
      skeleton={<ExhibitorListSkeleton />}
    >
      <ul className={asRows ? styles.rows : styles.grid}>
        {page?.records.map((exhibitor, index) => (
          // Below the initial viewport: laid out when idle, or at once when it becomes visible
          // (src/ui/styles/base.css).
          <li key={exhibitor.id} className={styles.item} data-later={index >= INITIALLY_VISIBLE || undefined}>
            <ExhibitorCard
              exhibitor={exhibitor}
              asRow={asRows}
              isFavourite={favourites.has(exhibitor.id)}
              onToggleFavourite={onToggleFavourite}
            />
          </li>
        ))}
      </ul>
    </FacetedList>
  );
}
