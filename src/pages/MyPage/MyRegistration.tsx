import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { type FormEvent, useState } from 'react';
import { useLocale } from '@/i18n/useLocale';
import { ownApi, type RegistrationState, type VisitorRegistration } from '@/api';
import { selectIsRegistrationOpen } from '@/features/registration/registrationSlice';
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
import { PlainField } from '@/forms/plain/PlainField';
import { Dialog } from '@/ui/controls/Dialog';
import { Failure } from '@/ui/display/Failure';
import { Actions, Stack } from '@/ui/layout/Layout';
import { MyData } from './MyData';
import styles from './My.module.css';

/** Cancels after a confirmation: meetings are cancelled too, and payments are refunded. */
function CancelRegistration({ registration }: { registration: VisitorRegistration }) {
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
      id: registration.id,
      cancelRequest: trimmedReason ? { reason: trimmedReason } : {},
    });
    if (data === undefined) return;
    setIsConfirming(false);
    dispatch(ticketCleared());
    // Replaces the same URL, so that Back leads to the page before.
    await navigate(paths.my.href({ lang }), { replace: true });
    dispatch(toastRaised({ kind: 'success', text: formatMessage({ id: 'myRegistration.cancelled' }) }));
  };
  return (
    <Stack as="section" gap={3} alignStart className={styles.section}>
      <h2>{formatMessage({ id: 'myRegistration.cancelTitle' })}</h2>
      <p>{formatMessage({ id: 'myRegistration.cancelText' })}</p>
      <Button variant="quiet" onClick={() => setIsConfirming(true)}>
        {formatMessage({ id: 'myRegistration.cancel' })}
      </Button>
      {isConfirming && (
        <Dialog
          open
          title={formatMessage({ id: 'myRegistration.cancelDialogTitle' })}
          onClose={() => setIsConfirming(false)}
        >
          <form className={styles.form} onSubmit={(event) => void cancel(event)}>
            <p>{formatMessage({ id: 'myRegistration.cancelText' })}</p>
            <PlainField
              label={formatMessage({ id: 'myRegistration.cancelReason' })}
              maxLength={500}
              value={reason}
              onChange={setReason}
            />
            <Failure text={error ? toFailure(error).summary : null} className={styles.failure} />
            <Actions className={styles.actions}>
              <Button type="submit" variant="main" aria-disabled={isLoading}>
                {formatMessage(isLoading ? { id: 'form.sending' } : { id: 'myRegistration.cancelConfirm' })}
              </Button>
              <Button variant="quiet" onClick={() => setIsConfirming(false)}>
                {formatMessage({ id: 'myRegistration.cancelDismiss' })}
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
    const { error: signOutError } = await requestSignOut({ everywhere });
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
    <Stack as="section" gap={3} alignStart className={styles.section}>
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

/** Revokes the badge links of sent confirmations, for a visitor who shared one or lost the phone. */
function RevokeBadgeLinks({ registration }: { registration: VisitorRegistration }) {
  const [revokeBadgeLinks, { isLoading, isSuccess, error }] = ownApi.endpoints.ownEndBadgeLinks.useMutation();
  const toFailure = useApiFailure();
  const { formatMessage } = useIntl();
  return (
    <Stack as="section" gap={3} alignStart className={styles.section}>
      <h2>{formatMessage({ id: 'visitor.badgeLinkEndTitle' })}</h2>
      <p>{formatMessage({ id: 'visitor.badgeLinkEndText' })}</p>
      <Button
        variant="quiet"
        aria-disabled={isLoading}
        onClick={() => {
          if (!isLoading) void revokeBadgeLinks(registration.id);
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
  draft: { id: 'myRegistration.stateSubmitted' },
  submitted: { id: 'myRegistration.stateSubmitted' },
  awaitingPayment: { id: 'myRegistration.stateAwaitingPayment' },
  paid: { id: 'myRegistration.statePaid' },
  confirmed: { id: 'myRegistration.stateConfirmed' },
  admitted: { id: 'myRegistration.stateAdmitted' },
  cancelled: { id: 'myRegistration.stateCancelled' },
} as const satisfies Record<RegistrationState, unknown>;

/** The details of a registration, for its owner. */
function RegistrationDetails({ registration }: { registration: VisitorRegistration }) {
  const { formatMessage } = useIntl();
  const rows = [
    { name: formatMessage({ id: 'myRegistration.state' }), value: formatMessage(STATE_LABELS[registration.state]) },
    {
      name: formatMessage({ id: 'visitor.number' }),
      value: registration.number && readableNumber(registration.number),
    },
    { name: formatMessage({ id: 'myRegistration.name' }), value: fullName(registration) },
    { name: formatMessage({ id: 'myRegistration.company' }), value: registration.company },
    { name: formatMessage({ id: 'myRegistration.mobile' }), value: registration.mobile },
    { name: formatMessage({ id: 'myRegistration.email' }), value: registration.email },
    { name: formatMessage({ id: 'myRegistration.document' }), value: registration.documentMasked },
  ];
  return <DetailRows rows={rows} />;
}

/** The registration that the ticket opens, with the actions of its owner. */
export function MyRegistration({ registration }: { registration: VisitorRegistration }) {
  const lang = useLocale();
  const [resendRegistration, { isLoading, data: resendResult, error }] =
    ownApi.endpoints.ownResendRegistration.useMutation();
  const toFailure = useApiFailure();
  const { formatMessage } = useIntl();
  const isRegistrationOpen = useSelector(selectIsRegistrationOpen);
  const [remaining, startCountdown] = useCountdown(useServices().timers, useResendCooldown('resend'));
  const flow = flowOf(registration);
  const isComplete = currentStep(registration) === 'complete';
  const isFinal = registration.state === 'cancelled' || registration.state === 'admitted';
  const resend = async () => {
    if (isLoading || remaining > 0) return;
    const { data } = await resendRegistration(registration.id);
    if (data) startCountdown(data.resendAfter);
  };
  const sentTo = resendResult && ((resendResult.channel === 'sms' ? registration.mobile : registration.email) ?? '');

  return (
    <div className={styles.registration}>
      <RegistrationDetails registration={registration} />
      <Actions className={styles.actions}>
        {isComplete && !isFinal && (
          <Anchor href={flow.hrefs(lang).result} className={buttonClass('main', 'large')}>
            {formatMessage({ id: 'visitor.viewResult' })}
          </Anchor>
        )}
        {!isComplete && !isFinal && isRegistrationOpen && (
          <Anchor href={nextHref(registration, lang)} className={buttonClass('main', 'large')}>
            {formatMessage({ id: 'myRegistration.continue' })}
          </Anchor>
        )}
        {isRegistrationOpen && !isFinal && (
          <Anchor href={flow.hrefs(lang).edit} className={buttonClass('quiet', 'large')}>
            {formatMessage({ id: 'visitor.edit' })}
          </Anchor>
        )}
        {registration.number !== null && !isFinal && (
          <Button variant="quiet" size="large" aria-disabled={isLoading || remaining > 0} onClick={() => void resend()}>
            {remaining > 0
              ? formatMessage({ id: 'visitor.findResendIn' }, { seconds: remaining })
              : formatMessage({ id: 'myRegistration.resend' })}
          </Button>
        )}
      </Actions>
      <p role="status" className={error ? styles.failure : undefined}>
        {error
          ? toFailure(error).summary
          : sentTo !== undefined && formatMessage({ id: 'myRegistration.resent' }, { to: sentTo })}
      </p>
      <ul className={styles.more}>
        {isRegistrationOpen && !isFinal && (
          <li>
            <Anchor href={paths.referral.href({ lang })}>
              {formatMessage({ id: 'myRegistration.inviteColleagues' })}
            </Anchor>
          </li>
        )}
        <li>
          <Anchor href={paths.myPlan.href({ lang })}>{formatMessage({ id: 'myRegistration.visitPlan' })}</Anchor>
        </li>
      </ul>
      {isComplete && !isFinal && <RevokeBadgeLinks registration={registration} />}
      {!isFinal && <CancelRegistration registration={registration} />}
      <MyData owner={{ kind: flowOf(registration).name, contact: contactOf(registration) ?? '' }} />
      <SignOut />
    </div>
  );
}
