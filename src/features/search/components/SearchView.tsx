import { useEffect, useRef, type ReactNode, useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { HotKeyword, SearchGroup, SearchResult } from '@/api';
import { useLocale } from '@/i18n/useLocale';
import { paths } from '@/lib/paths';
import { buttonClass } from '@/ui/controls/Button';
import { SearchField } from '@/ui/controls/SearchField';
import { LinkTabs } from '@/ui/controls/LinkTabs';
import { MoreLink } from '@/ui/layout/Section';
import { Pagination } from '@/ui/lists/Pagination';
import { Skeleton } from '@/ui/display/Skeleton';
import { ErrorState, EmptyState } from '@/ui/display/State';
import { Anchor } from '@/ui/controls/Anchor';
import { Stack } from '@/ui/layout/Layout';
import { HITS_PER_PAGE, listHref, searchHref, type SearchQuery } from '../searchHref';
import { HitRow } from './HitRow';
import styles from './SearchView.module.css';

/** No results: what to try, and further links. */
function NothingFound({ title }: { title: string }) {
  const locale = useLocale();
  const { formatMessage } = useIntl();
  const links = [
    ['linkExhibitors', paths.exhibitorList],
    ['linkProducts', paths.products],
    ['linkMeetings', paths.meetings],
    ['linkPlan', paths.hallPlan],
    ['linkContact', paths.contact],
  ] as const;
  return (
    <EmptyState
      title={title}
      text={formatMessage({ id: 'search.noResultsText' })}
      actions={links.map(([message, path]) => (
        <Anchor key={message} href={path.href({ lang: locale })} className={buttonClass('quiet', 'small')}>
          {formatMessage({ id: `search.${message}` })}
        </Anchor>
      ))}
      picture={
        <img src="/art/contour/0/search.svg?w=520&h=320&ground=tint" alt="" width={520} height={320} loading="lazy" />
      }
    />
  );
}

/** Other keywords to try. */
function Keywords({ title, keywords }: { title: string; keywords: readonly string[] }) {
  const locale = useLocale();
  const id = useId();
  if (keywords.length === 0) return null;
  return (
    <section className={styles.keywords} aria-labelledby={id} data-no-print>
      <h2 id={id} className={styles.keywordsTitle}>
        {title}
      </h2>
      <Stack as="ul" inRow gap={2} className={styles.keywordsList}>
        {keywords.map((keyword) => (
          <li key={keyword}>
            <Anchor href={searchHref(locale, { keyword })} className={styles.keyword}>
              {keyword}
            </Anchor>
          </li>
        ))}
      </Stack>
    </section>
  );
}

export interface SearchViewProps {
  query: SearchQuery;
  /** Absent while it is loading, when it failed, or without a keyword. */
  result?: SearchResult;
  popular: readonly HotKeyword[];
  /** When the keyword is a booth number: the booth on the plan. */
  booth?: { number: string; href: string };
  onRetry?: () => void;
  onSearch?: (href: string) => void;
}

/** Hits per kind on the tab of all kinds. */
const HITS_PER_KIND = 4;

/** The results of a search: field, kinds as tabs, hits by kind, help when there are few. */
export function SearchView({ query, result, popular, booth, onRetry, onSearch }: SearchViewProps) {
  const locale = useLocale();
  const { formatMessage } = useIntl();
  const { keyword, kind } = query;
  const groups = result?.groups ?? [];
  const visibleGroups = kind ? groups.filter((group) => group.kind === kind) : groups;
  // Without similar keywords the server suggests popular ones; these are not spelling suggestions.
  const popularKeywords = popular.map(({ keyword }) => keyword);
  const suggestions = (result?.suggestions ?? []).filter((keyword) => !popularKeywords.includes(keyword));
  return (
    <div className={styles.search}>
      <h1 className={styles.title}>
        {result && keyword ? (
          <FormattedMessage id="search.results" values={{ count: result.total, words: keyword }} />
        ) : (
          formatMessage({ id: 'search.title' })
        )}
      </h1>
      <KeywordField keyword={keyword} onSearch={onSearch} />
      <p className="visually-hidden" role="status">
        {result && keyword && formatMessage({ id: 'search.results' }, { count: result.total, words: keyword })}
      </p>
      {booth && (
        <p className={styles.booth}>
          <MoreLink href={booth.href}>{formatMessage({ id: 'search.booth' }, { booth: booth.number })}</MoreLink>
        </p>
      )}
      {keyword && result && result.total > 0 && (
        <LinkTabs
          label={formatMessage({ id: 'search.kinds' })}
          tabs={[
            {
              href: searchHref(locale, { keyword }),
              name: formatMessage({ id: 'search.all' }),
              count: result.total,
              isCurrent: !kind,
            },
            ...groups.map((group) => ({
              href: searchHref(locale, { keyword, kind: group.kind }),
              name: formatMessage({ id: `search.kind.${group.kind}` }),
              count: group.total,
              isCurrent: group.kind === kind,
            })),
          ]}
        />
      )}
      {keyword && !result && (onRetry ? <SearchFailed onRetry={onRetry} /> : <Loading />)}
      {result && visibleGroups.map((group) => <Group key={group.kind} group={group} query={query} />)}
      {result && keyword && visibleGroups.length === 0 && (
        <NothingFound
          title={formatMessage(result.total === 0 ? { id: 'search.noResults' } : { id: 'search.noResultsOfKind' }, {
            words: keyword,
          })}
        />
      )}
      {suggestions.length > 0 && <Keywords title={formatMessage({ id: 'search.didYouMean' })} keywords={suggestions} />}
      {(!keyword || (result && result.total === 0)) && (
        <Keywords title={formatMessage({ id: 'search.popular' })} keywords={popularKeywords} />
      )}
    </div>
  );
}

/** The search field with the page's keyword. */
function KeywordField({ keyword, onSearch }: { keyword: string; onSearch?: (href: string) => void }) {
  const locale = useLocale();
  const { formatMessage } = useIntl();
  const field = useRef<HTMLInputElement>(null);
  // Input from before hydration stays; only a changed URL replaces it.
  const lastKeyword = useRef(keyword);
  useEffect(() => {
    if (lastKeyword.current === keyword) return;
    lastKeyword.current = keyword;
    if (field.current && field.current.value.trim() !== keyword) field.current.value = keyword;
  }, [keyword]);
  return (
    <SearchField
      ref={field}
      className={styles.form}
      action={paths.search.href({ lang: locale })}
      label={formatMessage({ id: 'search.field' })}
      placeholder={formatMessage({ id: 'search.placeholder' })}
      defaultValue={keyword}
      onSearch={onSearch && ((text) => onSearch(searchHref(locale, { keyword: text })))}
    />
  );
}

/** The hits of a kind: the best ones and a link to all, or all of them by pages. */
function Group({ group, query: { keyword, kind, current = 1 } }: { group: SearchGroup; query: SearchQuery }) {
  const locale = useLocale();
  const { formatMessage } = useIntl();
  const { hits, total } = group;
  const name = formatMessage({ id: `search.kind.${group.kind}` });
  const id = `search-${group.kind}`;
  const listUrl = listHref(locale, group.kind, keyword);
  const firstHit = (current - 1) * HITS_PER_PAGE + 1;
  let moreLink: ReactNode = null;
  if (!kind && total > HITS_PER_KIND)
    moreLink = (
      <MoreLink href={searchHref(locale, { keyword, kind: group.kind })}>
        {formatMessage({ id: 'search.allOf' }, { kind: name, count: total })}
      </MoreLink>
    );
  if (kind && total > HITS_PER_PAGE && listUrl)
    moreLink = <MoreLink href={listUrl}>{formatMessage({ id: 'search.inList' }, { count: total })}</MoreLink>;
  return (
    <section className={styles.group} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id} className={styles.heading}>
          {name}
        </h2>
        {kind && total > HITS_PER_PAGE && (
          <p className={styles.range}>
            {formatMessage({ id: 'search.range' }, { from: firstHit, to: firstHit + hits.length - 1, count: total })}
          </p>
        )}
      </div>
      <ul className={styles.list}>
        {hits.slice(0, kind ? hits.length : HITS_PER_KIND).map((hit) => (
          <li key={hit.id}>
            <HitRow hit={hit} kind={group.kind} />
          </li>
        ))}
      </ul>
      {kind && (
        <Pagination
          current={current}
          pageCount={Math.ceil(total / HITS_PER_PAGE)}
          size={HITS_PER_PAGE}
          href={(page) => searchHref(locale, { keyword, kind, current: page })}
        />
      )}
      {moreLink && <p className={styles.more}>{moreLink}</p>}
    </section>
  );
}

function SearchFailed({ onRetry }: { onRetry: () => void }) {
  const { formatMessage } = useIntl();
  return (
    <ErrorState
      title={formatMessage({ id: 'search.failed' })}
      text={formatMessage({ id: 'search.failedText' })}
      actions={
        <button type="button" className={buttonClass('secondary')} onClick={onRetry}>
          {formatMessage({ id: 'ui.retry' })}
        </button>
      }
    />
  );
}

const Loading = () => (
  <div role="status" className={styles.group}>
    <span className="visually-hidden">
      <FormattedMessage id="ui.loading" />
    </span>
    {Array.from({ length: 4 }, (_, index) => (
      <Skeleton key={index} height="104px" className={styles.skeleton} />
    ))}
  </div>
);
