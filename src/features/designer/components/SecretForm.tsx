import { useState, type FormEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { LightField } from '@/forms/LightField';
import { Button } from '@/ui/Button';
import styles from './SecretForm.module.css';

interface SecretFormProps {
  /** Resolves with null when it is right, with why it is not otherwise. */
  onEnter: (secret: string) => Promise<string | null>;
}

/** Asks a designer for the secret of the site. */
export function SecretForm({ onEnter }: SecretFormProps) {
  const { formatMessage } = useIntl();
  const [secret, setSecret] = useState('');
  const [error, setError] = useState<string | undefined>();
  const [isBusy, setIsBusy] = useState(false);
  const enter = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy || secret === '') return;
    setIsBusy(true);
    const wrong = await onEnter(secret);
    setIsBusy(false);
    if (wrong !== null) setError(wrong);
  };
  return (
    <form className={styles.form} onSubmit={(event) => void enter(event)}>
      <LightField
        label={formatMessage({ id: 'designer.secret' })}
        type="password"
        autoComplete="current-password"
        value={secret}
        error={error}
        onChange={setSecret}
        beside={
          <Button type="submit" aria-busy={isBusy}>
            <FormattedMessage id="designer.enter" />
          </Button>
        }
      />
    </form>
  );
}
