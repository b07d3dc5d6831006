import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { useLocale } from '@/i18n/useLocale';
import { type KnownPerson, type Meeting, meetingApi, ownApi } from '@/api';
import { useSendCode } from '@/features/captcha/useSendCode';
import { fetchMyEnrolments } from '@/features/meeting/myEnrolments';
import { VerifyContactForm, type VerifyFailure } from '@/features/visitor/components/VerifyContactForm';
import { toVerifyFailure } from '@/features/visitor/registrationErrors';
import { useApiFailure } from '@/forms/apiFailure';
import { paths } from '@/lib/paths';
import { selectPersistedSource } from '@/state/persistedSlice';
import type { AppDispatch } from '@/app/store/makeStore';
import { Anchor } from '@/ui/controls/Anchor';
import { buttonClass } from '@/ui/controls/Button';
import { useRouteQuery } from '@/pages/shared/useRouteQuery';
import styles from './Enrol.module.css';

interface VerifyContactProps {
  meeting: Meeting;
  noscript: string;
  onVerified: (contact: string, person: KnownPerson | null) => void;
}

const buttonTexts = { submit: { id: 'enrol.continue' }, submitting: { id: 'enrol.continuing' } } as const;

/** Contact and code. A number that is already enrolled opens its enrolment. */
export function VerifyContact({ meeting, noscript, onVerified }: VerifyContactProps) {
  const lang = useLocale();
  const [meetingEnrollByMobile] = meetingApi.endpoints.meetingEnrollByMobile.useLazyQuery();
  const [ownCheckEmailCode] = ownApi.endpoints.ownCheckEmailCode.useMutation();
  const { formatMessage } = useIntl();
  const dispatch = useDispatch<AppDispatch>();
  const source = useSelector(selectPersistedSource);
  const query = useRouteQuery();
  const { sendCode, solve, resendCooldown, captcha } = useSendCode('meeting');
  const toFailure = useApiFailure();
  const method = query.get('by') ?? (lang === 'zh-cn' ? 'mobile' : 'email');
  const contact = method === 'mobile' ? 'mobile' : 'email';
  const enrolPath = paths.meetingEnrol.href({ lang, id: meeting.id });

  const verifyByMobile = async (mobile: string, smsCode: string): Promise<VerifyFailure | void> => {
    const findEnrolment = () =>
      meetingEnrollByMobile({
        mobile,
        smsCode,
        enrolByMobileRequest: { meetingId: meeting.id, ...(source && { source }) },
      });
    let result = await findEnrolment();
    if (
      result.error &&
      toFailure(result.error, 'meetingEnrollByMobile').reason === 'captcha.required' &&
      (await solve())
    )
      result = await findEnrolment();
    if (!result.data) return toVerifyFailure(toFailure(result.error));
    if (result.data.exists) await dispatch(fetchMyEnrolments(meeting.id));
    onVerified(mobile, result.data.person);
  };
  const verifyByEmail = async (email: string, code: string): Promise<VerifyFailure | void> => {
    const { error } = await ownCheckEmailCode({ email, purpose: 'meeting', code });
    if (error) return toVerifyFailure(toFailure(error));
    onVerified(email, null);
  };
  return (
    <>
      <noscript>
        <p className={styles.intro}>{noscript}</p>
      </noscript>
      <p className={styles.intro}>
        {formatMessage(contact === 'mobile' ? { id: 'enrol.verifyByMobile' } : { id: 'enrol.verifyByEmail' })}
      </p>
      <VerifyContactForm
        key={contact}
        contact={contact}
        onSendCode={sendCode}
        resendCooldown={resendCooldown}
        onVerify={contact === 'mobile' ? verifyByMobile : verifyByEmail}
        buttonTexts={buttonTexts}
        actions={
          <Anchor href={`${enrolPath}?by=${contact === 'mobile' ? 'email' : 'mobile'}`} className={buttonClass('text')}>
            {formatMessage(contact === 'mobile' ? { id: 'enrol.byEmail' } : { id: 'enrol.byMobile' })}
          </Anchor>
        }
      />
      {captcha}
    </>
  );
}
