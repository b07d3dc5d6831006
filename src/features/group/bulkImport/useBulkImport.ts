import { useCallback, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import type { ExcelPreview } from '@/api';
import type { CallFailure } from '@/forms/failures';
import { useReferenceDates } from '@/forms/useReferenceDates';
import type { FormDefinition } from '@/rules/forms/types';
import type { Locale } from '@/rules/locales';
import type { MemberField } from '@/rules/member';
import { useServices } from '@/state/ServicesContext';
import { useAsyncAction } from '@/ui/hooks/useAsyncAction';
import type { GroupCalls } from '../useGroupCalls';
import {
  changed,
  columnsOf,
  emptyRow,
  isEmptyRow,
  judgedAgain,
  left as leftRow,
  readyCount,
  rightRows,
  rowsOf,
  toUsers,
  typedColumns,
  type PendingRow,
  type RowRules,
} from './pendingRows';
import { useLatest } from '@/ui/hooks/useLatest';
import { usePending, type Pending } from './usePending';

/** The contract's maximum per request. */
const BATCH_SIZE = 200;
/** Initial rows; fewer in narrow windows, where they are tall cards. */
const TYPED_AT_FIRST = { wide: 5, narrow: 2 };
const TYPED_MS = 7 * 24 * 3600_000;
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
function withFaults(rows: readonly PendingRow[], sent: readonly PendingRow[], { errors = [], message }: CallFailure) {
  const rest: string[] = [];
  let next = [...rows];
  for (const error of errors) {
    const [, place, field] = POINTER.exec(error.pointer) ?? [];
    const at = place === undefined ? undefined : sent[Number(place)]?.row;
    const fault = { field: field as MemberField, message: error.message };
    if (at === undefined) rest.push(error.message);
    else next = next.map((row) => (row.row === at ? { ...row, faults: [...row.faults, fault] } : row));
  }
  return { rows: next, failure: errors.length > 0 ? (rest[0] ?? null) : (message ?? null) };
}

/** The unsaved rows, validated by today's rules, and a ref to their latest state for async callbacks. */
function useJudged({ groupId, form, locale }: Pick<BulkImportOptions, 'groupId' | 'form' | 'locale'>) {
  const { formatMessage } = useIntl();
  const days = useReferenceDates();
  const { pending: stored, isBack, keep: store } = usePending(groupId);
  const rules = useCallback(
    (): RowRules => ({
      form,
      locale,
      days: days(),
      sameAs: (row) => formatMessage({ id: 'group.duplicate' }, { row }),
    }),
    [days, form, formatMessage, locale],
  );
  const pending = useMemo(
    () => (stored && isBack ? { ...stored, rows: judgedAgain(stored.rows, rules()) } : stored),
    [isBack, stored, rules],
  );
  const latest = useLatest<Pending | null>(pending);
  const keep = useCallback(
    (next: Pending | null) => {
      latest.current = next;
      store(next);
    },
    [store],
  );
  const withRows = useCallback(
    (rows: PendingRow[]) => {
      if (latest.current) keep({ ...latest.current, rows });
    },
    [keep],
  );
  return { pending, latest, rules, keep, withRows };
}

type Judged = ReturnType<typeof useJudged>;
type OnFailure = (failure: string | null) => void;

/** Edits of the rows before they are saved. */
function useEdits(
  { latest, rules, keep, withRows }: Judged,
  { calls, form }: Pick<BulkImportOptions, 'calls' | 'form'>,
  onFailure: OnFailure,
) {
  const { clock, device } = useServices();
  return useMemo(() => {
    const inDays = () => new Date(clock.now().getTime() + TYPED_MS).toISOString();
    return {
      check: (file: File) => calls.preview(file),
      show(preview: ExcelPreview) {
        onFailure(null);
        const { importId, fileName, expiresAt } = preview;
        keep({ importId, fileName, expiresAt, columns: columnsOf(preview), rows: rowsOf(preview, form) });
      },
      type() {
        onFailure(null);
        const rows = Array.from({ length: TYPED_AT_FIRST[device.isWide() ? 'wide' : 'narrow'] }, (_, index) =>
          emptyRow(index + 1),
        );
        keep({ importId: null, fileName: null, expiresAt: inDays(), columns: typedColumns, rows });
      },
      change: (row: number, field: MemberField, value: string) =>
        withRows(changed(latest.current?.rows ?? [], row, field, value, rules())),
      leave: (row: number) => withRows(leftRow(latest.current?.rows ?? [], row, rules())),
      drop(row: number) {
        const rows = latest.current?.rows.filter((other) => other.row !== row) ?? [];
        if (rows.length === 0) keep(null);
        else withRows(rows);
      },
      addRow() {
        const rows = latest.current?.rows ?? [];
        withRows([...rows, emptyRow(Math.max(0, ...rows.map(({ row }) => row)) + 1)]);
      },
      discard() {
        onFailure(null);
        keep(null);
      },
    };
  }, [calls, clock, form, keep, latest, device, onFailure, rules, withRows]);
}

/** Saves the valid rows: those of the workbook in one request, the others in batches. */
function useSaving(
  { latest, keep, withRows }: Judged,
  { calls, onSaved }: Pick<BulkImportOptions, 'calls' | 'onSaved'>,
  onFailure: OnFailure,
) {
  const { formatMessage } = useIntl();
  const [isSaving, run] = useAsyncAction();
  /** The number of rows in this save. */
  const [count, setCount] = useState(0);

  /** The workbook rows that were valid from the start: the server has them. */
  const saveImport = async ({ importId, rows }: Pending): Promise<number | null> => {
    const accepted = rows.filter((row) => row.accepted);
    if (importId === null || accepted.length === 0) return 0;
    const failed = await calls.saveImport(importId, toUsers(accepted));
    if (failed) {
      const isOld = failed.reason === 'excel.previewNotFound';
      onFailure(isOld ? formatMessage({ id: 'group.tooOld' }) : failed.text);
      return null;
    }
    if (latest.current)
      keep({ ...latest.current, importId: null, rows: latest.current.rows.filter((row) => !row.accepted) });
    return accepted.length;
  };
  const saveTyped = async (): Promise<number | null> => {
    const right = rightRows(latest.current?.rows ?? []);
    let saved = 0;
    for (let at = 0; at < right.length; at += BATCH_SIZE) {
      const part = right.slice(at, at + BATCH_SIZE);
      const failed = await calls.addMembers(toUsers(part));
      const now = latest.current?.rows ?? [];
      if (failed) {
        const marked = withFaults(now, part, failed);
        onFailure(marked.failure);
        withRows(marked.rows);
        return null;
      }
      const done = new Set(part.map(({ row }) => row));
      withRows(now.filter(({ row }) => !done.has(row)));
      saved += part.length;
    }
    return saved;
  };
  const save = async () => {
    const { current } = latest;
    const ready = current ? readyCount(current) : 0;
    if (!current || ready === 0) return;
    setCount(ready);
    onFailure(null);
    const imported = await saveImport(current);
    const typed = imported === null ? null : await saveTyped();
    const saved = (imported ?? 0) + (typed ?? 0);
    const left = (latest.current?.rows ?? []).filter((row) => !isEmptyRow(row)).length;
    if (typed !== null && left === 0) keep(null);
    if (saved > 0) onSaved(saved, left);
  };
  return { saving: isSaving ? count : 0, save: () => run(save) };
}

/**
 * Adds many members from a workbook or by typing: validated as they change, persisted while unsaved, saved as far as
 * they are valid.
 */
export function useBulkImport(options: BulkImportOptions) {
  const judged = useJudged(options);
  const [failure, setFailure] = useState<string | null>(null);
  const edits = useEdits(judged, options, setFailure);
  const saving = useSaving(judged, options, setFailure);
  return { pending: judged.pending, failure, ...saving, ...edits };
}
