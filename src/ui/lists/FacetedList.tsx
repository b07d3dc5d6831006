import { type FormEvent, Suspense, useRef, useState } from 'react';
import { type MessageDescriptor, useIntl } from 'react-intl';
import { hasValue, tidySearch, withoutValue, withValue } from '@/lib/listSearch';
import type { TextPrefix } from '@/lib/textIds';
import { Anchor } from '@/ui/controls/Anchor';
import { buttonClass } from '@/ui/controls/Button';
import { Chips } from '@/ui/controls/Chips';
import { classes } from '@/ui/classes';
import styles from './FacetedList.module.css';
import type { FacetGroupData, FacetOption } from './FacetGroup';
import { FilterPanel } from './FilterPanel';
import { Icon } from '@/ui/controls/Icon';
import { ListHead } from './ListHead';
import { type ListTexts, ListResults, type ListResultsProps, type Paged } from './ListResults';
import { type FilteredListProps, LIST_FORM } from './lists';
import { SelectField } from '@/ui/controls/SelectField';
import { useHydrated } from '@/ui/hooks/useHydrated';

const isSame = (one: FacetOption, other: FacetOption): boolean => one.name === other.name && one.value === other.value;

/** The groups as they are now, with what was there before in its old place: what leaves nothing any more has a count of 0. */
const steady = (before: readonly FacetGroupData[], now: readonly FacetGroupData[]): FacetGroupData[] =>
  now.map((group) => {
    const known = before.find(({ id }) => id === group.id)?.options ?? [];
    const stillKnown = known.map((option) => group.options.find((other) => isSame(option, other)) ?? { ...option, count: 0 });
    return { ...group, options: [...stillKnown, ...group.options.filter((option) => !known.some((k) => isSame(k, option)))] };
  });

/**
 * Filters whose values stay where they are while their counts change: a checkbox that moved away below the pointer, or lost the focus
 * with its place, could not be used. While the next answer is on its way the last one stays.
 */
function useSteadyGroups(groups: readonly FacetGroupData[] | undefined): readonly FacetGroupData[] {
  const [seen, setSeen] = useState(() => ({ text: JSON.stringify(groups), shown: groups ?? [] }));
  const text = JSON.stringify(groups);
  if (!groups || text === seen.text) return seen.shown;
  const shown = steady(seen.shown, groups);
  setSeen({ text, shown });
  return shown;
}

/** What is usual, and so has no words in an address. */
const USUAL: Record<string, string> = { sort: 'smart', size: '24' };

/** The query as the reader wants it: a click shows at once, before its answer is there; the address has the last word. */
function useWantedSearch(search: string, onSearch?: (next: string) => void): [string, (next: string) => void] {
  const [wanted, setWanted] = useState({ search, of: search });
  if (wanted.of !== search) setWanted({ search, of: search });
  const now = wanted.of === search ? wanted.search : search;
  const go = (next: string) => {
    if (next === now) return;
    setWanted({ search: next, of: search });
    onSearch?.(next);
  };
  return [now, go];
}

/** What a form would send: its fields wherever they stand, and of checkboxes those that are checked. */
const pairsOf = (form: HTMLFormElement): [string, string][] =>
  [...form.elements].flatMap((field): [string, string][] => {
    if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement) || !field.name) return [];
    return field.type === 'checkbox' && !(field as HTMLInputElement).checked ? [] : [[field.name, field.value]];
  });

/** The prefix of the list's texts; `show` closes the sheet of filters: `Show 58 exhibitors`. */
type FacetedTexts = ListTexts &
  TextPrefix<'title'> &
  TextPrefix<'lead'> &
  TextPrefix<'keyword'> &
  TextPrefix<'count'> &
  TextPrefix<'show'>;

interface FacetedListProps
  extends
    Omit<FilteredListProps<Paged, unknown>, 'themes' | 'marks'>,
    Pick<ListResultsProps, 'sizes' | 'skeleton' | 'children'> {
  texts: FacetedTexts;
  /** Path of the list. */
  path: string;
  /** Absent while the first answer is on its way. */
  groups: readonly FacetGroupData[] | undefined;
  /** The orders by their value in the address. */
  sorts: Record<string, MessageDescriptor>;
}

interface ViewSwitchProps {
  path: string;
  now: string;
  view: string | null;
  follow?: (href: string) => void;
}

/** Cards or rows: two links, so that a view has an address. */
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
  /** How many values are chosen. */
  chosen: number;
  /** Opens the sheet of filters; without script its address does. */
  onOpen?: () => void;
}

/** The way to the filters where they are a sheet, the order, the printer, and cards or rows. */
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
  words: string;
  chosen: readonly FacetOption[];
  follow?: (href: string) => void;
  onOpen?: () => void;
}

/** The count with the tools beside it, what is chosen, and the list. */
function Results({ list, now, words, chosen, follow, onOpen }: ResultsProps) {
  const { texts, path, page, sorts, pending, onPrint } = list;
  const { formatMessage } = useIntl();
  const view = new URLSearchParams(now).get('view');
  const chips = [
    ...(words ? [{ name: `“${words}”`, href: path + withValue(now, 'k', null) }] : []),
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
      <Chips label={formatMessage({ id: 'ui.chosenFilters' })} chips={chips} clearHref={path} onFollow={follow} />
      <div className={classes(styles.body, pending && styles.pending)}>
        {/* Hydrated piece by piece: a long list never blocks a click. */}
        <Suspense>
          <ListResults {...list} />
        </Suspense>
      </div>
    </section>
  );
}

/**
 * A list with filters: a real GET form, so that it works without script; with script each change is at once another address. Facets left
 * (a sheet below 1024 px), a line over both columns, the count, what is chosen, then the list.
 */
export function FacetedList(props: FacetedListProps) {
  const { texts, path, search, page, onSearch, aside, banner } = props;
  const { formatMessage } = useIntl();
  const form = useRef<HTMLFormElement>(null);
  const [open, setOpen] = useState(false);
  const [now, go] = useWantedSearch(search, onSearch);
  const groups = useSteadyGroups(props.groups);
  const words = new URLSearchParams(now).get('k')?.trim() ?? '';
  const chosen = groups.flatMap(({ options }) => options.filter(({ name, value }) => hasValue(now, name, value)));

  const read = () => {
    if (form.current) go(tidySearch(pairsOf(form.current), USUAL));
  };
  const submit = (event: FormEvent) => {
    if (!onSearch) return;
    event.preventDefault();
    read();
    setOpen(false);
  };
  const followInPlace = onSearch && ((href: string) => go(href.slice(path.length)));
  return (
    <div className={styles.page}>
      <ListHead
        title={formatMessage({ id: `${texts}.title` })}
        lead={formatMessage({ id: `${texts}.lead` })}
        aside={aside}
        keyword={formatMessage({ id: `${texts}.keyword` })}
        words={words}
      />
      {banner}
      <div className={styles.columns}>
        <FilterPanel
          form={form}
          path={path}
          groups={groups}
          now={now}
          chosen={chosen.length}
          show={formatMessage({ id: `${texts}.show` }, { count: page?.total ?? 0 })}
          open={open}
          onOpen={setOpen}
          onChange={onSearch && read}
          onSubmit={submit}
          onClear={followInPlace}
        />
        <Results
          list={props}
          now={now}
          words={words}
          chosen={chosen}
          follow={followInPlace}
          onOpen={onSearch && (() => setOpen(true))}
        />
      </div>
    </div>
  );
}
