import { useIntl } from 'react-intl';
import { Icon } from '@/ui/controls/Icon';
import styles from './Panel.module.css';

/** What to bring to the counter (section 5). Without pre-registration there is no confirmation to bring. */
export function BringList({ confirmed }: { confirmed: boolean }) {
  const { formatMessage } = useIntl();
  const items = [
    ...(confirmed ? [{ icon: 'ticket', text: { id: 'visitor.bringConfirmation' } } as const] : []),
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
