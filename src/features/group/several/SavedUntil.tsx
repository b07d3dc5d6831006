import { useIntl } from 'react-intl';
import { importMessages } from './messages';
import styles from './Several.module.css';

/** The reader's own clock: it is this device that keeps the rows. */
const ownZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** That the rows outlast a reload, and how long. */
export function SavedUntil({ expiresAt }: { expiresAt: string }) {
  const { formatMessage, formatDate } = useIntl();
  const time = formatDate(expiresAt, {
    timeZone: ownZone(),
    month: 'numeric',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  return <p className={styles.small}>{formatMessage(importMessages.kept, { time })}</p>;
}
