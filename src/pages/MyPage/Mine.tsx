import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { ownApi } from '@/api/own';
import type { RegistrationState, VisitorRegistration } from '@/api/types';
import { selectRegistrationOpen } from '@/features/registration/registrationSlice';
import { fullName, readableNumber } from '@/features/visitor/conversions';
import { badgeMessages, badgeLinkMessages as messages, returnMessages } from '@/features/visitor/messages';
import { mineMessages, signOutMessages } from '@/features/visitor/mine/messages';
import { contactOf, nextHref, stepAt, wayOf } from '@/features/visitor/ways';
import { useCodeWait } from '@/forms/codeWait';
import { useCountdown } from '@/forms/components/useCountdown';
import { toFailure } from '@/forms/failures';
import { formMessages } from '@/forms/messages';
import { useOnce } from '@/forms/useOnce';
import { paths } from '@/lib/paths';
import type { Locale } from '@/rules/locales';
import { draftsDropped } from '@/state/keptSlice';
import { toastRaised } from '@/state/noticesSlice';
import { useServices } from '@/state/ServicesContext';
import { ticketGone } from '@/state/ticketSlice';
import type { AppDispatch } from '@/app/store/makeStore';
import { Anchor } from '@/ui/Anchor';
import { Button, buttonClass } from '@/ui/Button';
import { FactRows } from '@/ui/FactRows';
import { CancelMine } from './CancelMine';
import styles from './My.module.css';
import { MyData } from './MyData';

/** Signs out on this device, or on every device of the person. Other tabs of the browser notice by the ticket's cookies. */
function SignOut({ lang }: { lang: Locale }) {
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
        toastRaised({
          kind: 'success',
          text: formatMessage(everywhere ? signOutMessages.doneEverywhere : signOutMessages.done),
        }),
      );
      await navigate(paths.my.href({ lang }));
    });
  return (
    <section className={styles.part}>
      <h2>{formatMessage(signOutMessages.title)}</h2>
      <p>{formatMessage(signOutMessages.text)}</p>
      <div className={styles.actions}>
        <Button look="quiet" aria-disabled={isBusy} onClick={() => void signOut(false)}>
          {formatMessage(signOutMessages.here)}
        </Button>
        <Button look="text" aria-disabled={isBusy} onClick={() => void signOut(true)}>
          {formatMessage(signOutMessages.everywhere)}
        </Button>
      </div>
      <p role="status">{failure}</p>
    </section>
  );
}

/** Ends the links of confirmations: for a visitor who passed one on, or lost the phone. */
function EndBadgeLinks({ visit }: { visit: VisitorRegistration }) {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch<AppDispatch>();
  const [isBusy, once] = useOnce();
  const [status, setStatus] = useState('');
  const end = async () => {
    const { error } = await dispatch(ownApi.endpoints.ownEndBadgeLinks.initiate({ id: visit.id }));
    setStatus(
      error ? (toFailure(error, formatMessage(formMessages.lost)).message ?? '') : formatMessage(messages.done),
    );
  };
  return (
    <section className={styles.part}>
      <h2>{formatMessage(messages.endTitle)}</h2>
      <p>{formatMessage(messages.endText)}</p>
      <Button look="quiet" aria-disabled={isBusy} onClick={() => void once(end)}>
        {formatMessage(messages.end)}
      </Button>
      <p role="status">{status}</p>
    </section>
  );
}

const STATES = {
  draft: mineMessages.stateSubmitted,
  submitted: mineMessages.stateSubmitted,
  awaitingPayment: mineMessages.stateAwaitingPayment,
  paid: mineMessages.statePaid,
  confirmed: mineMessages.stateConfirmed,
  admitted: mineMessages.stateAdmitted,
  cancelled: mineMessages.stateCancelled,
} satisfies Record<RegistrationState, unknown>;

/** A registration as its owner looks at it. */
function MineFacts({ visit }: { visit: VisitorRegistration }) {
  const { formatMessage } = useIntl();
  const rows = [
    { name: formatMessage(mineMessages.state), value: formatMessage(STATES[visit.state]) },
    { name: formatMessage(badgeMessages.number), value: visit.number && readableNumber(visit.number) },
    { name: formatMessage(mineMessages.name), value: fullName(visit) },
    { name: formatMessage(mineMessages.company), value: visit.company },
    { name: formatMessage(mineMessages.byMobile), value: visit.mobile },
    { name: formatMessage(mineMessages.byEmail), value: visit.email },
    { name: formatMessage(mineMessages.document), value: visit.documentMasked },
  ];
  return <FactRows rows={rows} />;
}

/** The registration of the ticket, and all that its owner can do with it. */
export function Mine({ visit, lang }: { visit: VisitorRegistration; lang: Locale }) {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch<AppDispatch>();
  const isOpen = useSelector(selectRegistrationOpen);
  const [left, wait] = useCountdown(useServices().timers, useCodeWait('resend'));
  const [isBusy, once] = useOnce();
  const [status, setStatus] = useState({ text: '', failed: false });
  const way = wayOf(visit);
  const isComplete = stepAt(visit) === 'complete';
  const isOver = visit.state === 'cancelled' || visit.state === 'admitted';
  const resend = async () => {
    if (left > 0) return;
    const { data, error } = await dispatch(ownApi.endpoints.ownResendRegistration.initiate({ id: visit.id }));
    if (!data) {
      const failure = toFailure(error, formatMessage(formMessages.lost));
      return setStatus({ text: failure.errors?.[0]?.message ?? failure.message ?? '', failed: true });
    }
    wait(data.resendAfter);
    const to = data.channel === 'sms' ? visit.mobile : visit.email;
    setStatus({ text: formatMessage(mineMessages.resent, { to: to ?? '' }), failed: false });
  };

  return (
    <div className={styles.mine}>
      <MineFacts visit={visit} />
      <div className={styles.actions}>
        {isComplete && !isOver && (
          <Anchor href={way.hrefs(lang).result} className={buttonClass('main', 'large')}>
            {formatMessage(returnMessages.viewResult)}
          </Anchor>
        )}
        {!isComplete && !isOver && isOpen && (
          <Anchor href={nextHref(visit, lang)} className={buttonClass('main', 'large')}>
            {formatMessage(mineMessages.goOn)}
          </Anchor>
        )}
        {isOpen && !isOver && (
          <Anchor href={way.hrefs(lang).edit} className={buttonClass('quiet', 'large')}>
            {formatMessage(returnMessages.edit)}
          </Anchor>
        )}
        {visit.number !== null && !isOver && (
          <Button look="quiet" size="large" aria-disabled={isBusy || left > 0} onClick={() => void once(resend)}>
            {left > 0
              ? formatMessage(returnMessages.findResendIn, { seconds: left })
              : formatMessage(mineMessages.resend)}
          </Button>
        )}
      </div>
      <p role="status" className={status.failed ? styles.failure : undefined}>
        {status.text}
      </p>
      <ul className={styles.more}>
        {isOpen && !isOver && (
          <li>
            <Anchor href={paths.referral.href({ lang })}>{formatMessage(mineMessages.referral)}</Anchor>
          </li>
        )}
        <li>
          <Anchor href={paths.myPlan.href({ lang })}>{formatMessage(mineMessages.plan)}</Anchor>
        </li>
      </ul>
      {isComplete && !isOver && <EndBadgeLinks visit={visit} />}
      {!isOver && <CancelMine visit={visit} lang={lang} />}
      <MyData owner={{ kind: wayOf(visit).contact, contact: contactOf(visit) ?? '' }} lang={lang} />
      <SignOut lang={lang} />
    </div>
  );
}
