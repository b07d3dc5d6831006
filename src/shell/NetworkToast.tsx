import { useIntl } from 'react-intl';
import { Icon } from '@/ui/Icon';
import { toastClass } from '@/ui/Toasts';
import { networkMessages } from './components/messages';

/** Stands while there is no network, and for a moment when it is back. */
export function NetworkToast({ network }: { network: 'offline' | 'back' }) {
  const { formatMessage } = useIntl();
  const isGone = network === 'offline';
  return (
    <p className={toastClass(isGone ? 'error' : 'success')}>
      <Icon name={isGone ? 'alert' : 'check'} />
      <span>{formatMessage(networkMessages[network])}</span>
    </p>
  );
}
