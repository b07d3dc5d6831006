import { lazy, Suspense } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { selectNetwork, selectToasts, toastDismissed } from '@/state/noticesSlice';
import { Toasts } from '@/ui/Toasts';

/** In the chunk of what finds that the network has gone: by then it is here. */
const NetworkToast = lazy(async () => ({
  default: (await import(/* webpackChunkName: "later" */ './NetworkToast')).NetworkToast,
}));

/** The toasts of the store, and whether the network is gone. */
export function ToastArea() {
  const toasts = useSelector(selectToasts);
  const network = useSelector(selectNetwork);
  const dispatch = useDispatch();
  return (
    <Toasts toasts={toasts} onDismiss={(id) => dispatch(toastDismissed(id))}>
      {network && (
        <Suspense>
          <NetworkToast network={network} />
        </Suspense>
      )}
    </Toasts>
  );
}
