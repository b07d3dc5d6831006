import { useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { formatDateTime } from '@/i18n/dates';
import { useLocale } from '@/i18n/useLocale';
import type { TextKey } from '@/lib/textIds';
import { Button } from '@/ui/controls/Button';
import { Dialog } from '@/ui/controls/Dialog';
import { Stack } from '@/ui/layout/Layout';
import styles from './PublishDialog.module.css';

interface ShareDialogProps {
  /** The absolute URL. */
  link: string;
  /** ISO instant at which the link expires. */
  expiresAt: string;
  onCopy: (text: string) => Promise<void>;
  onClose: () => void;
}

/** The link to a draft, to copy. */
export function ShareDialog({ link, expiresAt, onCopy, onClose }: ShareDialogProps) {
  const locale = useLocale();
  const { formatMessage } = useIntl();
  const id = useId();
  const [message, setMessage] = useState<TextKey<'designer'> | null>(null);
  const copy = () =>
    onCopy(link).then(
      () => setMessage('copied'),
      () => setMessage('copyFailed'),
    );
  return (
    <Dialog open title={formatMessage({ id: 'designer.shareTitle' })} onClose={onClose}>
      <Stack>
        <p>
          <FormattedMessage id="designer.shareText" values={{ time: formatDateTime(expiresAt, locale) }} />
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
        <Stack inRow gap={3}>
          <Button onClick={() => void copy()}>
            <FormattedMessage id="designer.copy" />
          </Button>
          <span role="status">{message && formatMessage({ id: `designer.${message}` })}</span>
        </Stack>
      </Stack>
    </Dialog>
  );
}
