import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { useSendCode } from '@/features/captcha/useSendCode';
import { FindMine, type FindFailure } from '@/features/visitor/components/FindMine';
import { Way } from '@/features/visitor/components/Way';
import { returnMessages } from '@/features/visitor/messages';
import { useOpenMine } from '@/features/visitor/useOpenMine';
import { nextHref } from '@/features/visitor/ways';
import { paths } from '@/lib/paths';
import type { Locale } from '@/rules/locales';
import { Anchor } from '@/ui/Anchor';
import { buttonClass } from '@/ui/Button';

/** Opens a registration by the address that it was made with. */
export function FindView({ lang }: { lang: Locale }) {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const { sendCode, solve, codeWait, captcha } = useSendCode('find');
  const open = useOpenMine('email', solve);
  const onOpen = async (email: string, code: string): Promise<FindFailure | void> => {
    const opened = await open(email, code);
    if ('failure' in opened) return opened.failure;
    if (!opened.found.registration) return { isAbsent: true };
    await navigate(nextHref(opened.found.registration, lang));
  };
  return (
    <Way step={null} title={formatMessage(returnMessages.findTitle)} intro={formatMessage(returnMessages.findIntro)}>
      <FindMine
        locale={lang}
        contact="email"
        onSendCode={sendCode}
        codeWait={codeWait}
        onOpen={onOpen}
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
