import { useIntl } from 'react-intl';
import { Toast } from '@/ui/Toasts';
import { networkMessages } from './components/messages';

/** Stands while there is no network, and for a moment when it is back. */
export function NetworkToast({ network }: { network: 'offline' | 'back' }) {
  const { formatMessage } = useIntl();
  return <Toast kind={network === 'offline' ? 'error' : 'success'} text={formatMessage(networkMessages[network])} />;
}
