import { useCallback, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import type { ExcelPreview } from '@/api';
import type { ApiFailure } from '@/forms/apiFailure';
import { useReferenceDates } from '@/forms/useReferenceDates';
import type { FormDefinition } from '@/rules/forms/types';
import type { Locale } from '@/rules/locales';
import type { MemberField } from '@/rules/member';
import { useServices } from '@/state/ServicesContext';
import { useAsyncAction } from '@/ui/hooks/useAsyncAction';
import type { GroupCalls } from '../useGroupCalls';
import {
  updateCell,
  columnsOf,
  emptyRow,
  isEmptyRow,
  revalidateRows,
  validateOnBlur as leftRow,
  readyCount,
  readyRows,
  rowsOf,
  toUsers,
  typedColumns,
  type PendingRow,
  type RowRules,
} from './pendingRows';
import { useLatest } from '@/ui/hooks/useLatest';
import { usePendingRows, type Pending } from './usePendingRows';

/** The contract's maximum per request. */
const BATCH_SIZE = 200;
/** Initial rows; fewer in narrow windows, where they are tall cards. */
const INITIAL_ROWS = { wide: 5, narrow: 2 };
const TYPED_LIFETIME_MS = 7 * 24 * 3600_000;
const POINTER = /^\/body\/users\/(\d+)\/(\w+)$/;

interface BulkImportOptions {
  groupId: string;
  form: FormDefinition;
  locale: Locale;
  calls: GroupCalls;
  /** Receives the number of saved and of remaining rows. */
  onSaved: (count: number, left: number) => void;
}

/** Assigns API errors to their rows; returns those that no row shows. */
function assignErrors(rows: readonly PendingRow[], sent: readonly PendingRow[], { errors = [], message }: ApiFailure) {
  const rest: string[] = [];
  let next = [...rows];
  for (const error of errors) {
    const [, index, field] = POINTER.exec(error.pointer) ?? [];
    const rowNumber = index === undefined ? undefined : sent[Number(index)]?.row;
    const problem = { field: field as MemberField, message: error.message };
    if (rowNumber === undefined) rest.push(error.message);
    else next = next.map((row) => (row.row === rowNumber ? { ...row, faults: [...row.faults, problem] } : row));
  }
  return { rows: next, failure: errors.length > 0 ? (rest[0] ?? null) : (message ?? null) };
}

/** The unsaved rows, validated by today's rules, and a ref to their latest state for async callbacks. */
function useValidatedRows({ groupId, form, locale }: Pick<BulkImportOptions, 'groupId' | 'form' | 'locale'>) {
  const { formatMessage } = useIntl();
  const getReferenceDates = useReferenceDates();
  const { pending: stored, isRestored, storePending: persist } = usePendingRows(groupId);
  const rules = useCallback(
    (): RowRules => ({
      form,
      locale,
      days: getReferenceDates(),
      sameAs: (row) => formatMessage({ id: 'group.duplicate' }, { row }),
    }),
    [getReferenceDates, form, formatMessage, locale],
  );
  const pending = useMemo(
    () => (stored && isRestored ? { ...stored, rows: revalidateRows(stored.rows, rules()) } : stored),
    [isRestored, stored, rules],
  );
  const latest = useLatest<Pending | null>(pending);
  const storePending = useCallback(
    (next: Pending | null) => {
      latest.current = next;
      persist(next);
    },
    [persist],
  );
  const updateRows = useCallback(
    (rows: PendingRow[]) => {
      if (latest.current) storePending({ ...latest.current, rows });
    },
    [storePending],
  );
  return { pending, latest, rules, storePending, updateRows };
}

type ValidatedRows = ReturnType<typeof useValidatedRows>;
type OnFailure = (failure: string | null) => void;

/** Edits of the rows before they are saved. */
function useEdits(
  { latest, rules, storePending, updateRows }: ValidatedRows,
  { calls, form }: Pick<BulkImportOptions, 'calls' | 'form'>,
  onFailure: OnFailure,
) {
  const { clock, device } = useServices();
  return useMemo(() => {
    const expiryDate = () => new Date(clock.now().getTime() + TYPED_LIFETIME_MS).toISOString();
    return {
      check: (file: File) => calls.preview(file),
      showPreview(preview: ExcelPreview) {
        onFailure(null);
        const { importId, fileName, expiresAt } = preview;
        storePending({ importId, fileName, expiresAt, columns: columnsOf(preview), rows: rowsOf(preview, form) });
      },
      startTyping() {
        onFailure(null);
        const rows = Array.from({ length: INITIAL_ROWS[device.isWide() ? 'wide' : 'narrow'] }, (_, index) =>
          emptyRow(index + 1),
        );
        storePending({ importId: null, fileName: null, expiresAt: expiryDate(), columns: typedColumns, rows });
      },
      change: (row: number, field: MemberField, value: string) =>
        updateRows(updateCell(latest.current?.rows ?? [], row, field, value, rules())),
      handleBlur: (row: number) => updateRows(leftRow(latest.current?.rows ?? [], row, rules())),
      removeRow(row: number) {
        const rows = latest.current?.rows.filter((other) => other.row !== row) ?? [];
        if (rows.length === 0) storePending(null);
        else updateRows(rows);
      },
      addRow() {
        const rows = latest.current?.rows ?? [];
        updateRows([...rows, emptyRow(Math.max(0, ...rows.map(({ row }) => row)) + 1)]);
      },
      discard() {
        onFailure(null);
        storePending(null);
      },
    };
  }, [calls, clock, form, storePending, latest, device, onFailure, rules, updateRows]);
}

/** Saves the valid rows: those of the workbook in one request, the others in batches. */
function useSaving(
  { latest, storePending, updateRows }: ValidatedRows,
  { calls, onSaved }: Pick<BulkImportOptions, 'calls' | 'onSaved'>,
  onFailure: OnFailure,
) {
  const { formatMessage } = useIntl();
  const [isSaving, run] = useAsyncAction();
  /** The number of rows in this save. */
  const [count, setCount] = useState(0);

  /** The workbook rows that were valid from the start: the server has them. */
  const saveImport = async ({ importId, rows }: Pending): Promise<number | null> => {
    const validRows = rows.filter((row) => row.isValid);
    if (importId === null || validRows.length === 0) return 0;
    const failure = await calls.saveImport(importId, toUsers(validRows));
    if (failure) {
      const isExpired = failure.reason === 'excel.previewNotFound';
      onFailure(isExpired ? formatMessage({ id: 'group.previewExpired' }) : failure.summary);
      return null;
    }
    if (latest.current)
      storePending({ ...latest.current, importId: null, rows: latest.current.rows.filter((row) => !row.isValid) });
    return validRows.length;
  };
  const saveManualRows = async (): Promise<number | null> => {
    const rowsToSave = readyRows(latest.current?.rows ?? []);
    let savedCount = 0;
    for (let at = 0; at < rowsToSave.length; at += BATCH_SIZE) {
      const batch = rowsToSave.slice(at, at + BATCH_SIZE);
      const failed = await calls.addMembers(toUsers(batch));
      const now = latest.current?.rows ?? [];
      if (failed) {
        const assigned = assignErrors(now, batch, failed);
        onFailure(assigned.failure);
        updateRows(assigned.rows);
        return null;
      }
      const savedRows = new Set(batch.map(({ row }) => row));
      updateRows(now.filter(({ row }) => !savedRows.has(row)));
      savedCount += batch.length;
    }
    return savedCount;
  };
  const save = async () => {
    const { current } = latest;
    const ready = current ? readyCount(current) : 0;
    if (!current || ready === 0) return;
    setCount(ready);
    onFailure(null);
    const importedCount = await saveImport(current);
    const savedTyped = importedCount === null ? null : await saveManualRows();
    const savedCount = (importedCount ?? 0) + (savedTyped ?? 0);
    const remaining = (latest.current?.rows ?? []).filter((row) => !isEmptyRow(row)).length;
    if (savedTyped !== null && remaining === 0) storePending(null);
    if (savedCount > 0) onSaved(savedCount, remaining);
  };
  return { saving: isSaving ? count : 0, save: () => run(save) };
}

/**
 * Adds many members from a workbook or by typing: validated as they change, persisted while unsaved, saved as far as
 * they are valid.
 */
export function useBulkImport(options: BulkImportOptions) {
  const validatedRows = useValidatedRows(options);
  const [failure, setFailure] = useState<string | null>(null);
  const rowEdits = useEdits(validatedRows, options, setFailure);
  const saving = useSaving(validatedRows, options, setFailure);
  return { pending: validatedRows.pending, failure, ...saving, ...rowEdits };
}
