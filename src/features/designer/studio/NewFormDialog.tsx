import { useState, type FormEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { FORM_ID } from '@/rules/forms/types';
import { Button } from '@/ui/controls/Button';
import { Dialog } from '@/ui/controls/Dialog';
import { Stack } from '@/ui/layout/Layout';
import styles from './NewFormDialog.module.css';

interface NewFormDialogProps {
  /** The ids that are in use. */
  formIds: readonly string[];
  onCreate: (formId: string) => void;
  onClose: () => void;
}

/** Requests the id of a new form, which is part of its address. */
export function NewFormDialog({ formIds, onCreate, onClose }: NewFormDialogProps) {
  const { formatMessage } = useIntl();
  const [formId, setFormId] = useState('');
  const [error, setError] = useState<string | null>(null);
  const create = (event: FormEvent) => {
    event.preventDefault();
    const id = formId.trim();
    if (!FORM_ID.test(id)) return setError(formatMessage({ id: 'designer.newFormIdInvalid' }));
    if (formIds.includes(id)) return setError(formatMessage({ id: 'designer.newFormTaken' }));
    onCreate(id);
  };
  return (
    <Dialog open title={formatMessage({ id: 'designer.newForm' })} onClose={onClose}>
      <Stack as="form" onSubmit={create} noValidate>
        <label className={styles.label}>
          <FormattedMessage id="designer.newFormId" />
          <input
            className={styles.input}
            value={formId}
            maxLength={40}
            spellCheck={false}
            autoCapitalize="none"
            aria-invalid={error !== null}
            aria-describedby="new-form-help"
            onChange={({ target }) => setFormId(target.value)}
          />
        </label>
        <p id="new-form-help" className={styles.help}>
          <FormattedMessage id="designer.newFormIdHelp" />{' '}
          <FormattedMessage id="designer.newFormPage" values={{ form: formId.trim() || '…' }} />
        </p>
        {error !== null && (
          <p role="alert" className={styles.error}>
            {error}
          </p>
        )}
        <Button type="submit">
          <FormattedMessage id="designer.create" />
        </Button>
      </Stack>
    </Dialog>
  );
}
