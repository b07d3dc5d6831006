/** The old me area: a number and its code open the existing registration, or start one. */
import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { redirect, useNavigate } from 'react-router-dom';
import { selectEdition } from '@/api';
import { useSendCode } from '@/features/captcha/useSendCode';
import { selectRegistrationOpen } from '@/features/registration/registrationSlice';
import { Closed } from '@/features/visitor/components/Closed';
import { type FindFailure, FindMine } from '@/features/visitor/components/FindMine';
import { closedPhase } from '@/features/visitor/components/NoForm';
import { FlowPage } from '@/features/visitor/components/FlowPage';
import { fetchVisit } from '@/features/visitor/visitPages';
import { useFeeText } from '@/features/visitor/useFee';
import { useOpenMine } from '@/features/visitor/useOpenMine';
import { registrationFlows } from '@/features/visitor/registrationFlows';
import { useEntry } from '@/features/visitor/zh/useEntry';
import { paths } from '@/lib/paths';
import { selectPhase } from '@/state/countdownSlice';
import { useServices } from '@/state/ServicesContext';
import { definePage } from '@/pages/shared/definePage';
import { loadRequired } from '@/pages/shared/loading';

const words = { submit: { id: 'visitor.entryBegin' }, submitting: { id: 'visitor.entryBeginning' } } as const;

function MeView() {
  const { formatMessage } = useIntl();
  const fee = useFeeText({ pays: true });
  const edition = useSelector(selectEdition);
  const phase = useSelector(selectPhase);
  const isOpen = useSelector(selectRegistrationOpen);
  const navigate = useNavigate();
  const { entry, keep } = useEntry(useServices().clock, 'me');
  const { sendCode, solve, codeWait, captcha } = useSendCode('me');
  const open = useOpenMine('me', solve);
  if (!edition) return null;
  if (!isOpen) return <Closed way={registrationFlows.zh} phase={closedPhase(phase)} edition={edition} />;
  const onOpen = async (mobile: string, code: string): Promise<FindFailure | void> => {
    const opened = await open(mobile, code);
    if ('failure' in opened) return opened.failure;
    if (opened.found.registration) return navigate(paths.meRegisterResult.href());
    if (opened.found.exists) return { contact: formatMessage({ id: 'visitor.entryExists' }) };
    keep({ mobile });
    return navigate(paths.meRegisterForm.href());
  };
  const { phone, email } = edition.contacts;
  return (
    <FlowPage
      step={null}
      title={formatMessage({ id: 'visitor.meTitle' })}
      intro={formatMessage({ id: 'visitor.meIntro' })}
      price={fee}
    >
      <noscript>
        <p>{formatMessage({ id: 'visitor.noscriptPhone' }, { phone, email })}</p>
      </noscript>
      <FindMine
        key={entry?.mobile ?? ''}
        contact="mobile"
        initialContact={entry?.mobile}
        onSendCode={sendCode}
        codeWait={codeWait}
        onOpen={onOpen}
        words={words}
      />
      {captcha}
    </FlowPage>
  );
}

export const page = definePage({
  async load({ store: { dispatch } }) {
    const visitResult = fetchVisit(dispatch);
    await loadRequired(visitResult);
    if ((await visitResult).data?.registration) throw redirect(paths.meRegisterResult.href(), 303);
  },
  head: () => ({ noindex: true }),
  Component: MeView,
});
