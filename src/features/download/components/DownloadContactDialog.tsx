import { useId, useState, type FormEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button, buttonClass } from '@/ui/controls/Button';
import { Dialog } from '@/ui/controls/Dialog';
import { Icon } from '@/ui/controls/Icon';
import styles from './DownloadContactDialog.module.css';

export interface DownloadContact {
  name: string;
  company: string;
  /** Gets a confirmation with the number of the submission. */
  email?: string;
}

interface DownloadContactDialogProps {
  /** The file's title. */
  title: string;
  onClose: () => void;
  onSend: (contact: DownloadContact) => Promise<void>;
}

/** The trimmed text of a form field. */
export function fieldText(elements: HTMLFormControlsCollection, name: string): string {
  const field = elements.namedItem(name);
  return field instanceof HTMLInputElement ? field.value.trim() : '';
}

/** A form for the contact details that unlock a download; the browser requires name and company. */
export function DownloadContactDialog({ title, onClose, onSend }: DownloadContactDialogProps) {
  const [state, setState] = useState<'open' | 'sending' | 'failed'>('open');
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { elements } = event.currentTarget;
    const text = (name: string) => fieldText(elements, name);
    setState('sending');
    try {
      const email = text('email');
      await onSend({ name: text('name'), company: text('company'), ...(email && { email }) });
      onClose();
    } catch {
      setState('failed');
    }
  };
  return (
    <Dialog open title={title} onClose={onClose}>
      <form className={styles.form} onSubmit={(event) => void send(event)}>
        <ContactFields />
        <EmailField />
        {state === 'failed' && (
          <p className={styles.error} role="alert">
            <FormattedMessage id="download.contactError" />
          </p>
        )}
        <Button type="submit" disabled={state === 'sending'}>
          <FormattedMessage id="download.contactSubmit" />
        </Button>
      </form>
    </Dialog>
  );
}

function ContactFields() {
  const { formatMessage } = useIntl();
  const id = useId();
  return (
    <>
      <p id={id}>
        <FormattedMessage id="download.contactHint" />
      </p>
      {(['name', 'company'] as const).map((field) => (
        <label key={field} className={styles.label}>
          {formatMessage({ id: `download.${field}` })}
          <input
            className={styles.field}
            name={field}
            required
            maxLength={field === 'name' ? 60 : 200}
            autoComplete={field === 'name' ? 'name' : 'organization'}
            aria-describedby={id}
          />
        </label>
      ))}
    </>
  );
}

function EmailField() {
  const { formatMessage } = useIntl();
  return (
    <label className={styles.label}>
      {formatMessage({ id: 'download.email' })}
      <input className={styles.field} name="email" type="email" maxLength={254} autoComplete="email" />
    </label>
  );
}

interface DownloadContactFormProps {
  /** The file's title, for screen readers. */
  title: string;
  fileName: string;
}

/** The same as a plain form without JavaScript; its response is the file. */
export function DownloadContactForm({ title, fileName }: DownloadContactFormProps) {
  const { formatMessage } = useIntl();
  return (
    <details className={styles.details}>
      <summary
        className={buttonClass('secondary', 'small')}
        aria-label={formatMessage({ id: 'download.downloadOf' }, { title })}
      >
        <Icon name="download" size={18} />
        <FormattedMessage id="download.download" />
      </summary>
      <form className={styles.plain} method="post" action={`/media/files/${encodeURIComponent(fileName)}`}>
        <ContactFields />
        <Button type="submit">
          <FormattedMessage id="download.contactSubmit" />
        </Button>
      </form>
    </details>
  );
}
