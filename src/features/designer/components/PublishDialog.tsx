import { useMemo, useState, type FormEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { isBreaking, type Change } from '@/rules/forms/versions/diff';
import type { FormMigration } from '@/rules/forms/versions/migration';
import type { FormDefinition } from '@/rules/forms/types';
import { Button } from '@/ui/controls/Button';
import { useAsyncAction } from '@/ui/hooks/useAsyncAction';
import { Dialog } from '@/ui/controls/Dialog';
import { SelectBox } from '@/ui/controls/SelectField';
import { Stack } from '@/ui/layout/Layout';
import { goneFields, isRenamed, migrationOf, type GoneField } from '../document/proposeMigration';
import { PublishChecks } from '../cases/PublishChecks';
import { ChangeList } from './ChangeList';
import styles from './PublishDialog.module.css';

const MIN_REASON_LENGTH = 10;

/** What is published with the form: the reason or migration for breaking changes, and its cases. */
export interface PublicationNote {
  breaking?: string;
  migration?: string;
  cases?: string;
}

interface PublishDialogProps {
  formId: string;
  version: number;
  changes: readonly Change[];
  /** The version that is published now, and the draft: they tell which answers would have no field any more. */
  base: FormDefinition | undefined;
  form: FormDefinition;
  /** The text of the case file; empty without cases. */
  cases: string;
  onClose: () => void;
  /** Resolves with the obstacles; empty when it was published. */
  onPublish: (note: PublicationNote) => Promise<readonly string[]>;
}

const toText = (migration: FormMigration): string => JSON.stringify(migration, null, 2);

/** What becomes of a field's answers at first: a renamed field takes them, otherwise they are dropped. */
const firstSuccessors = (gone: readonly GoneField[], form: FormDefinition): Record<string, string | null> =>
  Object.fromEntries(gone.map((field) => [field.name, isRenamed(field, form) ? (field.successors[0] ?? null) : null]));

/** The migration of renamed fields; empty if answers would be lost, which is for the designer to decide. */
function proposeMigration(base: FormDefinition, form: FormDefinition, gone: readonly GoneField[]): string {
  const successors = firstSuccessors(gone, form);
  const isRename = gone.length > 0 && Object.values(successors).every((name) => name !== null);
  return isRename ? toText(migrationOf(base, form, successors)) : '';
}

interface MigrationChoicesProps {
  base: FormDefinition;
  form: FormDefinition;
  gone: readonly GoneField[];
  onChange: (migration: string) => void;
}

/** Where the answers of each removed or renamed field go. */
function MigrationChoices({ base, form, gone, onChange }: MigrationChoicesProps) {
  const { formatMessage } = useIntl();
  const [successors, setSuccessors] = useState(() => firstSuccessors(gone, form));
  const choose = (name: string, successor: string) => {
    const next = { ...successors, [name]: successor === '' ? null : successor };
    setSuccessors(next);
    onChange(toText(migrationOf(base, form, next)));
  };
  return (
    <fieldset className={styles.successors}>
      <legend>
        <FormattedMessage id="designer.goneFields" />
      </legend>
      {gone.map(({ name, successors: names }) => (
        <label key={name} className={styles.successor}>
          <span>{name}</span>
          <SelectBox
            value={successors[name] ?? ''}
            options={[
              { value: '', label: formatMessage({ id: 'designer.dropAnswers' }) },
              ...names.map((value) => ({
                value,
                label: formatMessage({ id: 'designer.moveAnswers' }, { name: value }),
              })),
            ]}
            onChange={({ target }) => choose(name, target.value)}
          />
        </label>
      ))}
    </fieldset>
  );
}

/** Confirms publishing a version, and requires a reason for breaking changes. */
export function PublishDialog({ formId, version, changes, base, form, cases, onClose, onPublish }: PublishDialogProps) {
  const { formatMessage } = useIntl();
  const [reason, setReason] = useState('');
  const gone = useMemo(() => (base ? goneFields(base, form) : []), [base, form]);
  const [migration, setMigration] = useState(() => (base ? proposeMigration(base, form, gone) : ''));
  const [errors, setRefused] = useState<readonly string[]>([]);
  const [isPending, run] = useAsyncAction();
  const [isChecked, setIsChecked] = useState(false);
  const isBreakingVersion = changes.some(isBreaking);
  const publish = async () => {
    const note: PublicationNote = {
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
      {/* Not within the form: it shows forms. */}
      <PublishChecks form={form} cases={cases} onEnd={setIsChecked} />
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
        {/* What scrolls needs the focus for the keyboard. */}
        <div
          className={styles.changes}
          tabIndex={0}
          role="group"
          aria-label={formatMessage({ id: 'designer.difference' })}
        >
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
            {base && gone.length > 0 && (
              <MigrationChoices base={base} form={form} gone={gone} onChange={setMigration} />
            )}
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
          <Button type="submit" aria-busy={isPending} disabled={!isChecked}>
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
