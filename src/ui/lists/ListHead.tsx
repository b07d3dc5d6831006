import { useEffect, useId, useRef, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Icon } from '@/ui/controls/Icon';
import { LIST_FORM } from './lists';
import styles from './ListHead.module.css';

interface ListHeadProps {
  title: string;
  lead: string;
  aside?: ReactNode;
  /** What can be searched for. */
  searchLabel: string;
  /** The keyword of the results shown. */
  keyword: string;
}

/** The title of a list with its keyword field at the right. */
export function ListHead({ title, lead, aside, searchLabel, keyword }: ListHeadProps) {
  const { formatMessage } = useIntl();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  // Removing a chip, or going back, changes the keyword from outside.
  useEffect(() => {
    if (field.current && field.current.value.trim() !== keyword) field.current.value = keyword;
  }, [keyword]);
  return (
    <div className={styles.head}>
      <div>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.lead}>{lead}</p>
      </div>
      <div className={styles.side} data-no-print>
        {aside}
        <div className={styles.keyword}>
          <label htmlFor={id} className="visually-hidden">
            {searchLabel}
          </label>
          <input
            ref={field}
            id={id}
            className={styles.field}
            type="search"
            name="k"
            form={LIST_FORM}
            defaultValue={keyword}
            maxLength={60}
            autoComplete="off"
            enterKeyHint="search"
            placeholder={searchLabel}
          />
          <button
            type="submit"
            form={LIST_FORM}
            className={styles.submit}
            aria-label={formatMessage({ id: 'ui.search' })}
          >
            <Icon name="search" size={22} />
          </button>
        </div>
      </div>
    </div>
  );
}
