import { type FormEvent, useState } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { useLocale } from '@/i18n/useLocale';
import { ownApi, type VisitorRegistration } from '@/api';
import { useCallFailure } from '@/forms/failures';
import { LightField } from '@/forms/LightField';
import { paths } from '@/lib/paths';
import { toastRaised } from '@/state/noticesSlice';
import { ticketGone } from '@/state/ticketSlice';
import type { AppDispatch } from '@/app/store/makeStore';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { Failure } from '@/ui/Failure';
import styles from './My.module.css';

/** Cancels, after a question: meetings go with it, and what was paid comes back. */
export function CancelMine({ visit }: { visit: VisitorRegistration }) {
  const lang = useLocale();
  const [cancelRegistration, { isLoading, error }] = ownApi.endpoints.ownCancelRegistration.useMutation();
  const { formatMessage } = useIntl();
  const dispatch = useDispatch<AppDispatch>();
  const navigate = useNavigate();
  const [isAsked, setIsAsked] = useState(false);
  const [reason, setReason] = useState('');
  const failureOf = useCallFailure();
  const cancel = async (event: FormEvent) => {
    event.preventDefault();
    if (isLoading) return;
    const why = reason.trim();
    const { data } = await cancelRegistration({ id: visit.id, cancelRequest: why ? { reason: why } : {} });
    if (data === undefined) return;
    setIsAsked(false);
    dispatch(toastRaised({ kind: 'success', text: formatMessage({ id: 'visitor.mineCancelled' }) }));
    dispatch(ticketGone());
    await navigate(paths.my.href({ lang }));
  };
  return (
    <section className={styles.part}>
      <h2>{formatMessage({ id: 'visitor.mineCancelTitle' })}</h2>
      <p>{formatMessage({ id: 'visitor.mineCancelText' })}</p>
      <Button look="quiet" onClick={() => setIsAsked(true)}>
        {formatMessage({ id: 'visitor.mineCancel' })}
      </Button>
      {isAsked && (
        <Dialog open title={formatMessage({ id: 'visitor.mineCancelAsk' })} onClose={() => setIsAsked(false)}>
          <form className={styles.link} onSubmit={(event) => void cancel(event)}>
            <p>{formatMessage({ id: 'visitor.mineCancelText' })}</p>
            <LightField
              label={formatMessage({ id: 'visitor.mineCancelReason' })}
              maxLength={500}
              value={reason}
              onChange={setReason}
            />
            <Failure text={error ? failureOf(error).text : null} className={styles.failure} />
            <div className={styles.actions}>
              <Button type="submit" look="main" aria-disabled={isLoading}>
                {formatMessage(isLoading ? { id: 'form.sending' } : { id: 'visitor.mineCancelNow' })}
              </Button>
              <Button look="quiet" onClick={() => setIsAsked(false)}>
                {formatMessage({ id: 'visitor.mineKeepIt' })}
              </Button>
            </div>
          </form>
        </Dialog>
      )}
    </section>
  );
}
