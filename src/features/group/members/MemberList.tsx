import { useMemo, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { GroupUser } from '@/api';
import { PlainField } from '@/forms/plain/PlainField';
import { EmptyState } from '@/ui/display/State';
import styles from './Members.module.css';
import { MemberRow, type MemberActions } from './MemberRow';

interface MemberListProps {
  users: readonly GroupUser[];
  /** How many members are missing for a delegation. */
  missing: number;
  isLocked: boolean;
  /** Members with a pending removal. */
  pendingRemovals: ReadonlySet<string>;
  actions: MemberActions;
  /** At the right of the heading. */
  tools: ReactNode;
  /** Shown in place of an empty list. */
  emptyActions: ReactNode;
}

/** Lists of at least this length have a search field. */
const SEARCH_THRESHOLD = 10;

const COLUMNS = [
  { id: 'group.colName' },
  { id: 'group.colJob' },
  { id: 'group.colMobile' },
  { id: 'group.colDocument' },
  { id: 'group.colBadge' },
] as const;

/** The registered members: a table in wide windows, cards on a phone. */
export function MemberList({
  users,
  missing,
  isLocked,
  pendingRemovals,
  actions,
  tools,
  emptyActions,
}: MemberListProps) {
  const { formatMessage } = useIntl();
  const [query, setWords] = useState('');
  const matches = useMemo(() => {
    const needle = query.trim().toLowerCase();
    return needle === ''
      ? users
      : users.filter(({ name, mobile }) => name.toLowerCase().includes(needle) || mobile.includes(needle));
  }, [users, query]);
  return (
    <section aria-labelledby="group-members">
      <div className={styles.head}>
        <h2 id="group-members" className={styles.title} tabIndex={-1}>
          {formatMessage({ id: 'group.listTitle' })}
          <span className={styles.count}>{formatMessage({ id: 'group.listCount' }, { count: users.length })}</span>
        </h2>
        {missing > 0 && users.length > 0 && (
          <p className={styles.missing}>{formatMessage({ id: 'group.missing' }, { count: missing })}</p>
        )}
        <div className={styles.tools}>{users.length > 0 && tools}</div>
      </div>
      {users.length >= SEARCH_THRESHOLD && (
        <div className={styles.search}>
          <PlainField
            label={formatMessage({ id: 'group.find' })}
            type="search"
            autoComplete="off"
            value={query}
            onChange={setWords}
          />
        </div>
      )}
      {users.length === 0 ? (
        <EmptyState
          title={formatMessage({ id: 'group.emptyTitle' })}
          text={formatMessage({ id: 'group.emptyText' })}
          actions={emptyActions}
        />
      ) : (
        <table className={styles.table} role="table">
          <thead role="rowgroup">
            <tr role="row">
              {COLUMNS.map((name) => (
                <th key={name.id} scope="col" role="columnheader">
                  {formatMessage(name)}
                </th>
              ))}
              <th scope="col" role="columnheader" className={styles.end}>
                {formatMessage({ id: 'group.colActions' })}
              </th>
            </tr>
          </thead>
          <tbody role="rowgroup">
            {matches.map((member) => (
              <MemberRow
                key={member.id}
                member={member}
                isLocked={isLocked}
                isRemovalPending={pendingRemovals.has(member.id)}
                actions={actions}
              />
            ))}
          </tbody>
        </table>
      )}
      {users.length > 0 && matches.length === 0 && (
        <p className={styles.empty}>{formatMessage({ id: 'group.findNoResults' })}</p>
      )}
    </section>
  );
}
