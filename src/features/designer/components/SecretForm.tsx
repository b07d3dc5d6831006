import { useState, type FormEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { PlainField } from '@/forms/plain/PlainField';
import { Button } from '@/ui/controls/Button';
import { useAsyncAction } from '@/ui/hooks/useAsyncAction';
import styles from './SecretForm.module.css';

interface SecretFormProps {
  /** Resolves with null when the secret is correct, else with the error. */
  onEnter: (secret: string) => Promise<string | null>;
}

/** The sign-in of designers with the site's secret. */
export function SecretForm({ onEnter }: SecretFormProps) {
  const { formatMessage } = useIntl();
  const [secret, setSecret] = useState('');
  const [error, setError] = useState<string | undefined>();
  const [isPending, run] = useAsyncAction();
  const submitSecret = async () => {
    if (secret !== '') setError((await onEnter(secret)) ?? undefined);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void run(submitSecret);
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      <PlainField
        label={formatMessage({ id: 'designer.secret' })}
        type="password"
        autoComplete="current-password"
        value={secret}
        error={error}
        onChange={setSecret}
        addon={
          <Button type="submit" aria-busy={isPending}>
            <FormattedMessage id="designer.enter" />
          </Button>
        }
      />
    </form>
  );
}
