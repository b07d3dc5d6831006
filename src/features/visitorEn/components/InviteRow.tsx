import { useIntl } from 'react-intl';
import { inviteMessages } from '../messages';
import type { Row, RowField } from '../inviteRows';
import styles from './Invite.module.css';
import { LightField } from '@/forms/LightField';

interface InviteRowProps {
  row: Row;
  place: number;
  /** The only row stays. */
  onRemove: (() => void) | null;
  onChange: (field: RowField, value: string) => void;
  firstRef: (input: HTMLInputElement | null) => void;
}

// Someone else's data: the browser must not offer the reader's own.
const FIELDS = [
  { name: 'firstName', label: inviteMessages.firstName, maxLength: 60, type: 'text' },
  { name: 'lastName', label: inviteMessages.lastName, maxLength: 60, type: 'text' },
  { name: 'email', label: inviteMessages.email, maxLength: 254, type: 'email' },
] as const;

export function InviteRow({ row, place, onRemove, onChange, firstRef }: InviteRowProps) {
  const { formatMessage } = useIntl();
  return (
    <fieldset className={styles.row}>
      <legend className={styles.legend}>{formatMessage(inviteMessages.colleague, { place })}</legend>
      <div className={styles.fields}>
        {FIELDS.map(({ name, label, maxLength, type }) => (
          <LightField
            key={name}
            label={formatMessage(label)}
            type={type}
            maxLength={maxLength}
            autoComplete="off"
            required
            value={row[name]}
            error={row.errors[name]}
            onChange={(value) => onChange(name, value)}
            inputRef={name === 'firstName' ? firstRef : undefined}
          />
        ))}
      </div>
      {onRemove && (
        <button
          type="button"
          className={styles.remove}
          onClick={onRemove}
          aria-label={formatMessage(inviteMessages.removeOf, { place })}
        >
          {formatMessage(inviteMessages.remove)}
        </button>
      )}
    </fieldset>
  );
}
