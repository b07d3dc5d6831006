import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { meetingApi } from '@/api/meeting';
import { ONCE } from '@/api/once';
import { ownApi } from '@/api/own';
import type { KnownPerson, Meeting } from '@/api/types';
import { useSendCode } from '@/features/captcha/useSendCode';
import { fetchOwnEnrolments } from '@/features/meeting/ownEnrolments';
import { FindMine, type FindFailure } from '@/features/visitor/components/FindMine';
import { toFailure } from '@/forms/failures';
import { paths } from '@/lib/paths';
import type { Locale } from '@/rules/locales';
import { selectKeptSource } from '@/state/keptSlice';
import type { AppDispatch } from '@/app/store/makeStore';
import { Anchor } from '@/ui/Anchor';
import { buttonClass } from '@/ui/Button';
import { useOwnQuery } from '@/pages/shared/useOwnQuery';
import styles from './Enrol.module.css';

interface ProveProps {
  meeting: Meeting;
  lang: Locale;
  noscript: string;
  onProved: (contact: string, known: KnownPerson | null) => void;
}

const words = { submit: { id: 'enrol.goOn' }, submitting: { id: 'enrol.goingOn' } } as const;

/** Number or address and its code. A number that is enrolled already opens its place. */
export function Prove({ meeting, lang, noscript, onProved }: ProveProps) {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch<AppDispatch>();
  const source = useSelector(selectKeptSource);
  const query = useOwnQuery();
  const { sendCode, solve, codeWait, captcha } = useSendCode('meeting');
  const lost = formatMessage({ id: 'form.lost' });
  const by = query.get('by') ?? (lang === 'zh-cn' ? 'mobile' : 'email');
  const contact = by === 'mobile' ? 'mobile' : 'email';
  const here = paths.meetingEnrol.href({ lang, id: meeting.id });

  const refused = (error: unknown): FindFailure => {
    const { errors = [], message } = toFailure(error, lost);
    const ofCode = errors.find(({ pointer }) => /\/(smsC|c)ode$/.test(pointer))?.message;
    return ofCode === undefined ? { general: errors[0]?.message ?? message } : { code: ofCode };
  };
  const byMobile = async (mobile: string, smsCode: string): Promise<FindFailure | void> => {
    const ask = () =>
      dispatch(
        meetingApi.endpoints.meetingEnrollByMobile.initiate(
          { mobile, smsCode, enrolByMobileRequest: { meetingId: meeting.id, ...(source && { source }) } },
          ONCE,
        ),
      );
    let answer = await ask();
    if (answer.error && toFailure(answer.error, lost).reason === 'captcha.required' && (await solve()))
      answer = await ask();
    if (!answer.data) return refused(answer.error);
    if (answer.data.exists) await dispatch(fetchOwnEnrolments(meeting.id));
    onProved(mobile, answer.data.person);
  };
  const byEmail = async (email: string, code: string): Promise<FindFailure | void> => {
    const { error } = await dispatch(
      ownApi.endpoints.ownCheckEmailCode.initiate({ checkEmailCode: { email, purpose: 'meeting', code } }),
    );
    if (error) return refused(error);
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
        locale={lang}
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
