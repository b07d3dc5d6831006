import { useIntl } from 'react-intl';
import { Anchor } from '@/ui/Anchor';
import { Button, buttonClass } from '@/ui/Button';
import { returnMessages } from '../messages';
import styles from './Panel.module.css';

interface RegisteredPanelProps {
  name: string;
  email: string;
  isComplete: boolean;
  /** While registration is closed only the badge is left. */
  isOpen: boolean;
  hrefs: { questionnaire: string; result: string; edit: string };
  onAnother: () => void;
}

/** A visitor who comes back with a registration at hand: what there is, and where to go on. */
export function RegisteredPanel({ name, email, isComplete, isOpen, hrefs, onAnother }: RegisteredPanelProps) {
  const { formatMessage } = useIntl();
  return (
    <div className={styles.panel}>
      <p>{formatMessage(returnMessages.atHand, { name, email })}</p>
      <p>{formatMessage(isComplete ? returnMessages.atHandComplete : returnMessages.atHandQuestionnaire)}</p>
      <div className={styles.actions}>
        {isComplete && (
          <Anchor href={hrefs.result} className={buttonClass('main', 'large')}>
            {formatMessage(returnMessages.viewResult)}
          </Anchor>
        )}
        {!isComplete && isOpen && (
          <Anchor href={hrefs.questionnaire} className={buttonClass('main', 'large')}>
            {formatMessage(returnMessages.continue)}
          </Anchor>
        )}
        {isOpen && (
          <>
            <Anchor href={hrefs.edit} className={buttonClass('quiet', 'large')}>
              {formatMessage(returnMessages.edit)}
            </Anchor>
            <Button look="quiet" size="large" onClick={onAnother}>
              {formatMessage(returnMessages.another)}
            </Button>
          </>
        )}
      </div>
    </div>
  );
}
