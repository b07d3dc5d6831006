import { useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { ownApi } from '@/api/own';
import { visitorEnApi } from '@/api/visitorEn';
import { useSendCode } from '@/features/captcha';
import { FindMine, nextHref, returnMessages, Way, type FindFailure } from '@/features/visitor';
import { toFailure } from '@/forms/failures';
import { formMessages } from '@/forms/messages';
import { paths } from '@/lib/paths';
import type { Locale } from '@/rules/locales';
import type { AppDispatch } from '@/store/makeStore';
import { Anchor } from '@/ui/Anchor';
import { buttonClass } from '@/ui/Button';

/** Opens a registration by the address that it was made with: the ticket comes with the answer. */
function useOpenMine(lang: Locale) {
  const dispatch = useDispatch<AppDispatch>();
  const navigate = useNavigate();
  const lost = useIntl().formatMessage(formMessages.lost);
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
    await navigate(nextHref(data.registration, lang));
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
      <FindMine
        locale={lang}
        contact="email"
        onSendCode={sendCode}
        onOpen={open}
        actions={
          <Anchor href={paths.registration.href({ lang })} className={buttonClass('text')}>
            {formatMessage(returnMessages.findRegister)}
          </Anchor>
        }
      />
      {captcha}
    </Way>
  );
}
