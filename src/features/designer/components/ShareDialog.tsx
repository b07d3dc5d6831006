import { useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { momentText } from '@/i18n/dates';
import type { Locale } from '@/i18n/locales';
import type { TextKey } from '@/lib/textIds';
import { Button } from '@/ui/controls/Button';
import { Dialog } from '@/ui/controls/Dialog';
import styles from './PublishDialog.module.css';

interface ShareDialogProps {
  /** The whole address. */
  link: string;
  /** ISO instant after which the link leads nowhere. */
  expiresAt: string;
  locale: Locale;
  onCopy: (text: string) => Promise<void>;
  onClose: () => void;
}

/** The link to a draft, to be copied. */
export function ShareDialog({ link, expiresAt, locale, onCopy, onClose }: ShareDialogProps) {
  const { formatMessage } = useIntl();
  const id = useId();
  const [said, setSaid] = useState<TextKey<'designer'> | null>(null);
  const copy = () =>
    onCopy(link).then(
      () => setSaid('copied'),
      () => setSaid('copyFailed'),
    );
  return (
    <Dialog open title={formatMessage({ id: 'designer.shareTitle' })} onClose={onClose}>
      <div className={styles.form}>
        <p>
          <FormattedMessage id="designer.shareText" values={{ time: momentText(expiresAt, locale) }} />
        </p>
        <label className={styles.label} htmlFor={id}>
          <FormattedMessage id="designer.shareLink" />
        </label>
        <input
          id={id}
          className={styles.input}
          readOnly
          value={link}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <div className={styles.actions}>
          <Button onClick={() => void copy()}>
            <FormattedMessage id="designer.copy" />
          </Button>
          <span role="status">{said && formatMessage({ id: `designer.${said}` })}</span>
        </div>
      </div>
    </Dialog>
  );
}
