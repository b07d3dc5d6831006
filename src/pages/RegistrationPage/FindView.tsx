import { useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { ownApi } from '@/api/own';
import { visitorEnApi } from '@/api/visitorEn';
import { stepOf } from '@/features/registration/registrationSlice';
import { FindMine, returnMessages, toFailure, Way, wayMessages, type FindFailure } from '@/features/visitorEn';
import { paths } from '@/lib/paths';
import type { Locale } from '@/rules/locales';
import type { AppDispatch } from '@/store/makeStore';
import { useSendCode } from './useSendCode';

/** Opens a registration by the address that it was made with: the ticket comes with the answer. */
function useOpenMine(lang: Locale) {
  const dispatch = useDispatch<AppDispatch>();
  const navigate = useNavigate();
  const lost = useIntl().formatMessage(wayMessages.lost);
  return async (email: string, code: string): Promise<FindFailure | void> => {
    const checked = await dispatch(
      ownApi.endpoints.ownCheckEmailCode.initiate({ checkEmailCode: { email, purpose: 'find', code } }),
    );
    if (checked.error) {
      const { errors = [], message } = toFailure(checked.error, lost);
      const ofCode = errors.find(({ pointer }) => pointer === '/body/code')?.message;
      return ofCode === undefined ? { general: errors[0]?.message ?? message } : { code: ofCode };
    }
    const { data, error } = await dispatch(
      visitorEnApi.endpoints.visitorEnFindByEmail.initiate({ email }, { subscribe: false, forceRefetch: true }),
    );
    if (error) return { general: toFailure(error, lost).message };
    if (!data?.registration) return { isAbsent: true };
    const next = stepOf(data.registration) === 'complete' ? paths.registrationResult : paths.registrationQuestionnaire;
    await navigate(next.href({ lang }));
  };
}

export function FindView({ lang, arrival }: { lang: Locale; arrival: string | null }) {
  const { formatMessage } = useIntl();
  const { sendCode, captcha } = useSendCode('find');
  const open = useOpenMine(lang);
  return (
    <Way
      step={null}
      title={formatMessage(returnMessages.findTitle)}
      intro={formatMessage(returnMessages.findIntro)}
      arrival={arrival}
    >
      <FindMine locale={lang} onSendCode={sendCode} onOpen={open} registerHref={paths.registration.href({ lang })} />
      {captcha}
    </Way>
  );
}
