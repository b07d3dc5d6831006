import { useIntl } from 'react-intl';
import { Icon } from '@/ui/Icon';
import { noticeMessages } from './messages';
import styles from './WechatButton.module.css';

/** Back to the mini-program that the reader came from; shown in WeChat's browser on a phone (section 2). */
export function WechatButton({ onBack }: { onBack: () => void }) {
  const { formatMessage } = useIntl();
  return (
    <button type="button" className={styles.button} onClick={onBack} data-no-print>
      <Icon name="arrow-left" size={18} />
      {formatMessage(noticeMessages.miniProgram)}
    </button>
  );
}
