import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { type Enrolment, type Meeting, meetingApi } from '@/api';
import { useSendCode } from '@/features/captcha/useSendCode';
import { contactText } from '@/features/meeting/enrol/contact';
import { DeviceSetUp } from '@/features/meeting/signin/components/DeviceSetUp';
import { fetchOwnEnrolments, clearOwnEnrolments, useOwnEnrolments } from '@/features/meeting/ownEnrolments';
import { FindMine, type FindFailure } from '@/features/visitor/components/FindMine';
import { QrCode } from '@/features/visitor/components/QrCode';
import { findFailure } from '@/features/visitor/failures';
import { useCallFailure } from '@/forms/failures';
import { useAsyncAction } from '@/ui/hooks/useAsyncAction';
import { dayText, hoursText, weekdayText } from '@/i18n/dates';
import { langOf } from '@/i18n/locales';
import { paths } from '@/lib/paths';
import { selectLocale } from '@/state/localeSlice';
import type { AppDispatch } from '@/app/store/makeStore';
import { Anchor } from '@/ui/controls/Anchor';
import { Button, buttonClass } from '@/ui/controls/Button';
import { Failure } from '@/ui/display/Failure';
import { FormLayout } from '@/ui/layout/FormLayout';
import { Stack } from '@/ui/layout/Layout';
import { Help } from './Help';
import styles from './SignIn.module.css';

const words = { submit: { id: 'signin.submit' }, submitting: { id: 'signin.submitting' } } as const;

/** The visitor's own sign-in: with the enrolment known on this device, else by the enrolled number. */
export function Own({ meeting, onDevice }: { meeting: Meeting; onDevice: (key: string) => void }) {
  const [meetingSign] = meetingApi.endpoints.meetingSign.useMutation();
  const [meetingEnrollByMobile] = meetingApi.endpoints.meetingEnrollByMobile.useLazyQuery();
  const { formatMessage } = useIntl();
  const dispatch = useDispatch<AppDispatch>();
  const navigate = useNavigate();
  const lang = useSelector(selectLocale);
  const failureOf = useCallFailure();
  const own = useOwnEnrolments(meeting.id);
  const place = own.find(({ state }) => state !== 'cancelled') ?? null;
  const [absent, setAbsent] = useState<string | null>(null);
  const { sendCode, solve, codeWait, captcha } = useSendCode('meeting');
  const { id, title, from, to, room } = meeting;

  /** Resolves with the error, if any. */
  const sign = async (enrolment: Enrolment): Promise<string | void> => {
    const { error } = await meetingSign({ id: enrolment.id });
    if (error) return failureOf(error).message;
    await navigate(paths.meetingSigninResult.href({ lang, id }));
  };
  const onOpen = async (mobile: string, smsCode: string): Promise<FindFailure | void> => {
    setAbsent(null);
    const ask = () => meetingEnrollByMobile({ mobile, smsCode, enrolByMobileRequest: { meetingId: id } });
    let { data, error } = await ask();
    if (error && failureOf(error).reason === 'captcha.required' && (await solve())) ({ data, error } = await ask());
    if (!data) return findFailure(failureOf(error));
    if (!data.enrolment) return setAbsent(mobile);
    const failed = await sign(data.enrolment);
    if (failed === undefined) return undefined;
    // The code is used and the enrolment is known now: another attempt needs neither.
    await dispatch(fetchOwnEnrolments(id));
    return { general: failed };
  };
  return (
    <FormLayout
      title={formatMessage({ id: 'signin.title' })}
      shown={absent}
      intro={
        <p>
          <span className={styles.meeting} lang={langOf(meeting.lang, lang)}>
            {title}
          </span>
          {dayText(from, lang)}, {weekdayText(from, lang)}, {hoursText(from, to)} · {room} ·{' '}
          <Anchor href={paths.meetingDetails.href({ lang, id })}>{formatMessage({ id: 'signin.about' })}</Anchor>
        </p>
      }
      side={
        <Help>
          <DeviceSetUp onKey={onDevice} />
        </Help>
      }
    >
      <div className={styles.parts}>
        <noscript>
          <p>{formatMessage({ id: 'signin.noscript' })}</p>
        </noscript>
        {place && <OwnPlace key={place.state} place={place} onSign={() => sign(place)} />}
        {absent !== null && <Absent meeting={meeting} mobile={absent} onAgain={() => setAbsent(null)} />}
        {!place && absent === null && (
          <Stack as="section" gap={3} aria-labelledby="by-mobile">
            <h2 id="by-mobile" className={styles.partTitle}>
              {formatMessage({ id: 'signin.byMobile' })}
            </h2>
            <p className={styles.partText}>{formatMessage({ id: 'signin.byMobileText' })}</p>
            <FindMine contact="mobile" onSendCode={sendCode} codeWait={codeWait} onOpen={onOpen} words={words} />
          </Stack>
        )}
      </div>
      {captcha}
    </FormLayout>
  );
}

/** The enrolment that the user's ticket opens. */
function OwnPlace({ place, onSign }: { place: Enrolment; onSign: () => Promise<string | void> }) {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch<AppDispatch>();
  const lang = useSelector(selectLocale);
  const [failure, setFailure] = useState<string | null>(null);
  const [isSigning, run] = useAsyncAction();
  const { meetingId, name, state, qrContent, waitingPosition } = place;
  const sign = async () => setFailure((await onSign()) ?? null);
  const forget = () => dispatch(clearOwnEnrolments(meetingId));
  return (
    <section className={styles.own} aria-labelledby="own-place">
      <h2 id="own-place" className={styles.ownName}>
        {formatMessage({ id: 'signin.ownTitle' }, { name })}
      </h2>
      <p>{formatMessage({ id: 'enrol.stateShort' }, { state, position: waitingPosition ?? 0 })}</p>
      <Failure text={failure} className={styles.problem} />
      <div className={styles.actions}>
        {qrContent !== null && state !== 'signedIn' && (
          <Button look="main" size="large" aria-disabled={isSigning} onClick={() => void run(sign)}>
            {formatMessage(isSigning ? { id: 'signin.ownSigning' } : { id: 'signin.ownSign' })}
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
        <Button look="text" onClick={forget}>
          {formatMessage({ id: 'signin.notMe' })}
        </Button>
      </div>
      {qrContent !== null && (
        <details>
          <summary>{formatMessage({ id: 'signin.ownCode' })}</summary>
          <div className={styles.code}>
            <QrCode content={qrContent} label={formatMessage({ id: 'enrol.codeOf' })} />
          </div>
        </details>
      )}
    </section>
  );
}

/** This number is not enrolled: what the visitor can do now. */
function Absent({ meeting, mobile, onAgain }: { meeting: Meeting; mobile: string; onAgain: () => void }) {
  const { formatMessage } = useIntl();
  const lang = useSelector(selectLocale);
  const canEnrol = meeting.state === 'open' || meeting.state === 'full';
  return (
    <section className={styles.absent} role="status">
      <h2 className={styles.absentName}>
        {formatMessage({ id: 'signin.absentTitle' }, { mobile: contactText(mobile) })}
      </h2>
      <p>{formatMessage(canEnrol ? { id: 'signin.absentOpen' } : { id: 'signin.absentClosed' })}</p>
      <div className={styles.actions}>
        {canEnrol && (
          <Anchor
            href={`${paths.meetingEnrol.href({ lang, id: meeting.id })}?by=mobile`}
            className={buttonClass('main')}
          >
            {formatMessage({ id: 'signin.absentEnrol' })}
          </Anchor>
        )}
        <Button look="quiet" onClick={onAgain}>
          {formatMessage({ id: 'signin.absentAgain' })}
        </Button>
      </div>
    </section>
  );
}
