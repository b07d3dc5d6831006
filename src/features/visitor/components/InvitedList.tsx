import { type MessageDescriptor, useIntl } from 'react-intl';
import type { Partner } from '@/api/types';
import { Icon } from '@/ui/Icon';
import { inviteMessages } from '../messages';
import styles from './Invite.module.css';

const STATES = {
  added: inviteMessages.stateAdded,
  invited: inviteMessages.stateInvited,
  registered: inviteMessages.stateRegistered,
};

interface InvitedListProps {
  partners: readonly Partner[];
  isBusy: boolean;
  onInvite?: (partner: Partner) => void;
  onRemove?: (partner: Partner) => void;
}

/** The colleagues of a registration, each with the state of the invitation and what can still be done. */
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
    <ul className={styles.invited} aria-label={formatMessage(inviteMessages.invited)}>
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
              {state === 'added' && action(inviteMessages.send, inviteMessages.sendTo, partner, onInvite)}
              {state !== 'registered' && action(inviteMessages.remove, inviteMessages.removePerson, partner, onRemove)}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
