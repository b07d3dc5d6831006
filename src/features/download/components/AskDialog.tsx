import { useId, useState, type FormEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { downloadMessages } from '../messages';
import styles from './AskDialog.module.css';

export interface Asked {
  name: string;
  company: string;
}

interface AskDialogProps {
  /** Of the file. */
  title: string;
  onClose: () => void;
  onSend: (who: Asked) => Promise<void>;
}

/** The text of a field of a form, without the spaces around it. */
export function valueOf(elements: HTMLFormControlsCollection, name: string): string {
  const field = elements.namedItem(name);
  return field instanceof HTMLInputElement ? field.value.trim() : '';
}

/** Asks who takes a file; the browser checks that both fields are filled in. */
export function AskDialog({ title, onClose, onSend }: AskDialogProps) {
  const { formatMessage } = useIntl();
  const id = useId();
  const [state, setState] = useState<'open' | 'sending' | 'failed'>('open');
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { elements } = event.currentTarget;
    const text = (name: string) => valueOf(elements, name);
    setState('sending');
    try {
      await onSend({ name: text('name'), company: text('company') });
      onClose();
    } catch {
      setState('failed');
    }
  };
  return (
    <Dialog open title={title} onClose={onClose}>
      <form className={styles.form} onSubmit={(event) => void send(event)}>
        <p id={`${id}-hint`}>
          <FormattedMessage {...downloadMessages.askHint} />
        </p>
        {(['name', 'company'] as const).map((field) => (
          <label key={field} className={styles.label}>
            {formatMessage(downloadMessages[field])}
            <input
              className={styles.field}
              name={field}
              required
              maxLength={field === 'name' ? 60 : 200}
              autoComplete={field === 'name' ? 'name' : 'organization'}
              aria-describedby={`${id}-hint`}
            />
          </label>
        ))}
        {state === 'failed' && (
          <p className={styles.error} role="alert">
            <FormattedMessage {...downloadMessages.askError} />
          </p>
        )}
        <Button type="submit" disabled={state === 'sending'}>
          <FormattedMessage {...downloadMessages.askSubmit} />
        </Button>
      </form>
    </Dialog>
  );
}
