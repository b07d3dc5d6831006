import { useDispatch, useSelector } from 'react-redux';
import { selectToasts, toastDismissed } from '@/state/noticesSlice';
import { Toasts } from '@/ui/Toasts';

/** The toasts of the store. */
export function ToastArea() {
  const toasts = useSelector(selectToasts);
  const dispatch = useDispatch();
  return <Toasts toasts={toasts} onDismiss={(id) => dispatch(toastDismissed(id))} />;
}
