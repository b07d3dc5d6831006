import { useIntl } from 'react-intl';
import { Anchor } from '@/ui/controls/Anchor';
import styles from './SidePanel.module.css';

/** The reader's own clock, not Shanghai's: the time is that of the device that keeps the answers. */
const ownZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** When the draft was last saved on this device, an ISO instant. */
export function SavedAt({ savedAt }: { savedAt: string | null }) {
  const { formatMessage, formatTime } = useIntl();
  if (savedAt === null) return null;
  return (
    <p className={styles.saved}>
      {formatMessage(
        { id: 'visitor.savedAt' },
        {
          time: formatTime(savedAt, { timeZone: ownZone(), hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
        },
      )}
      <br />
      {formatMessage({ id: 'visitor.comeBack' })}
    </p>
  );
}

interface SidePanelProps {
  name: string;
  /** Company and city, as far as they are known. */
  details: string;
  changeHref: string;
  /** When the answers were last kept on this device, ISO instant. */
  savedAt: string | null;
}

/** Who is filling in the questionnaire, and that nothing is lost. */
export function SidePanel({ name, details, changeHref, savedAt }: SidePanelProps) {
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
