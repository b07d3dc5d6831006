import { useIntl } from 'react-intl';
import { wayMessages } from '../messages';
import styles from './SidePanel.module.css';

/** The reader's own clock, not Shanghai's: the time is that of the device that keeps the answers. */
const ownZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** That nothing is lost: when the answers were last kept on this device, an ISO instant. */
export function SavedAt({ savedAt }: { savedAt: string | null }) {
  const { formatMessage, formatTime } = useIntl();
  if (savedAt === null) return null;
  return (
    <p className={styles.saved}>
      {formatMessage(wayMessages.savedAt, {
        time: formatTime(savedAt, { timeZone: ownZone(), hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
      })}
      <br />
      {formatMessage(wayMessages.comeBack)}
    </p>
  );
}
