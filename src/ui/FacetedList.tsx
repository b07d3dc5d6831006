import { type FormEvent, type ReactNode, Suspense, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { hasValue, tidySearch, withoutValue, withValue } from '@/lib/listSearch';
import { Anchor } from './Anchor';
import { buttonClass } from './Button';
import { Chips } from './Chips';
import { classes } from './classes';
import styles from './FacetedList.module.css';
import type { FacetGroupData, FacetOption } from './FacetGroup';
import { FilterPanel } from './FilterPanel';
import { Icon } from './Icon';
import { ListHead } from './ListHead';
import { uiMessages } from './messages';
import { SelectField } from './SelectField';
import { useHydrated } from './useHydrated';

const isSame = (one: FacetOption, other: FacetOption): boolean => one.name === other.name && one.value === other.value;

/** The groups as they are now, with what was there before in its old place: what leaves nothing any more has a count of 0. */
const steady = (before: readonly FacetGroupData[], now: readonly FacetGroupData[]): FacetGroupData[] =>
  now.map((group) => {
    const known = before.find(({ id }) => id === group.id)?.options ?? [];
    const kept = known.map((option) => group.options.find((other) => isSame(option, other)) ?? { ...option, count: 0 });
    return { ...group, options: [...kept, ...group.options.filter((option) => !known.some((k) => isSame(k, option)))] };
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

/** The id of the form: fields of the list may stand anywhere in it. One list a page. */
export const LIST_FORM = 'list-filter';
/** What is usual, and so has no words in an address. */
const USUAL: Record<string, string> = { sort: 'smart', size: '24' };

export interface FacetedListProps {
  title: string;
  lead: string;
  /** Path of the list. */
  path: string;
  /** The query that the data answer; page number included. */
  search: string;
  keyword: { label: string; placeholder: string };
  /** Absent while the first answer is on its way. */
  groups: readonly FacetGroupData[] | undefined;
  orders: readonly { value: string; label: string }[];
  /** `58 exhibitors`; absent while that is not known. */
  count: string | undefined;
  /** What closes the sheet of filters: `Show 58 exhibitors`. */
  show: string;
  /** Whether another answer is on its way. */
  pending: boolean;
  /** Goes to another query of this path in place; without it, and without script, the form sends itself. */
  onSearch?: (search: string) => void;
  /** At the right of the title, above the keyword. */
  aside?: ReactNode;
  /** Between the title and the columns. */
  banner?: ReactNode;
  /** Prints what is shown. */
  onPrint?: () => void;
  children: ReactNode;
}

/**
 * A list with filters: a real GET form, so that it works without script; with script each change is at once another address. Facets left
 * (a sheet below 1024 px), a line over both columns, the count, what is chosen, then the list.
 */
export function FacetedList(props: FacetedListProps) {
  const {
    title,
    lead,
    path,
    search,
    keyword,
    orders,
    count,
    show,
    pending,
    onSearch,
    aside,
    banner,
    onPrint,
    children,
  } = props;
  const { formatMessage } = useIntl();
  const ready = useHydrated();
  const form = useRef<HTMLFormElement>(null);
  const [open, setOpen] = useState(false);
  // A click shows at once, before its answer is there; the address has the last word.
  const [wanted, setWanted] = useState({ search, of: search });
  if (wanted.of !== search) setWanted({ search, of: search });
  const now = wanted.of === search ? wanted.search : search;
  const groups = useSteadyGroups(props.groups);
  const words = new URLSearchParams(now).get('k')?.trim() ?? '';
  const chosen = groups.flatMap(({ options }) => options.filter(({ name, value }) => hasValue(now, name, value)));

  const go = (next: string) => {
    if (next === now) return;
    setWanted({ search: next, of: search });
    onSearch?.(next);
  };
  const read = () => {
    if (!form.current) return;
    const pairs = [...form.current.elements].flatMap((field): [string, string][] => {
      if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement) || !field.name) return [];
      return field.type === 'checkbox' && !(field as HTMLInputElement).checked ? [] : [[field.name, field.value]];
    });
    go(tidySearch(pairs, USUAL));
  };
  const submit = (event: FormEvent) => {
    if (!onSearch) return;
    event.preventDefault();
    read();
    setOpen(false);
  };
  const followInPlace = onSearch && ((href: string) => go(href.slice(path.length)));
  const view = new URLSearchParams(now).get('view');
  const chips = [
    ...(words ? [{ name: `“${words}”`, href: path + withValue(now, 'k', null) }] : []),
    ...chosen.map(({ name, value, label }) => ({ name: label, href: path + withoutValue(now, name, value) })),
  ];

  return (
    <div className={styles.page}>
      <ListHead title={title} lead={lead} aside={aside} keyword={keyword} words={words} formId={LIST_FORM} />
      {banner}
      <div className={styles.columns}>
        <FilterPanel
          form={form}
          formId={LIST_FORM}
          path={path}
          groups={groups}
          now={now}
          chosen={chosen.length}
          show={show}
          open={open}
          onOpen={setOpen}
          onChange={onSearch && read}
          onSubmit={submit}
          onClear={followInPlace}
        />
        <section className={styles.results} id="results" aria-labelledby={`${LIST_FORM}-count`} aria-busy={pending}>
          <div className={styles.bar}>
            <div aria-live="polite" className={styles.live}>
              <h2 id={`${LIST_FORM}-count`} className={styles.count}>
                {count ?? formatMessage(uiMessages.loading)}
              </h2>
            </div>
            <div className={styles.tools} data-no-print>
              <a
                href="#filters"
                className={buttonClass('quiet', 'small', styles.open)}
                onClick={(event) => {
                  if (!onSearch) return;
                  event.preventDefault();
                  setOpen(true);
                }}
              >
                <Icon name="filter" size={18} />
                {formatMessage(uiMessages.filter)}
                {chosen.length > 0 && <span className={styles.badge}>{chosen.length}</span>}
              </a>
              <SelectField
                className={styles.sort}
                label={formatMessage(uiMessages.sort)}
                name="sort"
                form={LIST_FORM}
                value={new URLSearchParams(now).get('sort') ?? 'smart'}
                options={orders}
              />
              {onPrint && ready && (
                <button
                  type="button"
                  className={classes(styles.view, styles.print)}
                  aria-label={formatMessage(uiMessages.print)}
                  onClick={onPrint}
                >
                  <Icon name="printer" size={18} />
                </button>
              )}
              <ViewSwitch path={path} now={now} view={view} follow={followInPlace} />
            </div>
          </div>
          {view && <input type="hidden" name="view" value={view} form={LIST_FORM} />}
          <Chips
            label={formatMessage(uiMessages.chosenFilters)}
            chips={chips}
            clearHref={path}
            onFollow={followInPlace}
          />
          <div className={classes(styles.body, pending && styles.pending)}>
            {/* Taken over piece by piece in the browser: a long list never blocks a click. */}
            <Suspense>{children}</Suspense>
          </div>
        </section>
      </div>
    </div>
  );
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
    <div className={styles.views} role="group" aria-label={formatMessage(uiMessages.view)}>
      {([null, 'list'] as const).map((other) => {
        const href = path + withValue(now, 'view', other);
        return (
          <Anchor
            key={other}
            href={href}
            rel="nofollow"
            className={styles.view}
            aria-current={other === view ? 'true' : undefined}
            aria-label={formatMessage(other ? uiMessages.listView : uiMessages.gridView)}
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
