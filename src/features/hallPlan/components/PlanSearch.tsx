import { useEffect, useId, useRef } from 'react';
import { useIntl } from 'react-intl';
import { Icon } from '@/ui/controls/Icon';
import { planHref, type PlanProblem } from '../planHref';
import styles from './PlanSearch.module.css';

interface PlanSearchProps {
  /** The form's target. */
  path: string;
  searchText?: string;
  /** Why nothing is shown for the search. */
  problem?: PlanProblem;
  /** The booth that does not exist. */
  booth?: string;
  onNavigate?: (href: string) => void;
}

/** Finds a company, a booth or a hall. A GET form: without JavaScript the server responds with the same page. */
export function PlanSearch({ path, searchText = '', problem, booth, onNavigate }: PlanSearchProps) {
  const { formatMessage } = useIntl();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (field.current && field.current.value.trim() !== searchText) field.current.value = searchText;
  }, [searchText]);
  return (
    <form
      role="search"
      aria-label={formatMessage({ id: 'hallPlan.search' })}
      method="get"
      action={path}
      className={styles.search}
      data-no-print
      onSubmit={(event) => {
        if (!onNavigate) return;
        event.preventDefault();
        const text = field.current?.value.trim() ?? '';
        // An empty search is sent too: its page explains what to enter.
        onNavigate(text ? planHref(path, { searchText: text }) : `${path}?q=`);
      }}
    >
      <div className={styles.line}>
        <label htmlFor={id} className="visually-hidden">
          {formatMessage({ id: 'hallPlan.keyword' })}
        </label>
        <input
          ref={field}
          id={id}
          className={styles.field}
          type="search"
          name="q"
          defaultValue={searchText}
          maxLength={60}
          autoComplete="off"
          enterKeyHint="search"
          placeholder={formatMessage({ id: 'hallPlan.keyword' })}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? `${id}-problem` : undefined}
        />
        <button type="submit" className={styles.submit} aria-label={formatMessage({ id: 'hallPlan.search' })}>
          <Icon name="search" size={22} />
        </button>
      </div>
      <p id={`${id}-problem`} className={styles.problem} role="alert">
        {problem && (
          <>
            <Icon name="alert" size={18} />
            {formatMessage({ id: `hallPlan.${problem}` }, { booth })}
          </>
        )}
      </p>
    </form>
  );
}
