import { useIntl } from 'react-intl';
import { Icon } from '@/ui/Icon';
import { useArrival } from '@/ui/useArrival';
import { badgeMessages } from '../messages';
import styles from './Result.module.css';

interface ResultHeadProps {
  city: string;
  name: string;
  /** Where the copy is sent: an address, or a mobile number. */
  contact: string;
  /** The registration was completed just now: its mail is still on its way. */
  isNew: boolean;
}

export function ResultHead({ city, name, contact, isNew }: ResultHeadProps) {
  const { formatMessage } = useIntl();
  const heading = useArrival();
  return (
    <header className={styles.head}>
      <span className={styles.tick}>
        <Icon name="check" size={24} />
      </span>
      <div className={styles.words}>
        <h1 className={styles.title} ref={heading} tabIndex={-1}>
          {formatMessage(badgeMessages.title, { city, name })}
        </h1>
        <p className={styles.text}>
          {formatMessage(isNew ? badgeMessages.onItsWay : badgeMessages.complete, { email: contact })}
        </p>
      </div>
    </header>
  );
}
