import { useId, useMemo, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useLocale } from '@/i18n/useLocale';
import type { FormDefinition } from '@/rules/forms/types';
import type { MemberField } from '@/rules/member';
import { useServices } from '@/state/ServicesContext';
import { Button } from '@/ui/controls/Button';
import { Failure } from '@/ui/display/Failure';
import { Icon } from '@/ui/controls/Icon';
import { cellId, PendingGrid } from './PendingGrid';
import { type Column, type Fault, rightRows, titleOf, wrongRows } from './pendingRows';
import styles from './Several.module.css';
import type { Pending } from './usePending';

interface PlacedFault extends Fault {
  row: number;
}

interface FaultListProps {
  faults: readonly PlacedFault[];
  form: FormDefinition;
  columns: readonly Column[];
  /** Nothing has been typed yet, so nothing can be said. */
  isIdle: boolean;
}

const MOST = 50;

/** What is wrong, with the numbers that stand in the cells: place in bold, reason, and a link to the cell. */
function FaultList({ faults, form, columns, isIdle }: FaultListProps) {
  const locale = useLocale();
  const { formatMessage } = useIntl();
  if (isIdle) return null;
  if (faults.length === 0)
    return (
      <div className={styles.faults}>
        <p className={styles.right}>
          <Icon name="check" size={18} />
          {formatMessage({ id: 'group.noFaults' })}
        </p>
      </div>
    );
  return (
    <div className={styles.faults}>
      <h3 className={styles.faultsTitle}>
        <Icon name="alert" size={20} />
        {formatMessage({ id: 'group.faultsTitle' }, { count: faults.length })}
      </h3>
      <p className={styles.small}>{formatMessage({ id: 'group.mendHint' })}</p>
      <ol className={styles.faultList}>
        {faults.slice(0, MOST).map(({ row, field, message }, index) => {
          const title = titleOf(form, field, locale);
          const column = columns.find((one) => one.field === field)?.letter ?? null;
          return (
            <li key={`${row}/${field}`} className={styles.fault}>
              <span className={styles.faultNumber} aria-hidden="true">
                {index + 1}
              </span>
              <span>
                <a
                  className={styles.faultPlace}
                  href={`#${cellId(row, field)}`}
                  onClick={(event) => {
                    event.preventDefault();
                    document.getElementById(cellId(row, field))?.focus();
                  }}
                >
                  {column !== null
                    ? formatMessage({ id: 'group.place' }, { row, column, title })
                    : formatMessage({ id: 'group.placeRow' }, { row, title })}
                </a>
                <span className={styles.faultText}>{message}</span>
              </span>
            </li>
          );
        })}
      </ol>
      {faults.length > MOST && (
        <p className={styles.small}>{formatMessage({ id: 'group.more' }, { count: faults.length - MOST })}</p>
      )}
    </div>
  );
}

/** The reader's own clock: it is this device that keeps the rows. */
const ownZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** That the rows outlast a reload, and how long. */
function SavedUntil({ expiresAt }: { expiresAt: string }) {
  const { formatMessage, formatDate } = useIntl();
  const time = formatDate(expiresAt, {
    timeZone: ownZone(),
    month: 'numeric',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  return <p className={styles.small}>{formatMessage({ id: 'group.kept' }, { time })}</p>;
}

interface PendingPanelProps {
  pending: Pending;
  form: FormDefinition;
  /** Rows that are being saved; 0 while nothing is. */
  saving: number;
  failure: string | null;
  onChange: (row: number, field: MemberField, value: string) => void;
  onLeave: (row: number) => void;
  onDrop: (row: number) => void;
  onAddRow: () => void;
  onSave: () => void;
  onDiscard: () => void;
}

/** With more rows than this, or in a narrow window, only those to mend are shown at first. */
const SHOWN_WHOLE = 30;

/** Rows that wait to be saved: how many can be, what is wrong with the others and where, and saving those that are right. */
export function PendingPanel(props: PendingPanelProps) {
  const locale = useLocale();
  const { pending, form, saving, failure, onChange, onLeave, onDrop, onAddRow, onSave, onDiscard } = props;
  const { formatMessage } = useIntl();
  const id = useId();
  const { machine } = useServices();
  const [onlyWrong, setOnlyWrong] = useState(
    () =>
      pending.fileName !== null &&
      wrongRows(pending.rows).length > 0 &&
      (pending.rows.length > SHOWN_WHOLE || !machine.isWide()),
  );
  const { rows, importId, fileName } = pending;
  const isTyped = fileName === null;
  const wrong = useMemo(() => wrongRows(rows), [rows]);
  const accepted = importId === null ? 0 : rows.filter((row) => row.accepted).length;
  const count = accepted + rightRows(rows).length;
  const faults = useMemo(
    () => wrong.flatMap(({ row, faults: own }) => own.map((fault): PlacedFault => ({ row, ...fault }))),
    [wrong],
  );
  const numbers = useMemo(
    () => new Map(faults.map(({ row, field }, index) => [`${row}/${field}`, index + 1] as const)),
    [faults],
  );
  // A row that is being mended stays where it is until one looks at all rows again.
  const seen = useRef(new Set<number>());
  for (const { row } of wrong) seen.current.add(row);
  const shown = onlyWrong ? rows.filter(({ row, accepted: isRead }) => !isRead && seen.current.has(row)) : rows;
  const total = isTyped ? count + wrong.length : rows.length;
  return (
    <section className={styles.panel} aria-labelledby={`${id}-title`} aria-busy={saving > 0}>
      <div className={styles.panelHead}>
        <div className={styles.panelWords}>
          <h2 id={`${id}-title`} className={styles.panelTitle} tabIndex={-1} data-arrive>
            {fileName ?? formatMessage({ id: 'group.batchTitle' })}
          </h2>
          <p role="status">
            {isTyped && total === 0
              ? formatMessage({ id: 'group.batchText' })
              : formatMessage({ id: 'group.counts' }, { total, good: count, bad: wrong.length })}
          </p>
        </div>
        <div className={styles.panelActions}>
          <Button look="quiet" onClick={onDiscard}>
            {formatMessage({ id: 'group.discard' })}
          </Button>
          <Button onClick={onSave} aria-disabled={saving > 0 || count === 0}>
            {saving > 0
              ? formatMessage({ id: 'group.saving' }, { count: saving })
              : wrong.length > 0 && count > 0
                ? formatMessage({ id: 'group.saveRowsSkip' }, { count, bad: wrong.length })
                : formatMessage({ id: 'group.saveRows' }, { count })}
          </Button>
        </div>
        {saving > 0 && (
          <progress className={styles.progress} aria-label={formatMessage({ id: 'group.saving' }, { count: saving })} />
        )}
        <Failure text={failure} className={styles.failure} />
      </div>
      <div className={styles.body}>
        <div className={styles.scroll} role="region" aria-label={formatMessage({ id: 'group.table' })} tabIndex={0}>
          <PendingGrid
            rows={shown}
            {...{ form, locale, numbers, onChange, onLeave, onDrop }}
            columns={pending.columns}
          />
        </div>
        <FaultList faults={faults} form={form} columns={pending.columns} isIdle={isTyped && total === 0} />
      </div>
      <div className={styles.foot}>
        {isTyped ? (
          <Button look="quiet" size="small" onClick={onAddRow}>
            <Icon name="plus" size={18} />
            {formatMessage({ id: 'group.addRow' })}
          </Button>
        ) : (
          rows.length > wrong.length &&
          wrong.length > 0 && (
            <label className={styles.only}>
              <input
                type="checkbox"
                checked={onlyWrong}
                onChange={({ target }) => {
                  seen.current = new Set();
                  setOnlyWrong(target.checked);
                }}
              />
              {formatMessage({ id: 'group.onlyBad' })}
            </label>
          )
        )}
        <SavedUntil expiresAt={pending.expiresAt} />
      </div>
    </section>
  );
}
