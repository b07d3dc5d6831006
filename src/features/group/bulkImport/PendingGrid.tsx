import { memo } from 'react';
import { useIntl } from 'react-intl';
import { useLocale } from '@/i18n/useLocale';
import type { FormDefinition } from '@/rules/forms/types';
import { localise, type Locale } from '@/rules/locales';
import { MEMBER_MAX_LENGTHS, type MemberField } from '@/rules/member';
import { Icon } from '@/ui/controls/Icon';
import { kindsOf, titleOf, type Column, type PendingRow } from './pendingRows';
import styles from './PendingGrid.module.css';

/** The id of a cell's control; the error list links to it. */
export const cellId = (row: number, field: MemberField): string => `pending-${row}-${field}`;

interface PendingGridProps {
  rows: readonly PendingRow[];
  form: FormDefinition;
  /** The numbers of the errors by row and field, as in the error list. */
  problemNumbers: ReadonlyMap<string, number>;
  columns: readonly Column[];
  onChange: (row: number, field: MemberField, value: string) => void;
  /** The focus has left a row. */
  onBlur: (row: number) => void;
  onRemove: (row: number) => void;
}

/** Rows and columns as in the workbook, with editable cells. */
export function PendingGrid({ rows, columns, form, problemNumbers, onChange, onBlur, onRemove }: PendingGridProps) {
  const locale = useLocale();
  const { formatMessage } = useIntl();
  const hasLetters = columns.some(({ letter }) => letter !== null);
  return (
    <table className={styles.grid} role="table">
      <thead role="rowgroup">
        {hasLetters && (
          <tr aria-hidden="true">
            <td />
            {columns.map(({ field, letter }) => (
              <td key={field} className={styles.letter}>
                {letter}
              </td>
            ))}
            <td />
          </tr>
        )}
        <tr role="row">
          <th scope="col" role="columnheader">
            <span className="visually-hidden">{formatMessage({ id: 'group.row' })}</span>
            {hasLetters && <span aria-hidden="true">1</span>}
          </th>
          {columns.map(({ field }) => (
            <th key={field} scope="col" role="columnheader">
              {titleOf(form, field, locale)}
            </th>
          ))}
          <td role="cell" />
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row) => (
          <GridRow key={row.row} {...{ row, columns, form, problemNumbers, onChange, onBlur, onRemove }} />
        ))}
      </tbody>
    </table>
  );
}

type GridRowProps = Pick<
  PendingGridProps,
  'columns' | 'form' | 'problemNumbers' | 'onChange' | 'onBlur' | 'onRemove'
> & {
  row: PendingRow;
};

const GridRow = memo(function GridRow({
  row,
  columns,
  form,
  problemNumbers,
  onChange,
  onBlur: onLeave,
  onRemove,
}: GridRowProps) {
  const locale = useLocale();
  const { formatMessage } = useIntl();
  const { row: rowNumber, values, faults: problems, isValid } = row;
  return (
    <tr
      role="row"
      data-wrong={problems.length > 0}
      data-read={isValid}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!isValid && !currentTarget.contains(relatedTarget)) onLeave(rowNumber);
      }}
    >
      <th scope="row" role="rowheader" className={styles.place}>
        {rowNumber}
      </th>
      {columns.map(({ field }) => {
        const title = titleOf(form, field, locale);
        const problem = problems.find((candidate) => candidate.field === field);
        const number = problem && problemNumbers.get(`${rowNumber}/${field}`);
        return (
          <td
            key={field}
            role="cell"
            data-field={field}
            data-label={title}
            data-wrong={problem !== undefined}
            data-empty={!values[field]}
          >
            {isValid ? (
              <span className={styles.value}>{displayValue(form, field, values[field], locale)}</span>
            ) : (
              <Control
                id={cellId(rowNumber, field)}
                label={formatMessage({ id: 'group.cell' }, { title, row: rowNumber })}
                problem={problem?.message}
                {...{ field, form, value: values[field] }}
                none={formatMessage({ id: 'group.none' })}
                onChange={(value) => onChange(rowNumber, field, value)}
              />
            )}
            {number !== undefined && (
              <span className={styles.number} aria-hidden="true">
                {number}
              </span>
            )}
            {problem && (
              <span className={styles.cellFault} id={`${cellId(rowNumber, field)}-fault`}>
                {problem.message}
              </span>
            )}
          </td>
        );
      })}
      <td role="cell" className={styles.dropCell}>
        {!isValid && (
          <button
            type="button"
            className={styles.drop}
            aria-label={formatMessage({ id: 'group.skipRow' }, { row: rowNumber })}
            title={formatMessage({ id: 'group.skipRow' }, { row: rowNumber })}
            onClick={() => onRemove(rowNumber)}
          >
            <Icon name="close" size={18} />
          </button>
        )}
      </td>
    </tr>
  );
});

const displayValue = (form: FormDefinition, field: MemberField, value: string, locale: Locale): string =>
  field === 'documentKind' ? localise(kindsOf(form).find((kind) => kind.value === value)?.label, locale) : value;

interface ControlProps {
  id: string;
  label: string;
  field: MemberField;
  value: string;
  problem: string | undefined;
  form: FormDefinition;
  none: string;
  onChange: (value: string) => void;
}

function Control({ id, label, field, value, problem, form, none, onChange }: ControlProps) {
  const locale = useLocale();
  const shared = {
    id,
    'aria-label': label,
    'aria-invalid': problem === undefined ? undefined : true,
    'aria-describedby': problem === undefined ? undefined : `${id}-fault`,
    className: styles.control,
    value,
  } as const;
  if (field === 'documentKind')
    return (
      <select {...shared} onChange={({ target }) => onChange(target.value)}>
        <option value="">{none}</option>
        {kindsOf(form).map((kind) => (
          <option key={String(kind.value)} value={String(kind.value)}>
            {localise(kind.label, locale)}
          </option>
        ))}
      </select>
    );
  return (
    <input
      {...shared}
      type={field === 'mobile' ? 'tel' : 'text'}
      // Another person's data: the browser must not autofill the user's own.
      autoComplete="off"
      maxLength={field === 'mobile' ? 20 : MEMBER_MAX_LENGTHS[field]}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
