import { useIntl } from 'react-intl';
import { Icon } from '@/ui/controls/Icon';
import styles from './Panel.module.css';

/**
 * The documents that visitors need at the counter (section 5); only registered visitors have a confirmation.
 */
export function BringList({ isRegistered }: { isRegistered: boolean }) {
  const { formatMessage } = useIntl();
  const items = [
    ...(isRegistered ? [{ icon: 'ticket', text: { id: 'visitor.bringConfirmation' } } as const] : []),
    { icon: 'passport', text: { id: 'visitor.bringDocument' } } as const,
    { icon: 'badge', text: { id: 'visitor.bringCards' } } as const,
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
      <p className={styles.small}>{formatMessage({ id: 'visitor.admission' })}</p>
    </>
  );
}
