import { useIntl } from 'react-intl';
import type { Group } from '@/api';
import { useLocale } from '@/i18n/useLocale';
import { formatDateTime, formatDayInFull } from '@/i18n/dates';
import { Panel } from '@/ui/layout/Layout';
import styles from './GroupPanels.module.css';

const STATES = {
  forming: { id: 'group.forming' },
  delegation: { id: 'group.delegation' },
  locked: { id: 'group.locked' },
} as const;

/** The number of members registered and still missing, who may edit the group, and until when. */
export function GroupState({ group, email }: { group: Group; email: string }) {
  const locale = useLocale();
  const { formatMessage, formatNumber } = useIntl();
  const { users, minimum, missing, state, locksAt, visitDay } = group;
  const master = users.find(({ isMaster }) => isMaster);
  const time = formatDateTime(locksAt, locale);
  const details = [
    [{ id: 'group.company' }, group.company],
    [{ id: 'group.contact' }, group.contactName],
    [{ id: 'group.master' }, master?.name ?? formatMessage({ id: 'group.noMaster' })],
    [{ id: 'group.day' }, visitDay && formatDayInFull(visitDay, locale)],
  ] as const;
  return (
    <Panel as="section" aria-labelledby="group-state">
      <div className={styles.head}>
        <h2 id="group-state" className={styles.title}>
          {formatMessage({ id: 'group.stateTitle' })}
        </h2>
        <span className={styles.tag} data-state={state}>
          {formatMessage(STATES[state])}
        </span>
      </div>
      <p className={styles.figure}>
        {formatNumber(users.length)}
        <span className={styles.unit}>{formatMessage({ id: 'group.ofMinimum' }, { minimum })}</span>
      </p>
      <div className={styles.meter} aria-hidden="true">
        {Array.from({ length: minimum }, (_, index) => (
          <span key={index} data-full={index < users.length} />
        ))}
      </div>
      <p className={styles.text} role="status">
        {missing > 0
          ? formatMessage({ id: 'group.missing' }, { count: missing })
          : formatMessage(state === 'locked' ? { id: 'group.decision' } : { id: 'group.complete' })}
      </p>
      <dl className={styles.facts}>
        {details.map(([name, value]) =>
          value ? (
            <div key={name.id} className={styles.fact}>
              <dt>{formatMessage(name)}</dt>
              <dd>{value}</dd>
            </div>
          ) : null,
        )}
      </dl>
      <p className={styles.text}>
        {state === 'locked'
          ? formatMessage({ id: 'group.closedSince' }, { time, email })
          : formatMessage({ id: 'group.editableUntil' }, { time })}
      </p>
      {state !== 'locked' && <p className={styles.text}>{formatMessage({ id: 'group.decision' })}</p>}
    </Panel>
  );
}
