import { useIntl } from 'react-intl';
import type { ExhibitorPage, ExhibitorSummary, ThemeSummary } from '@/api/types';
import { paths } from '@/lib/paths';
import { FacetedList } from '@/ui/FacetedList';
import type { FilteredListProps } from '@/ui/lists';
import { ListResults } from '@/ui/ListResults';
import { exhibitorGroups } from '../facets';
import { favouriteExhibitor } from '../favourite';
import { exhibitorMessages } from '../messages';
import { SIZES } from '../query';
import { ExhibitorCard } from './ExhibitorCard';
import { ExhibitorListSkeleton } from './ExhibitorListSkeleton';
import styles from './ExhibitorList.module.css';

/** Three rows of a desk's window, and more than a phone shows. */
const IN_VIEW = 9;

/** Exhibitors with all filters of the specification, as cards or rows. */
export function ExhibitorList(props: FilteredListProps<ExhibitorPage, ThemeSummary>) {
  const { locale, themes, search, page, pending, marks, aside, banner, onSearch, onPrint, onRetry } = props;
  const intl = useIntl();
  const { formatMessage } = intl;
  const path = paths.exhibitorList.href({ lang: locale });
  const sorts = {
    smart: 'sortSmart',
    name: 'sortName',
    hall: 'sortHall',
    popularity: 'sortPopularity',
    newest: 'sortNewest',
  } as const;
  const asRows = new URLSearchParams(search).get('view') === 'list';
  const onMark = (exhibitor: ExhibitorSummary) => marks.toggle(favouriteExhibitor(exhibitor));
  return (
    <FacetedList
      title={formatMessage(exhibitorMessages.title)}
      lead={formatMessage(exhibitorMessages.lead)}
      path={path}
      search={search}
      keyword={{
        label: formatMessage(exhibitorMessages.keyword),
        placeholder: formatMessage(exhibitorMessages.keyword),
      }}
      groups={page && exhibitorGroups(page.facets, themes, intl)}
      orders={Object.entries(sorts).map(([value, key]) => ({ value, label: formatMessage(exhibitorMessages[key]) }))}
      count={page && formatMessage(exhibitorMessages.count, { count: page.total })}
      show={formatMessage(exhibitorMessages.show, { count: page?.total ?? 0 })}
      pending={pending}
      onSearch={onSearch}
      onPrint={onPrint}
      aside={aside}
      banner={banner}
    >
      <ListResults
        page={page}
        path={path}
        search={search}
        sizes={SIZES}
        onRetry={onRetry}
        skeleton={<ExhibitorListSkeleton />}
        failed={{ title: formatMessage(exhibitorMessages.failed), text: formatMessage(exhibitorMessages.failedText) }}
        empty={{ title: formatMessage(exhibitorMessages.empty), text: formatMessage(exhibitorMessages.emptyText) }}
      >
        <ul className={asRows ? styles.rows : styles.grid}>
          {page?.records.map((exhibitor, index) => (
            // Below most windows: laid out in idle moments, and at once where a window shows it (src/ui/base.css).
            <li key={exhibitor.id} className={styles.item} data-later={index >= IN_VIEW || undefined}>
              <ExhibitorCard
                exhibitor={exhibitor}
                locale={locale}
                asRow={asRows}
                marked={marks.has(exhibitor.id)}
                onMark={onMark}
              />
            </li>
          ))}
        </ul>
      </ListResults>
    </FacetedList>
  );
}
