import { useId, useMemo, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useLocale } from '@/i18n/useLocale';
import type { FormDefinition } from '@/rules/forms/types';
import type { MemberField } from '@/rules/member';
import { useServices } from '@/state/ServicesContext';
import { Button } from '@/ui/controls/Button';
import { Failure } from '@/ui/display/Failure';
import { Icon } from '@/ui/controls/Icon';
import { Stack } from '@/ui/layout/Layout';
import { cellId, PendingGrid } from './PendingGrid';
import { type Column, type Fault, type PendingRow, readyCount, titleOf, wrongRows } from './pendingRows';
import styles from './BulkImport.module.css';
import type { Pending } from './usePending';

interface PlacedFault extends Fault {
  row: number;
}

interface FaultListProps {
  faults: readonly PlacedFault[];
  form: FormDefinition;
  columns: readonly Column[];
  /** Nothing has been typed yet, so there is nothing to report. */
  isIdle: boolean;
}

const MAX_LISTED = 50;

/** The errors with the numbers shown in the cells: position in bold, reason, and a link to the cell. */
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
        {faults.slice(0, MAX_LISTED).map(({ row, field, message }, index) => {
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
      {faults.length > MAX_LISTED && (
        <p className={styles.small}>{formatMessage({ id: 'group.more' }, { count: faults.length - MAX_LISTED })}</p>
      )}
    </div>
  );
}

/** The device's time zone, because the rows are stored on this device. */
const ownZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Notes that the rows survive a reload, and for how long. */
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
  return <p className={styles.small}>{formatMessage({ id: 'group.savedUntil' }, { time })}</p>;
}

interface PendingPanelProps {
  pending: Pending;
  form: FormDefinition;
  /** The number of rows being saved; 0 when idle. */
  saving: number;
  failure: string | null;
  onChange: (row: number, field: MemberField, value: string) => void;
  onLeave: (row: number) => void;
  onDrop: (row: number) => void;
  onAddRow: () => void;
  onSave: () => void;
  onDiscard: () => void;
}

/** With more rows than this, or in a narrow window, only invalid rows are shown at first. */
const SHOWN_WHOLE = 30;

/** The rows to show: all, or the invalid ones. */
function useShownRows({ rows, fileName }: Pending, wrong: readonly PendingRow[]) {
  const { device } = useServices();
  const [onlyWrong, setOnlyWrong] = useState(
    () => fileName !== null && wrong.length > 0 && (rows.length > SHOWN_WHOLE || !device.isWide()),
  );
  // A corrected row stays visible until all rows are shown.
  const seen = useRef(new Set<number>());
  for (const { row } of wrong) seen.current.add(row);
  const shown = onlyWrong ? rows.filter(({ row, accepted }) => !accepted && seen.current.has(row)) : rows;
  const choose = (next: boolean) => {
    seen.current = new Set();
    setOnlyWrong(next);
  };
  return { shown, onlyWrong, choose };
}

/** The errors of all rows in order, and their numbers by cell. */
function useFaults(wrong: readonly PendingRow[]) {
  const faults = useMemo(
    () => wrong.flatMap(({ row, faults: own }) => own.map((fault): PlacedFault => ({ row, ...fault }))),
    [wrong],
  );
  const numbers = useMemo(
    () => new Map(faults.map(({ row, field }, index) => [`${row}/${field}`, index + 1] as const)),
    [faults],
  );
  return { faults, numbers };
}

interface PanelHeadProps extends Pick<PendingPanelProps, 'saving' | 'failure' | 'onSave' | 'onDiscard'> {
  id: string;
  fileName: string | null;
  /** Valid rows, invalid rows, and all. */
  counts: { good: number; bad: number; total: number };
}

/** The workbook's name, the number of valid rows, and buttons to save or discard them. */
function PanelHead({ id, fileName, counts, saving, failure, onSave, onDiscard }: PanelHeadProps) {
  const { formatMessage } = useIntl();
  const { good: count, bad, total } = counts;
  return (
    <div className={styles.panelHead}>
      <div className={styles.panelWords}>
        <h2 id={id} className={styles.panelTitle} tabIndex={-1} data-arrive>
          {fileName ?? formatMessage({ id: 'group.batchTitle' })}
        </h2>
        <p role="status">
          {fileName === null && total === 0
            ? formatMessage({ id: 'group.batchText' })
            : formatMessage({ id: 'group.counts' }, counts)}
        </p>
      </div>
      <Stack row gap={3} className={styles.panelActions}>
        <Button look="quiet" onClick={onDiscard}>
          {formatMessage({ id: 'group.discard' })}
        </Button>
        <Button onClick={onSave} aria-disabled={saving > 0 || count === 0}>
          {saving > 0
            ? formatMessage({ id: 'group.saving' }, { count: saving })
            : bad > 0 && count > 0
              ? formatMessage({ id: 'group.saveRowsSkip' }, { count, bad })
              : formatMessage({ id: 'group.saveRows' }, { count })}
        </Button>
      </Stack>
      {saving > 0 && (
        <progress className={styles.progress} aria-label={formatMessage({ id: 'group.saving' }, { count: saving })} />
      )}
      <Failure text={failure} className={styles.failure} />
    </div>
  );
}

/** Whether only invalid rows are shown. */
function OnlyWrong({ checked, onChange }: { checked: boolean; onChange: (checked: boolean) => void }) {
  const { formatMessage } = useIntl();
  return (
    <label className={styles.only}>
      <input type="checkbox" checked={checked} onChange={({ target }) => onChange(target.checked)} />
      {formatMessage({ id: 'group.onlyBad' })}
    </label>
  );
}

/** Unsaved rows: how many are valid, the errors of the others, and saving the valid ones. */
export function PendingPanel(props: PendingPanelProps) {
  const { pending, form, saving, failure, onChange, onLeave, onDrop, onAddRow, onSave, onDiscard } = props;
  const { rows, fileName, columns } = pending;
  const { formatMessage } = useIntl();
  const id = `${useId()}-title`;
  const wrong = useMemo(() => wrongRows(rows), [rows]);
  const { shown, onlyWrong, choose } = useShownRows(pending, wrong);
  const { faults, numbers } = useFaults(wrong);
  const isTyped = fileName === null;
  const good = readyCount(pending);
  const bad = wrong.length;
  const total = isTyped ? good + bad : rows.length;
  return (
    <section className={styles.panel} aria-labelledby={id} aria-busy={saving > 0}>
      <PanelHead {...{ id, fileName, saving, failure, onSave, onDiscard }} counts={{ good, bad, total }} />
      <div className={styles.body}>
        <div className={styles.scroll} role="region" aria-label={formatMessage({ id: 'group.table' })} tabIndex={0}>
          <PendingGrid rows={shown} {...{ form, numbers, columns, onChange, onLeave, onDrop }} />
        </div>
        <FaultList faults={faults} form={form} columns={columns} isIdle={isTyped && total === 0} />
      </div>
      <div className={styles.foot}>
        {isTyped ? (
          <Button look="quiet" size="small" onClick={onAddRow}>
            <Icon name="plus" size={18} />
            {formatMessage({ id: 'group.addRow' })}
          </Button>
        ) : (
          rows.length > bad && bad > 0 && <OnlyWrong checked={onlyWrong} onChange={choose} />
        )}
        <SavedUntil expiresAt={pending.expiresAt} />
      </div>
    </section>
  );
}
