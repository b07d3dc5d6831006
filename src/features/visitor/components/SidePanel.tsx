import { useIntl } from 'react-intl';
import { Anchor } from '@/ui/Anchor';
import { wayMessages } from '../messages';
import { SavedAt } from './SavedAt';
import styles from './SidePanel.module.css';

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
        <Anchor href={changeHref} className={styles.change} aria-label={formatMessage(wayMessages.changeOf)}>
          {formatMessage(wayMessages.change)}
        </Anchor>
      </div>
      <SavedAt savedAt={savedAt} />
    </div>
  );
}
