import { useIntl } from 'react-intl';
import { Anchor } from '@/ui/Anchor';
import { entryMessages } from './messages';
import { SavedAt } from '../components/SavedAt';
import styles from '../components/SidePanel.module.css';

interface ProvedNumberProps {
  mobile: string;
  redeemCode: string | undefined;
  /** Whether it was proved just now. */
  isProved: boolean;
  changeHref: string;
  savedAt: string | null;
}

/** The number that the form belongs to, beside it. */
export function ProvedNumber({ mobile, redeemCode, isProved, changeHref, savedAt }: ProvedNumberProps) {
  const { formatMessage } = useIntl();
  return (
    <div>
      <div className={styles.who}>
        <p className={styles.name}>{mobile.replace(/^(\d{3})(\d{4})(\d{4})$/, '$1 $2 $3')}</p>
        <p className={styles.details}>
          {isProved && formatMessage(entryMessages.proved)}
          {redeemCode !== undefined && ` ${formatMessage(entryMessages.redeemed, { code: redeemCode })}`}
        </p>
        <Anchor href={changeHref} className={styles.change}>
          {formatMessage(entryMessages.changeNumber)}
        </Anchor>
      </div>
      <SavedAt savedAt={savedAt} />
    </div>
  );
}
