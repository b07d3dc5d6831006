import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { ownApi } from '@/api/own';
import { signOutMessages as messages } from '@/features/visitor/mine/messages';
import { toFailure } from '@/forms/failures';
import { formMessages } from '@/forms/messages';
import { useOnce } from '@/forms/useOnce';
import { paths } from '@/lib/paths';
import type { Locale } from '@/rules/locales';
import { draftsDropped } from '@/state/keptSlice';
import { toastRaised } from '@/state/noticesSlice';
import { ticketGone } from '@/state/ticketSlice';
import type { AppDispatch } from '@/store/makeStore';
import { Button } from '@/ui/Button';
import styles from './My.module.css';

/** Signs out on this device, or on every device of the person. Other tabs of the browser notice by the ticket's cookies. */
export function SignOut({ lang }: { lang: Locale }) {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch<AppDispatch>();
  const navigate = useNavigate();
  const [isBusy, once] = useOnce();
  const [failure, setFailure] = useState('');
  const signOut = (everywhere: boolean) =>
    once(async () => {
      const { error } = await dispatch(ownApi.endpoints.ownSignOut.initiate({ signOutRequest: { everywhere } }));
      // A ticket that the server could not end would still be good: the reader must know.
      if (error) return setFailure(toFailure(error, formatMessage(formMessages.lost)).message ?? '');
      dispatch(draftsDropped());
      dispatch(ticketGone());
      dispatch(
        toastRaised({ kind: 'success', text: formatMessage(everywhere ? messages.doneEverywhere : messages.done) }),
      );
      await navigate(paths.my.href({ lang }));
    });
  return (
    <section className={styles.part}>
      <h2>{formatMessage(messages.title)}</h2>
      <p>{formatMessage(messages.text)}</p>
      <div className={styles.actions}>
        <Button look="quiet" aria-disabled={isBusy} onClick={() => void signOut(false)}>
          {formatMessage(messages.here)}
        </Button>
        <Button look="text" aria-disabled={isBusy} onClick={() => void signOut(true)}>
          {formatMessage(messages.everywhere)}
        </Button>
      </div>
      <p role="status">{failure}</p>
    </section>
  );
}
