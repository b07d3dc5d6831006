import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { useLocale } from '@/i18n/useLocale';
import { type KnownPerson, type Meeting, meetingApi, ownApi } from '@/api';
import { useSendCode } from '@/features/captcha/useSendCode';
import { fetchOwnEnrolments } from '@/features/meeting/ownEnrolments';
import { FindMine, type FindFailure } from '@/features/visitor/components/FindMine';
import { findFailure } from '@/features/visitor/failures';
import { useCallFailure } from '@/forms/failures';
import { paths } from '@/lib/paths';
import { selectPersistedSource } from '@/state/persistedSlice';
import type { AppDispatch } from '@/app/store/makeStore';
import { Anchor } from '@/ui/controls/Anchor';
import { buttonClass } from '@/ui/controls/Button';
import { useOwnQuery } from '@/pages/shared/useOwnQuery';
import styles from './Enrol.module.css';

interface ProveProps {
  meeting: Meeting;
  noscript: string;
  onProved: (contact: string, known: KnownPerson | null) => void;
}

const words = { submit: { id: 'enrol.goOn' }, submitting: { id: 'enrol.goingOn' } } as const;

/** Contact and code. A number that is already enrolled opens its enrolment. */
export function Prove({ meeting, noscript, onProved }: ProveProps) {
  const lang = useLocale();
  const [meetingEnrollByMobile] = meetingApi.endpoints.meetingEnrollByMobile.useLazyQuery();
  const [ownCheckEmailCode] = ownApi.endpoints.ownCheckEmailCode.useMutation();
  const { formatMessage } = useIntl();
  const dispatch = useDispatch<AppDispatch>();
  const source = useSelector(selectPersistedSource);
  const query = useOwnQuery();
  const { sendCode, solve, codeWait, captcha } = useSendCode('meeting');
  const failureOf = useCallFailure();
  const by = query.get('by') ?? (lang === 'zh-cn' ? 'mobile' : 'email');
  const contact = by === 'mobile' ? 'mobile' : 'email';
  const here = paths.meetingEnrol.href({ lang, id: meeting.id });

  const byMobile = async (mobile: string, smsCode: string): Promise<FindFailure | void> => {
    const ask = () =>
      meetingEnrollByMobile({
        mobile,
        smsCode,
        enrolByMobileRequest: { meetingId: meeting.id, ...(source && { source }) },
      });
    let result = await ask();
    if (result.error && failureOf(result.error).reason === 'captcha.required' && (await solve())) result = await ask();
    if (!result.data) return findFailure(failureOf(result.error));
    if (result.data.exists) await dispatch(fetchOwnEnrolments(meeting.id));
    onProved(mobile, result.data.person);
  };
  const byEmail = async (email: string, code: string): Promise<FindFailure | void> => {
    const { error } = await ownCheckEmailCode({ checkEmailCode: { email, purpose: 'meeting', code } });
    if (error) return findFailure(failureOf(error));
    onProved(email, null);
  };
  return (
    <>
      <noscript>
        <p className={styles.intro}>{noscript}</p>
      </noscript>
      <p className={styles.intro}>
        {formatMessage(contact === 'mobile' ? { id: 'enrol.proveByMobile' } : { id: 'enrol.proveByEmail' })}
      </p>
      <FindMine
        key={contact}
        contact={contact}
        onSendCode={sendCode}
        codeWait={codeWait}
        onOpen={contact === 'mobile' ? byMobile : byEmail}
        words={words}
        actions={
          <Anchor href={`${here}?by=${contact === 'mobile' ? 'email' : 'mobile'}`} className={buttonClass('text')}>
            {formatMessage(contact === 'mobile' ? { id: 'enrol.byEmail' } : { id: 'enrol.byMobile' })}
          </Anchor>
        }
      />
      {captcha}
    </>
  );
}
