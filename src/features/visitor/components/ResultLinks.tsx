import { useIntl } from 'react-intl';
import { Anchor } from '@/ui/controls/Anchor';
import { Icon } from '@/ui/controls/Icon';
import { Stack } from '@/ui/layout/Layout';
import { BringList } from './BringList';
import styles from './Result.module.css';

export function BringSection() {
  const { formatMessage } = useIntl();
  return (
    <Stack as="section">
      <h2 className={styles.partTitle}>{formatMessage({ id: 'visitor.bringTitle' })}</h2>
      <BringList isRegistered />
    </Stack>
  );
}

/** Links from the badge while registration is open. */
export function ResultLinks(props: { editHref: string; myRegistrationHref: string; onRegisterAnother: () => void }) {
  const { editHref, myRegistrationHref, onRegisterAnother } = props;
  const { formatMessage } = useIntl();
  return (
    <div className={styles.links}>
      <Anchor href={editHref} className={styles.link}>
        {formatMessage({ id: 'visitor.edit' })}
        <Icon name="arrow-right" size={18} />
      </Anchor>
      <Anchor href={myRegistrationHref} className={styles.link}>
        {formatMessage({ id: 'myRegistration.resendOrCancel' })}
        <Icon name="arrow-right" size={18} />
      </Anchor>
      <button type="button" className={styles.link} onClick={onRegisterAnother}>
        {formatMessage({ id: 'visitor.another' })}
        <Icon name="arrow-right" size={18} />
      </button>
    </div>
  );
}
