import { useIntl } from 'react-intl';
import { Anchor } from '@/ui/Anchor';
import { buttonClass } from '@/ui/Button';
import styles from '../components/Panel.module.css';
import { referralMessages } from './messages';

/** Who has no registration at hand cannot invite in its name. */
export function ReferralHint({ hrefs }: { hrefs: { start: string; find: string } }) {
  const { formatMessage } = useIntl();
  return (
    <div className={styles.panel}>
      <h2 className={styles.partTitle}>{formatMessage(referralMessages.register)}</h2>
      <p>{formatMessage(referralMessages.registerText)}</p>
      <div className={styles.actions}>
        <Anchor href={hrefs.start} className={buttonClass('main', 'large')}>
          {formatMessage(referralMessages.start)}
        </Anchor>
        <Anchor href={hrefs.find} className={buttonClass('quiet', 'large')}>
          {formatMessage(referralMessages.find)}
        </Anchor>
      </div>
    </div>
  );
}
