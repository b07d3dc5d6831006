import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { selectEdition } from '@/api/site';
import { useSendCode } from '@/features/captcha';
import { selectPreRegistrationOpen } from '@/features/registration/registrationSlice';
import {
  Closed,
  closedPhase,
  entryMessages,
  FindMine,
  meMessages,
  useEntry,
  useFeeText,
  useOpenMine,
  Way,
  wayMessages,
  ways,
  type FindFailure,
} from '@/features/visitor';
import { paths } from '@/lib/paths';
import { selectPhase } from '@/state/countdownSlice';
import { selectLocale } from '@/state/localeSlice';
import { useServices } from '@/state/ServicesContext';

const words = { submit: entryMessages.begin, submitting: entryMessages.beginning };

export function MeView() {
  const { formatMessage } = useIntl();
  const fee = useFeeText({ pays: true });
  const lang = useSelector(selectLocale);
  const edition = useSelector(selectEdition);
  const phase = useSelector(selectPhase);
  const isOpen = useSelector(selectPreRegistrationOpen) ?? phase === 'open';
  const navigate = useNavigate();
  const { entry, keep } = useEntry(useServices().clock, 'me');
  const { sendCode, solve, codeWait, captcha } = useSendCode('me');
  const open = useOpenMine('me', solve);
  if (!edition) return null;
  if (!isOpen) return <Closed lang={lang} way={ways.zh} phase={closedPhase(phase)} edition={edition} />;
  const onOpen = async (mobile: string, code: string): Promise<FindFailure | void> => {
    const opened = await open(mobile, code);
    if ('failure' in opened) return opened.failure;
    if (opened.found.registration) return navigate(paths.meRegisterResult.href());
    if (opened.found.exists) return { contact: formatMessage(entryMessages.exists) };
    keep({ mobile });
    return navigate(paths.meRegisterForm.href());
  };
  const { phone, email } = edition.contacts;
  return (
    <Way step={null} title={formatMessage(meMessages.title)} intro={formatMessage(meMessages.intro)} price={fee}>
      <noscript>
        <p>{formatMessage(wayMessages.noscriptPhone, { phone, email })}</p>
      </noscript>
      <FindMine
        key={entry?.mobile ?? ''}
        locale={lang}
        contact="mobile"
        initialContact={entry?.mobile}
        onSendCode={sendCode}
        codeWait={codeWait}
        onOpen={onOpen}
        words={words}
      />
      {captcha}
    </Way>
  );
}
