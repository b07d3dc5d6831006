import { useIntl } from 'react-intl';
import { Anchor } from '@/ui/controls/Anchor';
import styles from './RegistrantPanel.module.css';

/** The device's time zone, not Shanghai's, because the answers are stored on the device. */
const deviceTimeZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** When the draft was last saved on this device, an ISO instant. */
export function SavedAt({ savedAt }: { savedAt: string | null }) {
  const { formatMessage, formatTime } = useIntl();
  if (savedAt === null) return null;
  return (
    <p className={styles.saved}>
      {formatMessage(
        { id: 'visitor.savedAt' },
        {
          time: formatTime(savedAt, {
            timeZone: deviceTimeZone(),
            hour: '2-digit',
            minute: '2-digit',
            hourCycle: 'h23',
          }),
        },
      )}
      <br />
      {formatMessage({ id: 'visitor.comeBack' })}
    </p>
  );
}

interface RegistrantPanelProps {
  name: string;
  /** Company and city, if known. */
  details: string;
  changeHref: string;
  /** When the draft was last saved on this device, ISO instant. */
  savedAt: string | null;
}

/** The person who fills in the questionnaire, and a note that the draft is saved. */
export function RegistrantPanel({ name, details, changeHref, savedAt }: RegistrantPanelProps) {
  const { formatMessage } = useIntl();
  return (
    <div>
      <div className={styles.who}>
        <p className={styles.name}>{name}</p>
        <p className={styles.details}>{details}</p>
        <Anchor href={changeHref} className={styles.change} aria-label={formatMessage({ id: 'visitor.changeOf' })}>
          {formatMessage({ id: 'visitor.change' })}
        </Anchor>
      </div>
      <SavedAt savedAt={savedAt} />
    </div>
  );
}
