import { type MessageDescriptor, useIntl } from 'react-intl';
import type { Partner } from '@/api';
import { Icon } from '@/ui/controls/Icon';
import styles from './Invite.module.css';

const STATES = {
  added: { id: 'visitor.inviteStateAdded' },
  invited: { id: 'visitor.inviteStateInvited' },
  registered: { id: 'visitor.inviteStateRegistered' },
} as const;

interface InvitedListProps {
  partners: readonly Partner[];
  isBusy: boolean;
  onInvite?: (partner: Partner) => void;
  onRemove?: (partner: Partner) => void;
}

/** A registration's colleagues, each with the state of the invitation and the remaining actions. */
export function InvitedList({ partners, isBusy, onInvite, onRemove }: InvitedListProps) {
  const { formatMessage } = useIntl();
  const action = (
    text: MessageDescriptor,
    label: MessageDescriptor,
    partner: Partner,
    run?: (partner: Partner) => void,
  ) =>
    run && (
      <button
        type="button"
        className={styles.small}
        aria-disabled={isBusy}
        aria-label={formatMessage(label, { name: partner.name })}
        onClick={() => run(partner)}
      >
        {formatMessage(text)}
      </button>
    );
  return (
    <ul className={styles.invited} aria-label={formatMessage({ id: 'visitor.inviteInvited' })}>
      {partners.map((partner) => {
        const { id, name, email, mobile, state } = partner;
        return (
          <li key={id} className={styles.partner}>
            <span className={styles.partnerWords}>
              <span className={styles.partnerName}>{name}</span>
              <span className={styles.partnerEmail}>{email ?? mobile}</span>
            </span>
            <span className={styles.partnerEnd}>
              <span className={styles.state} data-state={state}>
                {state !== 'added' && <Icon name="check" size={18} />}
                {formatMessage(STATES[state])}
              </span>
              {state === 'added' &&
                action({ id: 'visitor.inviteSend' }, { id: 'visitor.inviteSendTo' }, partner, onInvite)}
              {state !== 'registered' &&
                action({ id: 'visitor.inviteRemove' }, { id: 'visitor.inviteRemovePerson' }, partner, onRemove)}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
