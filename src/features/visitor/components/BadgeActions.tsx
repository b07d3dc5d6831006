import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '@/ui/Button';
import { Icon } from '@/ui/Icon';
import { badgeMessages } from '../messages';
import styles from './Result.module.css';

interface BadgeActionsProps {
  /** Resolves with whether the calendar file was handed over. */
  onCalendar: () => Promise<boolean>;
  onPrint: () => void;
}

/** What one does with the badge. They stand below it, not on it. */
export function BadgeActions({ onCalendar, onPrint }: BadgeActionsProps) {
  const { formatMessage } = useIntl();
  const [hasFailed, setHasFailed] = useState(false);
  return (
    <div>
      <div className={styles.buttons}>
        <Button onClick={() => void onCalendar().then((isThere) => setHasFailed(!isThere))}>
          <Icon name="calendar" />
          {formatMessage(badgeMessages.calendar)}
        </Button>
        <Button look="quiet" onClick={onPrint}>
          <Icon name="printer" />
          {formatMessage(badgeMessages.print)}
        </Button>
      </div>
      <p role="status" className={styles.failed}>
        {hasFailed && formatMessage(badgeMessages.calendarFailed)}
      </p>
    </div>
  );
}
