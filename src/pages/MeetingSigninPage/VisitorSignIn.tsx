import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { type Enrolment, type Meeting, meetingApi } from '@/api';
import { useSendCode } from '@/features/captcha/useSendCode';
import { formatContact } from '@/features/meeting/enrol/contact';
import { DeviceSetup } from '@/features/meeting/signin/components/DeviceSetUp';
import { fetchMyEnrolments, clearMyEnrolments, useMyEnrolments } from '@/features/meeting/myEnrolments';
import { VerifyContactForm, type VerifyFailure } from '@/features/visitor/components/VerifyContactForm';
import { QrCode } from '@/ui/display/QrCode';
import { toVerifyFailure } from '@/features/visitor/registrationErrors';
import { useApiFailure } from '@/forms/apiFailure';
import { useAsyncAction } from '@/ui/hooks/useAsyncAction';
import { formatMeetingTime } from '@/i18n/dates';
import { langOf } from '@/i18n/locales';
import { paths } from '@/lib/paths';
import { selectLocale } from '@/state/localeSlice';
import type { AppDispatch } from '@/app/store/makeStore';
import { Anchor } from '@/ui/controls/Anchor';
import { Button, buttonClass } from '@/ui/controls/Button';
import { Failure } from '@/ui/display/Failure';
import { FormLayout } from '@/ui/layout/FormLayout';
import { Stack } from '@/ui/layout/Layout';
import { SignInHelp } from './SignInHelp';
import styles from './SignIn.module.css';

const buttonTexts = { submit: { id: 'signin.submit' }, submitting: { id: 'signin.submitting' } } as const;

/**
 * Sign-in by the visitor: with the enrolment that the ticket on this device opens, else by the enrolled mobile number.
 */
export function VisitorSignIn({ meeting, onDevice }: { meeting: Meeting; onDevice: (key: string) => void }) {
  const [meetingSign] = meetingApi.endpoints.meetingSign.useMutation();
  const [meetingEnrollByMobile] = meetingApi.endpoints.meetingEnrollByMobile.useLazyQuery();
  const { formatMessage } = useIntl();
  const dispatch = useDispatch<AppDispatch>();
  const navigate = useNavigate();
  const lang = useSelector(selectLocale);
  const toFailure = useApiFailure();
  const myEnrolments = useMyEnrolments(meeting.id);
  const enrolment = myEnrolments.find(({ state }) => state !== 'cancelled') ?? null;
  const [notEnrolledMobile, setNotEnrolledMobile] = useState<string | null>(null);
  const { sendCode, solve, resendCooldown, captcha } = useSendCode('meeting');
  const { id, title, from, to, room } = meeting;

  /** Resolves with the error, if any. */
  const signInWith = async (enrolment: Enrolment): Promise<string | void> => {
    const { error } = await meetingSign(enrolment.id);
    if (error) return toFailure(error).message;
    await navigate(paths.meetingSigninResult.href({ lang, id }));
  };
  const verifyAndSignIn = async (mobile: string, smsCode: string): Promise<VerifyFailure | void> => {
    setNotEnrolledMobile(null);
    const findEnrolment = () => meetingEnrollByMobile({ mobile, smsCode, enrolByMobileRequest: { meetingId: id } });
    let { data, error } = await findEnrolment();
    if (error && toFailure(error, 'meetingEnrollByMobile').reason === 'captcha.required' && (await solve()))
      ({ data, error } = await findEnrolment());
    if (!data) return toVerifyFailure(toFailure(error));
    if (!data.enrolment) return setNotEnrolledMobile(mobile);
    const errorMessage = await signInWith(data.enrolment);
    if (errorMessage === undefined) return undefined;
    // The code is used and the enrolment is known now: another attempt needs neither.
    await dispatch(fetchMyEnrolments(id));
    return { general: errorMessage };
  };
  return (
    <FormLayout
      title={formatMessage({ id: 'signin.title' })}
      contentKey={notEnrolledMobile}
      intro={
        <p>
          <span className={styles.meeting} lang={langOf(meeting.lang, lang)}>
            {title}
          </span>
          {formatMeetingTime(from, to, lang)} · {room} ·{' '}
          <Anchor href={paths.meetingDetails.href({ lang, id })}>{formatMessage({ id: 'signin.about' })}</Anchor>
        </p>
      }
      side={
        <SignInHelp>
          <DeviceSetup onKey={onDevice} />
        </SignInHelp>
      }
    >
      <div className={styles.parts}>
        <noscript>
          <p>{formatMessage({ id: 'signin.noscript' })}</p>
        </noscript>
        {enrolment && <MyEnrolment key={enrolment.state} place={enrolment} onSign={() => signInWith(enrolment)} />}
        {notEnrolledMobile !== null && (
          <NotEnrolled meeting={meeting} mobile={notEnrolledMobile} onRetry={() => setNotEnrolledMobile(null)} />
        )}
        {!enrolment && notEnrolledMobile === null && (
          <Stack as="section" gap={3} aria-labelledby="by-mobile">
            <h2 id="by-mobile" className={styles.partTitle}>
              {formatMessage({ id: 'signin.byMobile' })}
            </h2>
            <p className={styles.partText}>{formatMessage({ id: 'signin.byMobileText' })}</p>
            <VerifyContactForm
              contact="mobile"
              onSendCode={sendCode}
              resendCooldown={resendCooldown}
              onVerify={verifyAndSignIn}
              buttonTexts={buttonTexts}
            />
          </Stack>
        )}
      </div>
      {captcha}
    </FormLayout>
  );
}

/** The enrolment that the user's ticket opens. */
function MyEnrolment({ place: enrolment, onSign }: { place: Enrolment; onSign: () => Promise<string | void> }) {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch<AppDispatch>();
  const lang = useSelector(selectLocale);
  const [failure, setFailure] = useState<string | null>(null);
  const [isSigning, run] = useAsyncAction();
  const { meetingId, name, state, qrContent, waitingPosition } = enrolment;
  const signIn = async () => setFailure((await onSign()) ?? null);
  const clearEnrolments = () => dispatch(clearMyEnrolments(meetingId));
  return (
    <section className={styles.own} aria-labelledby="own-place">
      <h2 id="own-place" className={styles.ownName}>
        {formatMessage({ id: 'signin.enrolledAs' }, { name })}
      </h2>
      <p>{formatMessage({ id: 'enrol.stateShort' }, { state, position: waitingPosition ?? 0 })}</p>
      <Failure text={failure} className={styles.problem} />
      <div className={styles.actions}>
        {qrContent !== null && state !== 'signedIn' && (
          <Button variant="main" size="large" aria-disabled={isSigning} onClick={() => void run(signIn)}>
            {formatMessage(isSigning ? { id: 'signin.signingIn' } : { id: 'signin.signInNow' })}
          </Button>
        )}
        {state === 'signedIn' && (
          <Anchor
            href={paths.meetingSigninResult.href({ lang, id: meetingId })}
            className={buttonClass('main', 'large')}
          >
            {formatMessage({ id: 'signin.doneTitle' })}
          </Anchor>
        )}
        <Button variant="text" onClick={clearEnrolments}>
          {formatMessage({ id: 'signin.notMe' })}
        </Button>
      </div>
      {qrContent !== null && (
        <details>
          <summary>{formatMessage({ id: 'signin.showMyCode' })}</summary>
          <div className={styles.code}>
            <QrCode content={qrContent} label={formatMessage({ id: 'enrol.codeOf' })} />
          </div>
        </details>
      )}
    </section>
  );
}

/** Shown when the number is not enrolled: the next steps. */
function NotEnrolled({ meeting, mobile, onRetry }: { meeting: Meeting; mobile: string; onRetry: () => void }) {
  const { formatMessage } = useIntl();
  const lang = useSelector(selectLocale);
  const canEnrol = meeting.state === 'open' || meeting.state === 'full';
  return (
    <section className={styles.absent} role="status">
      <h2 className={styles.absentName}>
        {formatMessage({ id: 'signin.notEnrolledTitle' }, { mobile: formatContact(mobile) })}
      </h2>
      <p>{formatMessage(canEnrol ? { id: 'signin.notEnrolledOpen' } : { id: 'signin.notEnrolledClosed' })}</p>
      <div className={styles.actions}>
        {canEnrol && (
          <Anchor
            href={`${paths.meetingEnrol.href({ lang, id: meeting.id })}?by=mobile`}
            className={buttonClass('main')}
          >
            {formatMessage({ id: 'signin.notEnrolledEnrol' })}
          </Anchor>
        )}
        <Button variant="quiet" onClick={onRetry}>
          {formatMessage({ id: 'signin.notEnrolledRetry' })}
        </Button>
      </div>
    </section>
  );
}
