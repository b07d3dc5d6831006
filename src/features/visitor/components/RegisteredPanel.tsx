import { useIntl } from 'react-intl';
import { Anchor } from '@/ui/Anchor';
import { Button, buttonClass } from '@/ui/Button';
import { returnMessages } from '../messages';
import type { WayStep } from '../ways';
import styles from './Panel.module.css';

interface RegisteredPanelProps {
  name: string;
  /** The address or number that it was made with. */
  contact: string;
  step: WayStep;
  /** While registration is closed only the badge is left. */
  isOpen: boolean;
  hrefs: { next: string; result: string; edit: string };
  onAnother: () => void;
}

/** A visitor who comes back with a registration at hand: what there is, and where to go on. */
export function RegisteredPanel({ name, contact, step, isOpen, hrefs, onAnother }: RegisteredPanelProps) {
  const { formatMessage } = useIntl();
  const isComplete = step === 'complete';
  const missing = step === 'payment' ? returnMessages.atHandPayment : returnMessages.atHandQuestionnaire;
  return (
    <div className={styles.panel}>
      <p>{formatMessage(returnMessages.atHand, { name, email: contact })}</p>
      <p>{formatMessage(isComplete ? returnMessages.atHandComplete : missing)}</p>
      <div className={styles.actions}>
        {isComplete && (
          <Anchor href={hrefs.result} className={buttonClass('main', 'large')}>
            {formatMessage(returnMessages.viewResult)}
          </Anchor>
        )}
        {!isComplete && isOpen && (
          <Anchor href={hrefs.next} className={buttonClass('main', 'large')}>
            {formatMessage(step === 'payment' ? returnMessages.pay : returnMessages.continue)}
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
