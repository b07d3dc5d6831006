import { useIntl } from 'react-intl';
import type { FormDefinition } from '@/rules/forms/types';
import type { Locale } from '@/rules/locales';
import { Icon } from '@/ui/Icon';
import { importMessages } from './messages';
import { cellId } from './PendingGrid';
import { titleOf, type Column, type Fault } from './pendingRows';
import styles from './Several.module.css';

export interface PlacedFault extends Fault {
  row: number;
}

interface FaultListProps {
  faults: readonly PlacedFault[];
  form: FormDefinition;
  locale: Locale;
  columns: readonly Column[];
  /** Nothing has been typed yet, so nothing can be said. */
  isIdle: boolean;
}

const MOST = 50;

/** What is wrong, with the numbers that stand in the cells: place in bold, reason, and a link to the cell. */
export function FaultList({ faults, form, locale, columns, isIdle }: FaultListProps) {
  const { formatMessage } = useIntl();
  if (isIdle) return null;
  if (faults.length === 0)
    return (
      <div className={styles.faults}>
        <p className={styles.right}>
          <Icon name="check" size={18} />
          {formatMessage(importMessages.noFaults)}
        </p>
      </div>
    );
  return (
    <div className={styles.faults}>
      <h3 className={styles.faultsTitle}>
        <Icon name="alert" size={20} />
        {formatMessage(importMessages.faultsTitle, { count: faults.length })}
      </h3>
      <p className={styles.small}>{formatMessage(importMessages.mendHint)}</p>
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
                    ? formatMessage(importMessages.place, { row, column, title })
                    : formatMessage(importMessages.placeRow, { row, title })}
                </a>
                <span className={styles.faultText}>{message}</span>
              </span>
            </li>
          );
        })}
      </ol>
      {faults.length > MOST && (
        <p className={styles.small}>{formatMessage(importMessages.more, { count: faults.length - MOST })}</p>
      )}
    </div>
  );
}
