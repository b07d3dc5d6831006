import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { type FormEvent, useState } from 'react';
import { useLocale } from '@/i18n/useLocale';
import { ownApi, type RegistrationState, type VisitorRegistration } from '@/api';
import { selectRegistrationOpen } from '@/features/registration/registrationSlice';
import { fullName, readableNumber } from '@/features/visitor/conversions';
import { contactOf, nextHref, currentStep, flowOf } from '@/features/visitor/registrationFlows';
import { useResendCooldown } from '@/forms/resendCooldown';
import { useCountdown } from '@/forms/components/useCountdown';
import { useApiFailure } from '@/forms/apiFailure';
import { paths } from '@/lib/paths';
import { personalDataRemoved } from '@/state/persistedSlice';
import { toastRaised } from '@/state/noticesSlice';
import { useServices } from '@/state/ServicesContext';
import { ticketCleared } from '@/state/ticketSlice';
import type { AppDispatch } from '@/app/store/makeStore';
import { Anchor } from '@/ui/controls/Anchor';
import { Button, buttonClass } from '@/ui/controls/Button';
import { DetailRows } from '@/ui/layout/DetailRows';
import { LightField } from '@/forms/light/LightField';
import { Dialog } from '@/ui/controls/Dialog';
import { Failure } from '@/ui/display/Failure';
import { Actions, Stack } from '@/ui/layout/Layout';
import { MyData } from './MyData';
import styles from './My.module.css';

/** Cancels after a confirmation: meetings are cancelled too, and payments are refunded. */
function CancelRegistration({ visit }: { visit: VisitorRegistration }) {
  const lang = useLocale();
  const [cancelRegistration, { isLoading, error }] = ownApi.endpoints.ownCancelRegistration.useMutation();
  const { formatMessage } = useIntl();
  const dispatch = useDispatch<AppDispatch>();
  const navigate = useNavigate();
  const [isConfirming, setIsConfirming] = useState(false);
  const [reason, setReason] = useState('');
  const toFailure = useApiFailure();
  const cancel = async (event: FormEvent) => {
    event.preventDefault();
    if (isLoading) return;
    const trimmedReason = reason.trim();
    const { data } = await cancelRegistration({
      id: visit.id,
      cancelRequest: trimmedReason ? { reason: trimmedReason } : {},
    });
    if (data === undefined) return;
    setIsConfirming(false);
    dispatch(ticketCleared());
    // Replaces the same URL, so that Back leads to the page before.
    await navigate(paths.my.href({ lang }), { replace: true });
    dispatch(toastRaised({ kind: 'success', text: formatMessage({ id: 'visitor.mineCancelled' }) }));
  };
  return (
    <Stack as="section" gap={3} alignStart className={styles.part}>
      <h2>{formatMessage({ id: 'visitor.mineCancelTitle' })}</h2>
      <p>{formatMessage({ id: 'visitor.mineCancelText' })}</p>
      <Button variant="quiet" onClick={() => setIsConfirming(true)}>
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
            <Failure text={error ? toFailure(error).text : null} className={styles.failure} />
            <Actions className={styles.actions}>
              <Button type="submit" variant="main" aria-disabled={isLoading}>
                {formatMessage(isLoading ? { id: 'form.sending' } : { id: 'visitor.mineCancelNow' })}
              </Button>
              <Button variant="quiet" onClick={() => setIsConfirming(false)}>
                {formatMessage({ id: 'visitor.mineKeepIt' })}
              </Button>
            </Actions>
          </form>
        </Dialog>
      )}
    </Stack>
  );
}

/**
 * Signs out on this device, or on all devices of the person. Other tabs detect the sign-out by the removed ticket
 * cookies.
 */
function SignOut() {
  const lang = useLocale();
  const [requestSignOut, { isLoading, error }] = ownApi.endpoints.ownSignOut.useMutation();
  const toFailure = useApiFailure();
  const { formatMessage } = useIntl();
  const dispatch = useDispatch<AppDispatch>();
  const navigate = useNavigate();
  const signOut = async (everywhere: boolean) => {
    if (isLoading) return;
    const { error: signOutError } = await requestSignOut({ signOutRequest: { everywhere } });
    // If the server could not revoke the ticket, it is still valid, and the user must know.
    if (signOutError) return;
    dispatch(personalDataRemoved());
    dispatch(ticketCleared());
    dispatch(
      toastRaised({
        kind: 'success',
        text: formatMessage(everywhere ? { id: 'visitor.signedOutEverywhere' } : { id: 'visitor.signedOut' }),
      }),
    );
    await navigate(paths.my.href({ lang }), { replace: true });
  };
  return (
    <Stack as="section" gap={3} alignStart className={styles.part}>
      <h2>{formatMessage({ id: 'visitor.signOutTitle' })}</h2>
      <p>{formatMessage({ id: 'visitor.signOutText' })}</p>
      <Actions className={styles.actions}>
        <Button variant="quiet" aria-disabled={isLoading} onClick={() => void signOut(false)}>
          {formatMessage({ id: 'visitor.signOut' })}
        </Button>
        <Button variant="text" aria-disabled={isLoading} onClick={() => void signOut(true)}>
          {formatMessage({ id: 'visitor.signOutEverywhere' })}
        </Button>
      </Actions>
      <p role="status">{error ? toFailure(error).message : ''}</p>
    </Stack>
  );
}

/** Revokes the links of confirmations, for a visitor who shared one or lost the phone. */
function RevokeBadgeLinks({ visit }: { visit: VisitorRegistration }) {
  const [revokeBadgeLinks, { isLoading, isSuccess, error }] = ownApi.endpoints.ownEndBadgeLinks.useMutation();
  const toFailure = useApiFailure();
  const { formatMessage } = useIntl();
  return (
    <Stack as="section" gap={3} alignStart className={styles.part}>
      <h2>{formatMessage({ id: 'visitor.badgeLinkEndTitle' })}</h2>
      <p>{formatMessage({ id: 'visitor.badgeLinkEndText' })}</p>
      <Button
        variant="quiet"
        aria-disabled={isLoading}
        onClick={() => {
          if (!isLoading) void revokeBadgeLinks({ id: visit.id });
        }}
      >
        {formatMessage({ id: 'visitor.badgeLinkEnd' })}
      </Button>
      <p role="status">
        {error ? toFailure(error).message : isSuccess && formatMessage({ id: 'visitor.badgeLinkDone' })}
      </p>
    </Stack>
  );
}

const STATE_LABELS = {
  draft: { id: 'visitor.mineStateSubmitted' },
  submitted: { id: 'visitor.mineStateSubmitted' },
  awaitingPayment: { id: 'visitor.mineStateAwaitingPayment' },
  paid: { id: 'visitor.mineStatePaid' },
  confirmed: { id: 'visitor.mineStateConfirmed' },
  admitted: { id: 'visitor.mineStateAdmitted' },
  cancelled: { id: 'visitor.mineStateCancelled' },
} as const satisfies Record<RegistrationState, unknown>;

/** The details of a registration, for its owner. */
function RegistrationDetails({ visit }: { visit: VisitorRegistration }) {
  const { formatMessage } = useIntl();
  const rows = [
    { name: formatMessage({ id: 'visitor.mineState' }), value: formatMessage(STATE_LABELS[visit.state]) },
    { name: formatMessage({ id: 'visitor.number' }), value: visit.number && readableNumber(visit.number) },
    { name: formatMessage({ id: 'visitor.mineName' }), value: fullName(visit) },
    { name: formatMessage({ id: 'visitor.mineCompany' }), value: visit.company },
    { name: formatMessage({ id: 'visitor.mineByMobile' }), value: visit.mobile },
    { name: formatMessage({ id: 'visitor.mineByEmail' }), value: visit.email },
    { name: formatMessage({ id: 'visitor.mineDocument' }), value: visit.documentMasked },
  ];
  return <DetailRows rows={rows} />;
}

/** The registration that the ticket opens, with the actions of its owner. */
export function MyRegistration({ visit }: { visit: VisitorRegistration }) {
  const lang = useLocale();
  const [resendRegistration, { isLoading, data: resendResult, error }] =
    ownApi.endpoints.ownResendRegistration.useMutation();
  const toFailure = useApiFailure();
  const { formatMessage } = useIntl();
  const isOpen = useSelector(selectRegistrationOpen);
  const [remaining, startCountdown] = useCountdown(useServices().timers, useResendCooldown('resend'));
  const flow = flowOf(visit);
  const isComplete = currentStep(visit) === 'complete';
  const isClosed = visit.state === 'cancelled' || visit.state === 'admitted';
  const resend = async () => {
    if (isLoading || remaining > 0) return;
    const { data } = await resendRegistration({ id: visit.id });
    if (data) startCountdown(data.resendAfter);
  };
  const sentTo = resendResult && ((resendResult.channel === 'sms' ? visit.mobile : visit.email) ?? '');

  return (
    <div className={styles.mine}>
      <RegistrationDetails visit={visit} />
      <Actions className={styles.actions}>
        {isComplete && !isClosed && (
          <Anchor href={flow.hrefs(lang).result} className={buttonClass('main', 'large')}>
            {formatMessage({ id: 'visitor.viewResult' })}
          </Anchor>
        )}
        {!isComplete && !isClosed && isOpen && (
          <Anchor href={nextHref(visit, lang)} className={buttonClass('main', 'large')}>
            {formatMessage({ id: 'visitor.mineGoOn' })}
          </Anchor>
        )}
        {isOpen && !isClosed && (
          <Anchor href={flow.hrefs(lang).edit} className={buttonClass('quiet', 'large')}>
            {formatMessage({ id: 'visitor.edit' })}
          </Anchor>
        )}
        {visit.number !== null && !isClosed && (
          <Button variant="quiet" size="large" aria-disabled={isLoading || remaining > 0} onClick={() => void resend()}>
            {remaining > 0
              ? formatMessage({ id: 'visitor.findResendIn' }, { seconds: remaining })
              : formatMessage({ id: 'visitor.mineResend' })}
          </Button>
        )}
      </Actions>
      <p role="status" className={error ? styles.failure : undefined}>
        {error
          ? toFailure(error).text
          : sentTo !== undefined && formatMessage({ id: 'visitor.mineResent' }, { to: sentTo })}
      </p>
      <ul className={styles.more}>
        {isOpen && !isClosed && (
          <li>
            <Anchor href={paths.referral.href({ lang })}>{formatMessage({ id: 'visitor.mineReferral' })}</Anchor>
          </li>
        )}
        <li>
          <Anchor href={paths.myPlan.href({ lang })}>{formatMessage({ id: 'visitor.minePlan' })}</Anchor>
        </li>
      </ul>
      {isComplete && !isClosed && <RevokeBadgeLinks visit={visit} />}
      {!isClosed && <CancelRegistration visit={visit} />}
      <MyData owner={{ kind: flowOf(visit).contact, contact: contactOf(visit) ?? '' }} />
      <SignOut />
    </div>
  );
}
