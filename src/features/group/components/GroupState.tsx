import { useIntl } from 'react-intl';
import type { Group } from '@/api/types';
import { dayText, momentText, weekdayText } from '@/i18n/dates';
import type { Locale } from '@/rules/locales';
import { stateMessages } from '../messages';
import styles from './GroupPanels.module.css';

const STATES = {
  forming: stateMessages.forming,
  delegation: stateMessages.delegation,
  locked: stateMessages.locked,
} as const;

/** How many have been registered, what is still missing, who may change the group, and until when. */
export function GroupState({ group, locale, email }: { group: Group; locale: Locale; email: string }) {
  const { formatMessage, formatNumber } = useIntl();
  const { users, minimum, missing, state, locksAt, visitDay } = group;
  const master = users.find(({ isMaster }) => isMaster);
  const time = momentText(locksAt, locale);
  const facts = [
    [stateMessages.company, group.company],
    [stateMessages.contact, group.contactName],
    [stateMessages.master, master?.name ?? formatMessage(stateMessages.noMaster)],
    [stateMessages.day, visitDay && `${dayText(visitDay, locale)} ${weekdayText(visitDay, locale)}`],
  ] as const;
  return (
    <section className={styles.panel} aria-labelledby="group-state">
      <div className={styles.head}>
        <h2 id="group-state" className={styles.title}>
          {formatMessage(stateMessages.stateTitle)}
        </h2>
        <span className={styles.tag} data-state={state}>
          {formatMessage(STATES[state])}
        </span>
      </div>
      <p className={styles.figure}>
        {formatNumber(users.length)}
        <span className={styles.unit}>{formatMessage(stateMessages.of, { minimum })}</span>
      </p>
      <div className={styles.meter} aria-hidden="true">
        {Array.from({ length: minimum }, (_, index) => (
          <span key={index} data-full={index < users.length} />
        ))}
      </div>
      <p className={styles.text} role="status">
        {missing > 0
          ? formatMessage(stateMessages.missing, { count: missing })
          : formatMessage(state === 'locked' ? stateMessages.decision : stateMessages.complete)}
      </p>
      <dl className={styles.facts}>
        {facts.map(([name, value]) =>
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
          ? formatMessage(stateMessages.since, { time, email })
          : formatMessage(stateMessages.until, { time })}
      </p>
      {state !== 'locked' && <p className={styles.text}>{formatMessage(stateMessages.decision)}</p>}
    </section>
  );
}
