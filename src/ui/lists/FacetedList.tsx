import { type FormEvent, Suspense, useRef, useState } from 'react';
import { type MessageDescriptor, useIntl } from 'react-intl';
import { hasValue, normaliseSearch, withoutValue, withValue } from '@/lib/listSearch';
import type { TextPrefix } from '@/lib/textIds';
import { Anchor } from '@/ui/controls/Anchor';
import { buttonClass } from '@/ui/controls/Button';
import { Chips } from '@/ui/controls/Chips';
import { classes } from '@/ui/classes';
import styles from './FacetedList.module.css';
import { type FacetGroupData, type FacetOption, limitOptions, useStableGroups } from './facets';
import { FilterPanel } from './FilterPanel';
import { Icon } from '@/ui/controls/Icon';
import { ListHead } from './ListHead';
import { type ListTexts, ListResults, type ListResultsProps, type PageOfRecords } from './ListResults';
import { type FilteredListProps, LIST_FORM } from './lists';
import { SelectField } from '@/ui/controls/SelectField';
import { useHydrated } from '@/ui/hooks/useHydrated';

/** Default values, which are omitted from the URL. */
const DEFAULT_PARAMS: Record<string, string> = { sort: 'smart', size: '24' };

/** The query that the user wants: a click shows at once, before its response; a change of the URL overrides it. */
function useOptimisticSearch(search: string, onSearch?: (next: string) => void): [string, (next: string) => void] {
  const [optimistic, setWanted] = useState({ search, basedOn: search });
  if (optimistic.basedOn !== search) setWanted({ search, basedOn: search });
  const currentSearch = optimistic.basedOn === search ? optimistic.search : search;
  const navigateTo = (next: string) => {
    if (next === currentSearch) return;
    setWanted({ search: next, basedOn: search });
    onSearch?.(next);
  };
  return [currentSearch, navigateTo];
}

/** What the form would submit: its fields anywhere on the page, and checked checkboxes only. */
const formEntries = (form: HTMLFormElement): [string, string][] =>
  [...form.elements].flatMap((field): [string, string][] => {
    if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement) || !field.name) return [];
    return field.type === 'checkbox' && !(field as HTMLInputElement).checked ? [] : [[field.name, field.value]];
  });

/** The prefix of the list's texts; `show` closes the filter sheet: `Show 58 exhibitors`. */
type FacetedTexts = ListTexts &
  TextPrefix<'title'> &
  TextPrefix<'lead'> &
  TextPrefix<'keyword'> &
  TextPrefix<'count'> &
  TextPrefix<'show'>;

interface FacetedListProps
  extends
    Omit<FilteredListProps<PageOfRecords, unknown>, 'themes' | 'marks'>,
    Pick<ListResultsProps, 'sizes' | 'skeleton' | 'children'> {
  texts: FacetedTexts;
  /** Path of the list. */
  path: string;
  /** Absent while the first response is pending. */
  groups: readonly FacetGroupData[] | undefined;
  /** Sort orders by their value in the URL. */
  sorts: Record<string, MessageDescriptor>;
}

interface ViewSwitchProps {
  path: string;
  now: string;
  view: string | null;
  follow?: (href: string) => void;
}

/** Cards or rows: two links, so that each view has a URL. */
function ViewSwitch({ path, now, view, follow }: ViewSwitchProps) {
  const { formatMessage } = useIntl();
  return (
    <div className={styles.views} role="group" aria-label={formatMessage({ id: 'ui.view' })}>
      {([null, 'list'] as const).map((other) => {
        const href = path + withValue(now, 'view', other);
        return (
          <Anchor
            key={other}
            href={href}
            rel="nofollow"
            className={styles.view}
            aria-current={other === view ? 'true' : undefined}
            aria-label={formatMessage(other ? { id: 'ui.listView' } : { id: 'ui.gridView' })}
            onClick={(event) => {
              if (!follow || event.metaKey || event.ctrlKey) return;
              event.preventDefault();
              follow(href);
            }}
          >
            <Icon name={other ? 'rows' : 'grid'} size={18} />
          </Anchor>
        );
      })}
    </div>
  );
}

interface ListToolsProps extends ViewSwitchProps, Pick<FacetedListProps, 'sorts' | 'onPrint'> {
  /** The number of chosen values. */
  chosen: number;
  /** Opens the filter sheet; without JavaScript its link does. */
  onOpen?: () => void;
}

/** The link to the filter sheet, the sort order, print, and cards or rows. */
function ListTools({ chosen, onOpen, sorts, onPrint, ...views }: ListToolsProps) {
  const { formatMessage } = useIntl();
  const ready = useHydrated();
  return (
    <div className={styles.tools} data-no-print>
      <a
        href="#filters"
        className={buttonClass('quiet', 'small', styles.open)}
        onClick={(event) => {
          if (!onOpen) return;
          event.preventDefault();
          onOpen();
        }}
      >
        <Icon name="filter" size={18} />
        {formatMessage({ id: 'ui.filter' })}
        {chosen > 0 && <span className={styles.badge}>{chosen}</span>}
      </a>
      <SelectField
        className={styles.sort}
        label={formatMessage({ id: 'ui.sort' })}
        name="sort"
        form={LIST_FORM}
        value={new URLSearchParams(views.now).get('sort') ?? 'smart'}
        options={Object.entries(sorts).map(([value, label]) => ({ value, label: formatMessage(label) }))}
      />
      {onPrint && ready && (
        <button
          type="button"
          className={classes(styles.view, styles.print)}
          aria-label={formatMessage({ id: 'ui.print' })}
          onClick={onPrint}
        >
          <Icon name="printer" size={18} />
        </button>
      )}
      <ViewSwitch {...views} />
    </div>
  );
}

interface ResultsProps {
  list: FacetedListProps;
  now: string;
  keyword: string;
  chosen: readonly FacetOption[];
  follow?: (href: string) => void;
  onOpen?: () => void;
}

/** The count with its toolbar, the chosen values, and the list. */
function Results({ list, now, keyword, chosen, follow, onOpen }: ResultsProps) {
  const { texts, path, page, sorts, pending, onPrint } = list;
  const { formatMessage } = useIntl();
  const view = new URLSearchParams(now).get('view');
  const chips = [
    ...(keyword ? [{ name: `“${keyword}”`, href: path + withValue(now, 'k', null) }] : []),
    ...chosen.map(({ name, value, label }) => ({ name: label, href: path + withoutValue(now, name, value) })),
  ];
  return (
    <section className={styles.results} id="results" aria-labelledby={`${LIST_FORM}-count`} aria-busy={pending}>
      <div className={styles.bar}>
        <div aria-live="polite">
          <h2 id={`${LIST_FORM}-count`} className={styles.count}>
            {page
              ? formatMessage({ id: `${texts}.count` }, { count: page.total })
              : formatMessage({ id: 'ui.loading' })}
          </h2>
        </div>
        <ListTools
          path={path}
          now={now}
          view={view}
          follow={follow}
          chosen={chosen.length}
          onOpen={onOpen}
          sorts={sorts}
          onPrint={onPrint}
        />
      </div>
      {view && <input type="hidden" name="view" value={view} form={LIST_FORM} />}
      <Chips label={formatMessage({ id: 'ui.chosenFilters' })} chips={chips} clearHref={path} onNavigate={follow} />
      <div className={classes(styles.body, pending && styles.pending)}>
        {/* Hydrated separately: a long list never blocks a click. */}
        <Suspense>
          <ListResults {...list} />
        </Suspense>
      </div>
    </section>
  );
}

/**
 * A list with filters: a GET form that works without JavaScript; with it each change navigates at once. Facets at the
 * left (a sheet below 1024 px), a line across both columns, the count, the chosen values, then the list.
 */
export function FacetedList(props: FacetedListProps) {
  const { texts, path, search, page, onSearch, aside, banner } = props;
  const intl = useIntl();
  const { formatMessage } = intl;
  const form = useRef<HTMLFormElement>(null);
  const [open, setOpen] = useState(false);
  const [now, navigateTo] = useOptimisticSearch(search, onSearch);
  const groups = useStableGroups(props.groups);
  const query = new URLSearchParams(now);
  const keyword = query.get('k')?.trim() ?? '';
  const selectedOptions = [
    ...groups.flatMap(({ options }) => options.filter(({ name, value }) => hasValue(now, name, value))),
    ...limitOptions(groups, query, intl),
  ];

  const submitForm = () => {
    if (form.current) navigateTo(normaliseSearch(formEntries(form.current), DEFAULT_PARAMS));
  };
  const submit = (event: FormEvent) => {
    if (!onSearch) return;
    event.preventDefault();
    submitForm();
    setOpen(false);
  };
  const followInPlace = onSearch && ((href: string) => navigateTo(href.slice(path.length)));
  return (
    <div className={styles.page}>
      <ListHead
        title={formatMessage({ id: `${texts}.title` })}
        lead={formatMessage({ id: `${texts}.lead` })}
        aside={aside}
        searchLabel={formatMessage({ id: `${texts}.keyword` })}
        keyword={keyword}
      />
      {banner}
      <div className={styles.columns}>
        <FilterPanel
          form={form}
          path={path}
          groups={groups}
          now={now}
          chosen={selectedOptions.length}
          show={formatMessage({ id: `${texts}.show` }, { count: page?.total ?? 0 })}
          open={open}
          onOpen={setOpen}
          onChange={onSearch && submitForm}
          onSubmit={submit}
          onClear={followInPlace}
        />
        <Results
          list={props}
          now={now}
          keyword={keyword}
          chosen={selectedOptions}
          follow={followInPlace}
          onOpen={onSearch && (() => setOpen(true))}
        />
      </div>
    </div>
  );
}
