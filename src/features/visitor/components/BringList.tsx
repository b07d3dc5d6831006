import { useIntl } from 'react-intl';
import { Icon } from '@/ui/Icon';
import { badgeMessages } from '../messages';
import styles from './Panel.module.css';

/** What to have at hand at the counter (section 5). Who comes without pre-registration has no confirmation to bring. */
export function BringList({ confirmed }: { confirmed: boolean }) {
  const { formatMessage } = useIntl();
  const items = [
    ...(confirmed ? [{ icon: 'ticket', text: badgeMessages.bringConfirmation } as const] : []),
    { icon: 'passport', text: badgeMessages.bringDocument } as const,
    { icon: 'badge', text: badgeMessages.bringCards } as const,
  ];
  return (
    <>
      <ul className={styles.list}>
        {items.map(({ icon, text }) => (
          <li key={text.id} className={styles.item}>
            <Icon name={icon} size={24} />
            {formatMessage(text)}
          </li>
        ))}
      </ul>
      <p className={styles.small}>{formatMessage(badgeMessages.admission)}</p>
    </>
  );
}
