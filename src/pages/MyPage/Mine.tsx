import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { type FormEvent, useState } from 'react';
import { useLocale } from '@/i18n/useLocale';
import { ownApi, type RegistrationState, type VisitorRegistration } from '@/api';
import { selectRegistrationOpen } from '@/features/registration/registrationSlice';
import { fullName, readableNumber } from '@/features/visitor/conversions';
import { contactOf, nextHref, currentStep, flowOf } from '@/features/visitor/registrationFlows';
import { useCodeWait } from '@/forms/codeWait';
import { useCountdown } from '@/forms/components/useCountdown';
import { useCallFailure } from '@/forms/failures';
import { paths } from '@/lib/paths';
import { draftsDropped } from '@/state/persistedSlice';
import { toastRaised } from '@/state/noticesSlice';
import { useServices } from '@/state/ServicesContext';
import { ticketGone } from '@/state/ticketSlice';
import type { AppDispatch } from '@/app/store/makeStore';
import { Anchor } from '@/ui/controls/Anchor';
import { Button, buttonClass } from '@/ui/controls/Button';
import { FactRows } from '@/ui/layout/FactRows';
import { LightField } from '@/forms/light/LightField';
import { Dialog } from '@/ui/controls/Dialog';
import { Failure } from '@/ui/display/Failure';
import { Actions, Stack } from '@/ui/layout/Layout';
import { MyData } from './MyData';
import styles from './My.module.css';

/** Cancels after a confirmation: meetings are cancelled too, and payments are refunded. */
function CancelMine({ visit }: { visit: VisitorRegistration }) {
  const lang = useLocale();
  const [cancelRegistration, { isLoading, error }] = ownApi.endpoints.ownCancelRegistration.useMutation();
  const { formatMessage } = useIntl();
  const dispatch = useDispatch<AppDispatch>();
  const navigate = useNavigate();
  const [isConfirming, setIsConfirming] = useState(false);
  const [reason, setReason] = useState('');
  const failureOf = useCallFailure();
  const cancel = async (event: FormEvent) => {
    event.preventDefault();
    if (isLoading) return;
    const why = reason.trim();
    const { data } = await cancelRegistration({ id: visit.id, cancelRequest: why ? { reason: why } : {} });
    if (data === undefined) return;
    setIsConfirming(false);
    dispatch(ticketGone());
    // Replaces the same URL, so that Back leads to the page before.
    await navigate(paths.my.href({ lang }), { replace: true });
    dispatch(toastRaised({ kind: 'success', text: formatMessage({ id: 'visitor.mineCancelled' }) }));
  };
  return (
    <Stack as="section" gap={3} start className={styles.part}>
      <h2>{formatMessage({ id: 'visitor.mineCancelTitle' })}</h2>
      <p>{formatMessage({ id: 'visitor.mineCancelText' })}</p>
      <Button look="quiet" onClick={() => setIsConfirming(true)}>
        {formatMessage({ id: 'visitor.mineCancel' })}
      </Button>
      {isConfirming && (
        <Dialog open title={formatMessage({ id: 'visitor.mineCancelAsk' })} onClose={() => setIsConfirming(false)}>
          <form className={styles.link} onSubmit={(event) => void cancel(event)}>
            <p>{formatMessage({ id: 'visitor.mineCancelText' })}</p>
            <LightField
              label={formatMessage({ id: 'visitor.mineCancelReason' })}
              maxLength={500}
              value={reason}
              onChange={setReason}
            />
            <Failure text={error ? failureOf(error).text : null} className={styles.failure} />
            <Actions className={styles.actions}>
              <Button type="submit" look="main" aria-disabled={isLoading}>
                {formatMessage(isLoading ? { id: 'form.sending' } : { id: 'visitor.mineCancelNow' })}
              </Button>
              <Button look="quiet" onClick={() => setIsConfirming(false)}>
                {formatMessage({ id: 'visitor.mineKeepIt' })}
              </Button>
            </Actions>
          </form>
        </Dialog>
      )}
    </Stack>
  );
}

/** Signs out on this device, or on all devices of the person. Other tabs notice it by the ticket's cookies. */
function SignOut() {
  const lang = useLocale();
  const [requestSignOut, { isLoading, error }] = ownApi.endpoints.ownSignOut.useMutation();
  const failureOf = useCallFailure();
  const { formatMessage } = useIntl();
  const dispatch = useDispatch<AppDispatch>();
  const navigate = useNavigate();
  const signOut = async (everywhere: boolean) => {
    if (isLoading) return;
    const { error: refused } = await requestSignOut({ signOutRequest: { everywhere } });
    // If the server could not revoke the ticket, it is still valid, and the user must know.
    if (refused) return;
    dispatch(draftsDropped());
    dispatch(ticketGone());
    dispatch(
      toastRaised({
        kind: 'success',
        text: formatMessage(everywhere ? { id: 'visitor.signedOutEverywhere' } : { id: 'visitor.signedOut' }),
      }),
    );
    await navigate(paths.my.href({ lang }), { replace: true });
  };
  return (
    <Stack as="section" gap={3} start className={styles.part}>
      <h2>{formatMessage({ id: 'visitor.signOutTitle' })}</h2>
      <p>{formatMessage({ id: 'visitor.signOutText' })}</p>
      <Actions className={styles.actions}>
        <Button look="quiet" aria-disabled={isLoading} onClick={() => void signOut(false)}>
          {formatMessage({ id: 'visitor.signOut' })}
        </Button>
        <Button look="text" aria-disabled={isLoading} onClick={() => void signOut(true)}>
          {formatMessage({ id: 'visitor.signOutEverywhere' })}
        </Button>
      </Actions>
      <p role="status">{error ? failureOf(error).message : ''}</p>
    </Stack>
  );
}

/** Revokes the links of confirmations, for a visitor who shared one or lost the phone. */
function EndBadgeLinks({ visit }: { visit: VisitorRegistration }) {
  const [endBadgeLinks, { isLoading, isSuccess, error }] = ownApi.endpoints.ownEndBadgeLinks.useMutation();
  const failureOf = useCallFailure();
  const { formatMessage } = useIntl();
  return (
    <Stack as="section" gap={3} start className={styles.part}>
      <h2>{formatMessage({ id: 'visitor.badgeLinkEndTitle' })}</h2>
      <p>{formatMessage({ id: 'visitor.badgeLinkEndText' })}</p>
      <Button
        look="quiet"
        aria-disabled={isLoading}
        onClick={() => {
          if (!isLoading) void endBadgeLinks({ id: visit.id });
        }}
      >
        {formatMessage({ id: 'visitor.badgeLinkEnd' })}
      </Button>
      <p role="status">
        {error ? failureOf(error).message : isSuccess && formatMessage({ id: 'visitor.badgeLinkDone' })}
      </p>
    </Stack>
  );
}

const STATES = {
  draft: { id: 'visitor.mineStateSubmitted' },
  submitted: { id: 'visitor.mineStateSubmitted' },
  awaitingPayment: { id: 'visitor.mineStateAwaitingPayment' },
  paid: { id: 'visitor.mineStatePaid' },
  confirmed: { id: 'visitor.mineStateConfirmed' },
  admitted: { id: 'visitor.mineStateAdmitted' },
  cancelled: { id: 'visitor.mineStateCancelled' },
} as const satisfies Record<RegistrationState, unknown>;

/** The facts of a registration for its owner. */
function MineFacts({ visit }: { visit: VisitorRegistration }) {
  const { formatMessage } = useIntl();
  const rows = [
    { name: formatMessage({ id: 'visitor.mineState' }), value: formatMessage(STATES[visit.state]) },
    { name: formatMessage({ id: 'visitor.number' }), value: visit.number && readableNumber(visit.number) },
    { name: formatMessage({ id: 'visitor.mineName' }), value: fullName(visit) },
    { name: formatMessage({ id: 'visitor.mineCompany' }), value: visit.company },
    { name: formatMessage({ id: 'visitor.mineByMobile' }), value: visit.mobile },
    { name: formatMessage({ id: 'visitor.mineByEmail' }), value: visit.email },
    { name: formatMessage({ id: 'visitor.mineDocument' }), value: visit.documentMasked },
  ];
  return <FactRows rows={rows} />;
}

/** The ticket's registration with its owner's actions. */
export function Mine({ visit }: { visit: VisitorRegistration }) {
  const lang = useLocale();
  const [resendRegistration, { isLoading, data: resent, error }] = ownApi.endpoints.ownResendRegistration.useMutation();
  const failureOf = useCallFailure();
  const { formatMessage } = useIntl();
  const isOpen = useSelector(selectRegistrationOpen);
  const [left, wait] = useCountdown(useServices().timers, useCodeWait('resend'));
  const way = flowOf(visit);
  const isComplete = currentStep(visit) === 'complete';
  const isOver = visit.state === 'cancelled' || visit.state === 'admitted';
  const resend = async () => {
    if (isLoading || left > 0) return;
    const { data } = await resendRegistration({ id: visit.id });
    if (data) wait(data.resendAfter);
  };
  const sentTo = resent && ((resent.channel === 'sms' ? visit.mobile : visit.email) ?? '');

  return (
    <div className={styles.mine}>
      <MineFacts visit={visit} />
      <Actions className={styles.actions}>
        {isComplete && !isOver && (
          <Anchor href={way.hrefs(lang).result} className={buttonClass('main', 'large')}>
            {formatMessage({ id: 'visitor.viewResult' })}
          </Anchor>
        )}
        {!isComplete && !isOver && isOpen && (
          <Anchor href={nextHref(visit, lang)} className={buttonClass('main', 'large')}>
            {formatMessage({ id: 'visitor.mineGoOn' })}
          </Anchor>
        )}
        {isOpen && !isOver && (
          <Anchor href={way.hrefs(lang).edit} className={buttonClass('quiet', 'large')}>
            {formatMessage({ id: 'visitor.edit' })}
          </Anchor>
        )}
        {visit.number !== null && !isOver && (
          <Button look="quiet" size="large" aria-disabled={isLoading || left > 0} onClick={() => void resend()}>
            {left > 0
              ? formatMessage({ id: 'visitor.findResendIn' }, { seconds: left })
              : formatMessage({ id: 'visitor.mineResend' })}
          </Button>
        )}
      </Actions>
      <p role="status" className={error ? styles.failure : undefined}>
        {error
          ? failureOf(error).text
          : sentTo !== undefined && formatMessage({ id: 'visitor.mineResent' }, { to: sentTo })}
      </p>
      <ul className={styles.more}>
        {isOpen && !isOver && (
          <li>
            <Anchor href={paths.referral.href({ lang })}>{formatMessage({ id: 'visitor.mineReferral' })}</Anchor>
          </li>
        )}
        <li>
          <Anchor href={paths.myPlan.href({ lang })}>{formatMessage({ id: 'visitor.minePlan' })}</Anchor>
        </li>
      </ul>
      {isComplete && !isOver && <EndBadgeLinks visit={visit} />}
      {!isOver && <CancelMine visit={visit} />}
      <MyData owner={{ kind: flowOf(visit).contact, contact: contactOf(visit) ?? '' }} />
      <SignOut />
    </div>
  );
}
