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
import { type Column, type CellProblem, type PendingRow, readyCount, titleOf, findInvalidRows } from './pendingRows';
import styles from './BulkImport.module.css';
import type { Pending } from './usePendingRows';

interface RowProblem extends CellProblem {
  row: number;
}

interface ProblemListProps {
  problems: readonly RowProblem[];
  form: FormDefinition;
  columns: readonly Column[];
  /** Nothing has been typed yet, so there is nothing to report. */
  isIdle: boolean;
}

const MAX_LISTED = 50;

/** The errors with the numbers shown in the cells: position in bold, reason, and a link to the cell. */
function ProblemList({ problems, form, columns, isIdle }: ProblemListProps) {
  const locale = useLocale();
  const { formatMessage } = useIntl();
  if (isIdle) return null;
  if (problems.length === 0)
    return (
      <div className={styles.faults}>
        <p className={styles.noProblems}>
          <Icon name="check" size={18} />
          {formatMessage({ id: 'group.noProblems' })}
        </p>
      </div>
    );
  return (
    <div className={styles.faults}>
      <h3 className={styles.faultsTitle}>
        <Icon name="alert" size={20} />
        {formatMessage({ id: 'group.problemsTitle' }, { count: problems.length })}
      </h3>
      <p className={styles.small}>{formatMessage({ id: 'group.fixHint' })}</p>
      <ol className={styles.faultList}>
        {problems.slice(0, MAX_LISTED).map(({ row, field, message }, index) => {
          const title = titleOf(form, field, locale);
          const column = columns.find((candidate) => candidate.field === field)?.letter ?? null;
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
                    ? formatMessage({ id: 'group.cellPosition' }, { row, column, title })
                    : formatMessage({ id: 'group.rowPosition' }, { row, title })}
                </a>
                <span className={styles.faultText}>{message}</span>
              </span>
            </li>
          );
        })}
      </ol>
      {problems.length > MAX_LISTED && (
        <p className={styles.small}>{formatMessage({ id: 'group.more' }, { count: problems.length - MAX_LISTED })}</p>
      )}
    </div>
  );
}

/** The device's time zone, because the rows are stored on this device. */
const deviceTimeZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Notes that the rows survive a reload, and for how long. */
function SavedUntil({ expiresAt }: { expiresAt: string }) {
  const { formatMessage, formatDate } = useIntl();
  const time = formatDate(expiresAt, {
    timeZone: deviceTimeZone(),
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
  onRowBlur: (row: number) => void;
  onRemove: (row: number) => void;
  onAddRow: () => void;
  onSave: () => void;
  onDiscard: () => void;
}

/** With more rows than this, or in a narrow window, only invalid rows are shown at first. */
const MAX_ROWS_SHOWN_AT_FIRST = 30;

/** The rows to show: all, or the invalid ones. */
function useVisibleRows({ rows, fileName }: Pending, invalidRows: readonly PendingRow[]) {
  const { device } = useServices();
  const [showsOnlyInvalid, setOnlyWrong] = useState(
    () => fileName !== null && invalidRows.length > 0 && (rows.length > MAX_ROWS_SHOWN_AT_FIRST || !device.isWide()),
  );
  // A corrected row stays visible until all rows are shown.
  const seenRows = useRef(new Set<number>());
  for (const { row } of invalidRows) seenRows.current.add(row);
  const visibleRows = showsOnlyInvalid
    ? rows.filter(({ row, isValid }) => !isValid && seenRows.current.has(row))
    : rows;
  const setOnlyInvalid = (next: boolean) => {
    seenRows.current = new Set();
    setOnlyWrong(next);
  };
  return { visibleRows, showsOnlyInvalid, setOnlyInvalid };
}

/** The errors of all rows in order, and their numbers by cell. */
function useProblems(invalidRows: readonly PendingRow[]) {
  const problems = useMemo(
    () =>
      invalidRows.flatMap(({ row, faults: rowProblems }) =>
        rowProblems.map((problem): RowProblem => ({ row, ...problem })),
      ),
    [invalidRows],
  );
  const numbers = useMemo(
    () => new Map(problems.map(({ row, field }, index) => [`${row}/${field}`, index + 1] as const)),
    [problems],
  );
  return { problems, numbers };
}

interface PanelHeadProps extends Pick<PendingPanelProps, 'saving' | 'failure' | 'onSave' | 'onDiscard'> {
  id: string;
  fileName: string | null;
  /** Valid rows, invalid rows, and all. */
  counts: { validCount: number; invalidCount: number; total: number };
}

/** The workbook's name, the number of valid rows, and buttons to save or discard them. */
function PanelHead({ id, fileName, counts, saving, failure, onSave, onDiscard }: PanelHeadProps) {
  const { formatMessage } = useIntl();
  const { validCount: count, invalidCount, total } = counts;
  return (
    <div className={styles.panelHead}>
      <div className={styles.panelWords}>
        <h2 id={id} className={styles.panelTitle} tabIndex={-1} data-focus-target>
          {fileName ?? formatMessage({ id: 'group.batchTitle' })}
        </h2>
        <p role="status">
          {fileName === null && total === 0
            ? formatMessage({ id: 'group.batchText' })
            : formatMessage({ id: 'group.counts' }, { total, good: count, bad: invalidCount })}
        </p>
      </div>
      <Stack inRow gap={3} className={styles.panelActions}>
        <Button variant="quiet" onClick={onDiscard}>
          {formatMessage({ id: 'group.discard' })}
        </Button>
        <Button onClick={onSave} aria-disabled={saving > 0 || count === 0}>
          {saving > 0
            ? formatMessage({ id: 'group.saving' }, { count: saving })
            : invalidCount > 0 && count > 0
              ? formatMessage({ id: 'group.saveRowsSkip' }, { count, bad: invalidCount })
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
function OnlyInvalidToggle({ checked, onChange }: { checked: boolean; onChange: (checked: boolean) => void }) {
  const { formatMessage } = useIntl();
  return (
    <label className={styles.only}>
      <input type="checkbox" checked={checked} onChange={({ target }) => onChange(target.checked)} />
      {formatMessage({ id: 'group.onlyInvalid' })}
    </label>
  );
}

/** Unsaved rows: how many are valid, the errors of the others, and saving the valid ones. */
export function PendingPanel(props: PendingPanelProps) {
  const { pending, form, saving, failure, onChange, onRowBlur, onRemove, onAddRow, onSave, onDiscard } = props;
  const { rows, fileName, columns } = pending;
  const { formatMessage } = useIntl();
  const id = `${useId()}-title`;
  const invalidRows = useMemo(() => findInvalidRows(rows), [rows]);
  const { visibleRows, showsOnlyInvalid, setOnlyInvalid } = useVisibleRows(pending, invalidRows);
  const { problems, numbers } = useProblems(invalidRows);
  const isManualEntry = fileName === null;
  const validCount = readyCount(pending);
  const invalidCount = invalidRows.length;
  const total = isManualEntry ? validCount + invalidCount : rows.length;
  return (
    <section className={styles.panel} aria-labelledby={id} aria-busy={saving > 0}>
      <PanelHead
        {...{ id, fileName, saving, failure, onSave, onDiscard }}
        counts={{ validCount, invalidCount, total }}
      />
      <div className={styles.body}>
        <div className={styles.scroll} role="region" aria-label={formatMessage({ id: 'group.table' })} tabIndex={0}>
          <PendingGrid
            rows={visibleRows}
            {...{ form, problemNumbers: numbers, columns, onChange, onBlur: onRowBlur, onRemove }}
          />
        </div>
        <ProblemList problems={problems} form={form} columns={columns} isIdle={isManualEntry && total === 0} />
      </div>
      <div className={styles.foot}>
        {isManualEntry ? (
          <Button variant="quiet" size="small" onClick={onAddRow}>
            <Icon name="plus" size={18} />
            {formatMessage({ id: 'group.addRow' })}
          </Button>
        ) : (
          rows.length > invalidCount &&
          invalidCount > 0 && <OnlyInvalidToggle checked={showsOnlyInvalid} onChange={setOnlyInvalid} />
        )}
        <SavedUntil expiresAt={pending.expiresAt} />
      </div>
    </section>
  );
}
