import { useIntl } from 'react-intl';
import { inviteMessages } from '../messages';
import { FIELDS, type Contact, type Row, type RowField } from '../inviteRows';
import styles from './Invite.module.css';
import { LightField } from '@/forms/LightField';

interface InviteRowProps {
  row: Row;
  contact: Contact;
  place: number;
  /** The only row stays. */
  onRemove: (() => void) | null;
  onChange: (field: RowField, value: string) => void;
  firstRef: (input: HTMLInputElement | null) => void;
}

// Someone else's data: the browser must not offer the reader's own.
const INPUTS = {
  firstName: { label: inviteMessages.firstName, maxLength: 60, type: 'text' },
  lastName: { label: inviteMessages.lastName, maxLength: 60, type: 'text' },
  email: { label: inviteMessages.email, maxLength: 254, type: 'email' },
  name: { label: inviteMessages.name, maxLength: 60, type: 'text' },
  mobile: { label: inviteMessages.mobile, maxLength: 11, type: 'tel' },
} as const;

export function InviteRow({ row, contact, place, onRemove, onChange, firstRef }: InviteRowProps) {
  const { formatMessage } = useIntl();
  return (
    <fieldset className={styles.row}>
      <legend className={styles.legend}>{formatMessage(inviteMessages.colleague, { place })}</legend>
      <div className={styles.fields}>
        {FIELDS[contact].map((name, index) => (
          <LightField
            key={name}
            label={formatMessage(INPUTS[name].label)}
            type={INPUTS[name].type}
            maxLength={INPUTS[name].maxLength}
            autoComplete="off"
            required
            value={row[name]}
            error={row.errors[name]}
            onChange={(value) => onChange(name, value)}
            inputRef={index === 0 ? firstRef : undefined}
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
