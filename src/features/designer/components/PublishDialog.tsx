import { useState, type FormEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { isBreaking, type Change } from '@/rules/forms/diff';
import { Button } from '@/ui/controls/Button';
import { useAsyncAction } from '@/ui/hooks/useAsyncAction';
import { Dialog } from '@/ui/controls/Dialog';
import { Stack } from '@/ui/layout/Layout';
import { ChangeList } from './ChangeList';
import styles from './PublishDialog.module.css';

const MIN_REASON_LENGTH = 10;

/** The reason and migration for a version with breaking changes. */
export interface BreakingChangeNote {
  breaking?: string;
  migration?: string;
}

interface PublishDialogProps {
  formId: string;
  version: number;
  changes: readonly Change[];
  onClose: () => void;
  /** Resolves with the obstacles; empty when it was published. */
  onPublish: (note: BreakingChangeNote) => Promise<readonly string[]>;
}

/** Confirms publishing a version, and requires a reason for breaking changes. */
export function PublishDialog({ formId, version, changes, onClose, onPublish }: PublishDialogProps) {
  const { formatMessage } = useIntl();
  const [reason, setReason] = useState('');
  const [migration, setMigration] = useState('');
  const [errors, setRefused] = useState<readonly string[]>([]);
  const [isPending, run] = useAsyncAction();
  const isBreakingVersion = changes.some(isBreaking);
  const publish = async () => {
    const note: BreakingChangeNote = {
      ...(isBreakingVersion && migration.trim() !== '' && { migration }),
      ...(isBreakingVersion && reason.trim() !== '' && { breaking: reason.trim() }),
    };
    if (isBreakingVersion && note.migration === undefined && (note.breaking?.length ?? 0) < MIN_REASON_LENGTH)
      return setRefused([formatMessage({ id: 'designer.reasonRequired' })]);
    setRefused(await onPublish(note));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void run(publish);
  };
  return (
    <Dialog
      open
      title={formatMessage({ id: 'designer.publishTitle' }, { version, form: formId })}
      onClose={onClose}
      width={680}
    >
      <Stack as="form" onSubmit={submit} noValidate>
        <p>
          <FormattedMessage id="designer.publishText" />
        </p>
        {errors.length > 0 && (
          <ul role="alert" className={styles.refused}>
            {errors.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        )}
        <p className={isBreakingVersion ? styles.breaking : styles.safe}>
          <FormattedMessage
            {...(isBreakingVersion ? { id: 'designer.publishBreaking' } : { id: 'designer.publishSafe' })}
          />
        </p>
        <div className={styles.changes}>
          <ChangeList changes={changes} />
        </div>
        {isBreakingVersion && (
          <>
            <label className={styles.label}>
              <FormattedMessage id="designer.reason" />
              <input
                className={styles.input}
                value={reason}
                maxLength={500}
                onChange={({ target }) => setReason(target.value)}
              />
            </label>
            <label className={styles.label}>
              <FormattedMessage id="designer.migration" />
              <textarea
                className={styles.input}
                rows={4}
                spellCheck={false}
                value={migration}
                onChange={({ target }) => setMigration(target.value)}
              />
            </label>
          </>
        )}
        <Stack inRow gap={3}>
          <Button type="submit" aria-busy={isPending}>
            <FormattedMessage {...(isPending ? { id: 'designer.publishing' } : { id: 'designer.publish' })} />
          </Button>
          <Button variant="quiet" onClick={onClose}>
            <FormattedMessage id="designer.cancel" />
          </Button>
        </Stack>
      </Stack>
    </Dialog>
  );
}
