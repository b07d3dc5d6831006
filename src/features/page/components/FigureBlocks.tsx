/** Figures and years in large type, and tables. */
import { FormattedMessage, useIntl } from 'react-intl';
import type { PageBlock } from '@/api';
import { useLocale } from '@/i18n/useLocale';
import { formatDate, formatDateTime } from '@/i18n/dates';
import type { Locale } from '@/i18n/locales';
import { shanghaiDate } from '@/rules/shanghai';
import { useServices } from '@/state/ServicesContext';
import styles from './FigureBlocks.module.css';

/** A date as editors write it. */
const DAY = /^\d{4}-\d\d-\d\d$/;

interface DeadlineProps {
  /** The last day, `2026-02-10` in Shenzhen, or an instant. */
  until: string;
  /** Adds "until" before the date, if no heading does. */
  showsUntil?: boolean;
}

/** A deadline, struck through once it has passed. */
export function Deadline({ until, showsUntil = false }: DeadlineProps) {
  const locale = useLocale();
  const { clock } = useServices();
  const isDay = DAY.test(until);
  const text = isDay ? formatDate(until, locale) : formatDateTime(until, locale);
  const deadline = (
    <time dateTime={until} className={styles.day}>
      {showsUntil ? <FormattedMessage id="page.until" values={{ day: text }} /> : text}
    </time>
  );
  const now = clock.now();
  if (isDay ? shanghaiDate(now) <= until : now < new Date(until)) return deadline;
  return (
    <span className={styles.passed}>
      <s>{deadline}</s> <FormattedMessage id="page.passed" />
    </span>
  );
}

type BlockItem = NonNullable<PageBlock['items']>[number];

/** A figure as editors write it, `178,200`. */
const GROUPED_NUMBER = /^\d{1,3}(?:,\d{3})+$/;
/** Large figures with their names below dark lines, grouped for the user's language. */
export function Figures({ items }: { items: readonly Pick<BlockItem, 'title' | 'text'>[] }) {
  const { formatNumber } = useIntl();
  return (
    <dl className={styles.figures}>
      {items.map(({ title, text }) => (
        <div key={text} className={styles.figure}>
          <dt className={styles.name}>{text}</dt>
          <dd className={styles.value}>
            {GROUPED_NUMBER.test(title) ? formatNumber(Number(title.replaceAll(',', ''))) : title}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Years along a line, the newest last. */
export const Timeline = ({ items }: { items: readonly BlockItem[] }) => (
  <ol className={styles.timeline}>
    {items.map(({ title, text }) => (
      <li key={title} className={styles.year}>
        <h3 className={styles.yearTitle}>{title}</h3>
        <p>{text}</p>
      </li>
    ))}
  </ol>
);

interface TableProps {
  head: string[];
  rows: string[][];
  label: string;
}

/** The first cell is the row's heading; a date there is not a deadline. */
const rowHeading = (name: string, locale: Locale) =>
  DAY.test(name) ? <time dateTime={name}>{formatDate(name, locale)}</time> : name;

/** A table that scrolls inside a narrower page. A date after the first column is a deadline. */
export const Table = ({ head, rows, label }: TableProps) => {
  const locale = useLocale();
  return (
    <div className={styles.scroll} role="group" aria-label={label} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            {head.map((name, index) => (
              <th key={index} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells], row) => (
            <tr key={row}>
              <th scope="row">{rowHeading(name ?? '', locale)}</th>
              {cells.map((cell, index) => (
                <td key={index}>{DAY.test(cell) ? <Deadline until={cell} /> : cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};
