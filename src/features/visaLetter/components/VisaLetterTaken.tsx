import { useIntl } from 'react-intl';
import type { VisaLetter } from '@/api/types';
import { momentText } from '@/i18n/dates';
import type { Locale } from '@/i18n/locales';
import { Button } from '@/ui/Button';
import { FactRows } from '@/ui/FactRows';
import { visaLetterMessages as messages } from '../messages';
import styles from './VisaLetterTaken.module.css';

interface VisaLetterTakenProps {
  letter: VisaLetter;
  locale: Locale;
  /** Of the organiser, who is asked when nothing arrives. */
  contact: string;
  onAnother: () => void;
}

/** To which address the letter goes, and its number. */
export function VisaLetterTaken({ letter, locale, contact, onAnother }: VisaLetterTakenProps) {
  const { formatMessage } = useIntl();
  return (
    <>
      <FactRows
        rows={[
          { name: formatMessage(messages.number), value: letter.number },
          { name: formatMessage(messages.sentAt), value: momentText(letter.createdAt, locale) },
        ]}
      />
      <p className={styles.missing}>{formatMessage(messages.missing, { email: contact })}</p>
      <div className={styles.actions} data-no-print>
        <Button look="second" onClick={onAnother}>
          {formatMessage(messages.another)}
        </Button>
      </div>
    </>
  );
}
