import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { EmbeddedForm, LoadForm } from '@/forms/EmbeddedForm';
import type { FormSubmission, SubmitFailure } from '@/forms/submit';
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
  onSend: (contact: DownloadContact) => Promise<SubmitFailure | void>;
}

/** The trimmed text of a form field. */
export function fieldText(elements: HTMLFormControlsCollection, name: string): string {
  const field = elements.namedItem(name);
  return field instanceof HTMLInputElement ? field.value.trim() : '';
}

/** A form for the contact details that unlock a download. */
export function DownloadContactDialog({ title, onClose, onSend }: DownloadContactDialogProps) {
  const send = async ({ values }: FormSubmission) => {
    // Validated against its file, so it has the contract's types.
    const failure = await onSend(values as unknown as DownloadContact);
    if (failure) return failure;
    return onClose();
  };
  return (
    <Dialog open title={title} onClose={onClose}>
      <p className={styles.hint}>
        <FormattedMessage id="download.contactHint" />
      </p>
      <LoadForm formId="download-contact">
        {(definition) => <EmbeddedForm definition={definition} onSubmit={send} />}
      </LoadForm>
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
