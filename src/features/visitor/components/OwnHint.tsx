import { useIntl } from 'react-intl';
import { Anchor } from '@/ui/Anchor';
import { wayMessages } from '../messages';
import styles from './SidePanel.module.css';

/** Under the e-mail field: the way to one's own registration, in other words when the address is taken. */
export function OwnHint({ href, isTaken }: { href: string; isTaken: boolean }) {
  const { formatMessage } = useIntl();
  return (
    <>
      {formatMessage(isTaken ? wayMessages.isItYours : wayMessages.registeredAlready)}{' '}
      <Anchor href={href} className={styles.link}>
        {formatMessage(wayMessages.openYours)}
      </Anchor>
    </>
  );
}
