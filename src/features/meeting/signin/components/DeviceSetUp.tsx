import { useRef, useState, type FormEvent } from 'react';
import { useIntl } from 'react-intl';
import { PlainField } from '@/forms/plain/PlainField';
import { Button } from '@/ui/controls/Button';
import type { KeyedStorage } from '@/state/services';
import styles from './DeviceSetUp.module.css';

const STORAGE_KEY = 'staff-device';

/** 256 random bits in base64url (server/lib/secrets). */
const TOKEN = /^[\w-]{43}$/;

export const isDeviceKey = (text: string): boolean => TOKEN.test(text);

export function readDeviceKey(storage: Pick<KeyedStorage, 'get'>): string | null {
  const stored = storage.get(STORAGE_KEY);
  return stored !== null && isDeviceKey(stored) ? stored : null;
}

/** Persists the key of a staff device, so that it survives a reload; nothing else reads it. */
export function storeDeviceKey(storage: Pick<KeyedStorage, 'set' | 'remove'>, token: string | null): void {
  if (token === null) storage.remove(STORAGE_KEY);
  else storage.set(STORAGE_KEY, token);
}

/** Registers this browser as a staff device. Collapsed by default, because visitors don't need it. */
export function DeviceSetup({ onKey }: { onKey: (key: string) => void }) {
  const { formatMessage } = useIntl();
  const [key, setKey] = useState('');
  const [error, setError] = useState<string | undefined>();
  const [isOpen, setIsOpen] = useState(false);
  const input = useRef<HTMLInputElement | null>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isDeviceKey(key.trim())) return onKey(key.trim());
    setError(formatMessage({ id: 'signin.deviceMissing' }));
    return input.current?.focus();
  };
  return (
    <details className={styles.device} open={isOpen} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary className={styles.summary}>{formatMessage({ id: 'signin.deviceTitle' })}</summary>
      {isOpen && (
        <form className={styles.form} noValidate onSubmit={submit}>
          <p className={styles.text}>{formatMessage({ id: 'signin.deviceText' })}</p>
          <PlainField
            label={formatMessage({ id: 'signin.deviceKey' })}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={60}
            value={key}
            onChange={setKey}
            error={error}
            inputRef={(element) => void (input.current = element)}
          />
          <Button variant="quiet" type="submit">
            {formatMessage({ id: 'signin.deviceSet' })}
          </Button>
        </form>
      )}
    </details>
  );
}
