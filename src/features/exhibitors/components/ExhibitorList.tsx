import { useIntl } from 'react-intl';
import type { ExhibitorPage, ExhibitorSummary, ThemeSummary } from '@/api/types';
import type { Locale } from '@/i18n/locales';
import { withPage } from '@/lib/listSearch';
import { paths } from '@/lib/paths';
import type { Marks } from '@/state/useMarks';
import { Anchor } from '@/ui/Anchor';
import { Button, buttonClass } from '@/ui/Button';
import { FacetedList, LIST_FORM } from '@/ui/FacetedList';
import { Icon } from '@/ui/Icon';
import { uiMessages } from '@/ui/messages';
import { Pagination } from '@/ui/Pagination';
import { SelectField } from '@/ui/SelectField';
import { EmptyState, ErrorState } from '@/ui/State';
import { exhibitorGroups } from '../facets';
import { exhibitorMessages } from '../messages';
import { SIZES } from '../query';
import { ExhibitorCard } from './ExhibitorCard';
import { ExhibitorListSkeleton } from './ExhibitorListSkeleton';
import styles from './ExhibitorList.module.css';

export interface ExhibitorListProps {
  locale: Locale;
  /** The five, with their names, colours and halls. */
  themes: readonly ThemeSummary[];
  /** The query of the address. */
  search: string;
  /** Absent while it is loading, or when it failed. */
  page?: ExhibitorPage;
  pending: boolean;
  marks: Marks;
  /** How many things are marked in all. */
  marked: number;
  onSearch?: (search: string) => void;
  onPrint?: () => void;
  /** Set when it failed: asks again. */
  onRetry?: () => void;
}

/** Exhibitors with all filters of the specification, as cards or rows. */
export function ExhibitorList(props: ExhibitorListProps) {
  const { locale, themes, search, page, pending, marks, marked, onSearch, onPrint, onRetry } = props;
  const intl = useIntl();
  const { formatMessage, formatNumber } = intl;
  const path = paths.exhibitorList.href({ lang: locale });
  const sorts = {
    smart: 'sortSmart',
    name: 'sortName',
    hall: 'sortHall',
    popularity: 'sortPopularity',
    newest: 'sortNewest',
  } as const;
  const asRows = new URLSearchParams(search).get('view') === 'list';
  const onMark = ({ id, name, lang, booths, themeIds }: ExhibitorSummary) =>
    marks.toggle({
      kind: 'exhibitor',
      id,
      name,
      lang,
      booths: booths.map(({ number }) => number),
      themeId: themeIds[0] ?? null,
    });
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
      aside={
        <Anchor href={paths.myPlan.href({ lang: locale })} className={styles.plan}>
          <Icon name="heart" size={18} />
          {formatMessage(exhibitorMessages.plan)}
          {marked > 0 && <span className={styles.number}>{formatNumber(marked)}</span>}
        </Anchor>
      }
    >
      {!page && onRetry && (
        <ErrorState
          title={formatMessage(exhibitorMessages.failed)}
          text={formatMessage(exhibitorMessages.failedText)}
          actions={<Button onClick={onRetry}>{formatMessage(uiMessages.retry)}</Button>}
        />
      )}
      {!page && !onRetry && <ExhibitorListSkeleton />}
      {page?.records.length === 0 && (
        <EmptyState
          title={formatMessage(exhibitorMessages.empty)}
          text={formatMessage(exhibitorMessages.emptyText)}
          actions={
            <Anchor href={path} className={buttonClass('quiet')}>
              {formatMessage(uiMessages.clearAll)}
            </Anchor>
          }
          picture={
            <img
              src="/art/contour/0/exhibitors.svg?w=520&h=320&ground=tint"
              alt=""
              width={520}
              height={320}
              loading="lazy"
            />
          }
        />
      )}
      {page && page.records.length > 0 && (
        <>
          <ul className={asRows ? styles.rows : styles.grid}>
            {page.records.map((exhibitor) => (
              <li key={exhibitor.id}>
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
          <Pagination
            current={page.current}
            pages={page.pages}
            size={page.size}
            href={(current) => path + withPage(search, current)}
            sizes={
              <SelectField
                label={formatMessage(uiMessages.pageSizeLabel)}
                name="size"
                form={LIST_FORM}
                value={String(page.size)}
                options={SIZES.map((size) => ({
                  value: String(size),
                  label: formatMessage(uiMessages.pageSize, { count: size }),
                }))}
              />
            }
          />
        </>
      )}
    </FacetedList>
  );
}
