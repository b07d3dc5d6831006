import { useIntl } from 'react-intl';
import type { Application } from '@/api/types';
import { momentText } from '@/i18n/dates';
import type { Locale } from '@/i18n/locales';
import { paths } from '@/lib/paths';
import { Anchor } from '@/ui/Anchor';
import { Button, buttonClass } from '@/ui/Button';
import { FactRows } from '@/ui/FactRows';
import { mediaCardMessages as messages } from '../messages';
import styles from './MediaCardTaken.module.css';

interface MediaCardTakenProps {
  application: Application;
  locale: Locale;
  onAnother: () => void;
}

/** That the application has come, and where to go on. */
export function MediaCardTaken({ application: { id, number, createdAt }, locale, onAnother }: MediaCardTakenProps) {
  const { formatMessage } = useIntl();
  return (
    <>
      <FactRows
        rows={[
          { name: formatMessage(messages.takenNumber), value: number ?? id },
          { name: formatMessage(messages.takenAt), value: momentText(createdAt, locale) },
        ]}
      />
      <div className={styles.actions} data-no-print>
        <Anchor href={paths.media.href({ lang: locale })} className={buttonClass('second')}>
          {formatMessage(messages.more)}
        </Anchor>
        <Button look="quiet" onClick={onAnother}>
          {formatMessage(messages.another)}
        </Button>
      </div>
    </>
  );
}
