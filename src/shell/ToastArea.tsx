import { useDispatch, useSelector } from 'react-redux';
import { selectNetwork, selectToasts, toastDismissed } from '@/state/noticesSlice';
import { Toasts } from '@/ui/Toasts';
import { late } from './late';

/** The toasts of the store, and whether the network is gone: what finds that brings the words for it. */
export function ToastArea() {
  const toasts = useSelector(selectToasts);
  const network = useSelector(selectNetwork);
  const dispatch = useDispatch();
  return (
    <Toasts toasts={toasts} onDismiss={(id) => dispatch(toastDismissed(id))}>
      {network && late.network?.(network)}
    </Toasts>
  );
}
