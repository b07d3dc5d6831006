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
  numbers: ReadonlyMap<string, number>;
  columns: readonly Column[];
  onChange: (row: number, field: MemberField, value: string) => void;
  /** The focus has left a row. */
  onLeave: (row: number) => void;
  onDrop: (row: number) => void;
}

/** Rows and columns as in the workbook; invalid cells can be corrected in place. */
export function PendingGrid({ rows, columns, form, numbers, onChange, onLeave, onDrop }: PendingGridProps) {
  const locale = useLocale();
  const { formatMessage } = useIntl();
  const letters = columns.some(({ letter }) => letter !== null);
  return (
    <table className={styles.grid} role="table">
      <thead role="rowgroup">
        {letters && (
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
            {letters && <span aria-hidden="true">1</span>}
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
          <GridRow key={row.row} {...{ row, columns, form, numbers, onChange, onLeave, onDrop }} />
        ))}
      </tbody>
    </table>
  );
}

type GridRowProps = Pick<PendingGridProps, 'columns' | 'form' | 'numbers' | 'onChange' | 'onLeave' | 'onDrop'> & {
  row: PendingRow;
};

const GridRow = memo(function GridRow({ row, columns, form, numbers, onChange, onLeave, onDrop }: GridRowProps) {
  const locale = useLocale();
  const { formatMessage } = useIntl();
  const { row: place, values, faults, accepted } = row;
  return (
    <tr
      role="row"
      data-wrong={faults.length > 0}
      data-read={accepted}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!accepted && !currentTarget.contains(relatedTarget)) onLeave(place);
      }}
    >
      <th scope="row" role="rowheader" className={styles.place}>
        {place}
      </th>
      {columns.map(({ field }) => {
        const title = titleOf(form, field, locale);
        const fault = faults.find((one) => one.field === field);
        const number = fault && numbers.get(`${place}/${field}`);
        return (
          <td
            key={field}
            role="cell"
            data-field={field}
            data-label={title}
            data-wrong={fault !== undefined}
            data-empty={!values[field]}
          >
            {accepted ? (
              <span className={styles.value}>{shownOf(form, field, values[field], locale)}</span>
            ) : (
              <Control
                id={cellId(place, field)}
                label={formatMessage({ id: 'group.cell' }, { title, row: place })}
                fault={fault?.message}
                {...{ field, form, value: values[field] }}
                none={formatMessage({ id: 'group.none' })}
                onChange={(value) => onChange(place, field, value)}
              />
            )}
            {number !== undefined && (
              <span className={styles.mark} aria-hidden="true">
                {number}
              </span>
            )}
            {fault && (
              <span className={styles.cellFault} id={`${cellId(place, field)}-fault`}>
                {fault.message}
              </span>
            )}
          </td>
        );
      })}
      <td role="cell" className={styles.dropCell}>
        {!accepted && (
          <button
            type="button"
            className={styles.drop}
            aria-label={formatMessage({ id: 'group.dropRow' }, { row: place })}
            title={formatMessage({ id: 'group.dropRow' }, { row: place })}
            onClick={() => onDrop(place)}
          >
            <Icon name="close" size={18} />
          </button>
        )}
      </td>
    </tr>
  );
});

const shownOf = (form: FormDefinition, field: MemberField, value: string, locale: Locale): string =>
  field === 'documentKind' ? localise(kindsOf(form).find((kind) => kind.value === value)?.label, locale) : value;

interface ControlProps {
  id: string;
  label: string;
  field: MemberField;
  value: string;
  fault: string | undefined;
  form: FormDefinition;
  none: string;
  onChange: (value: string) => void;
}

function Control({ id, label, field, value, fault, form, none, onChange }: ControlProps) {
  const locale = useLocale();
  const shared = {
    id,
    'aria-label': label,
    'aria-invalid': fault === undefined ? undefined : true,
    'aria-describedby': fault === undefined ? undefined : `${id}-fault`,
    className: styles.control,
    value,
  } as const;
  if (field === 'documentKind')
    return (
      <select {...shared} onChange={({ target }) => onChange(target.value)}>
        <option value="">{none}</option>
        {kindsOf(form).map((kind) => (
          <option key={kind.value} value={kind.value}>
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
