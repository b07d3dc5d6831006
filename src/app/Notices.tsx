/** What lies over every page: toasts, the state of the network, and the way back to the mini-program. */
import { lazy, Suspense } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { selectIsWechatMobile } from '@/state/clientSlice';
import { selectNetwork, selectToasts, toastDismissed } from '@/state/noticesSlice';
import { Icon } from '@/ui/Icon';
import { toastClass, Toasts } from '@/ui/Toasts';

const WechatButton = lazy(async () => ({
  default: (await import(/* webpackChunkName: "wechat" */ './components/WechatButton')).WechatButton,
}));

/** Renders the notices of the store. */
export function Notices() {
  const isWechatMobile = useSelector(selectIsWechatMobile);
  const toasts = useSelector(selectToasts);
  const network = useSelector(selectNetwork);
  const dispatch = useDispatch();
  const { formatMessage } = useIntl();
  return (
    <>
      {isWechatMobile && (
        <Suspense>
          <WechatButton />
        </Suspense>
      )}
      <Toasts toasts={toasts} onDismiss={(id) => dispatch(toastDismissed(id))}>
        {network && (
          <p className={toastClass(network === 'offline' ? 'error' : 'success')}>
            <Icon name={network === 'offline' ? 'alert' : 'check'} />
            <span>{formatMessage({ id: network === 'offline' ? 'notice.networkOffline' : 'notice.networkBack' })}</span>
          </p>
        )}
      </Toasts>
    </>
  );
}
