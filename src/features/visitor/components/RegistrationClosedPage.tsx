import { useLocale } from '@/i18n/useLocale';
import type { Edition } from '@/api';
import { paths } from '@/lib/paths';
import type { RegistrationFlow } from '../registrationFlows';
import { useFeeText } from '../useFee';
import { ClosedNotice, useClosedTitle, type ClosedPhase } from './ClosedNotice';
import { FlowPage } from './FlowPage';

interface RegistrationClosedPageProps {
  flow: RegistrationFlow;
  phase: ClosedPhase;
  edition: Edition;
}

/** A registration page while registration is closed. */
export function RegistrationClosedPage({ flow, phase, edition }: RegistrationClosedPageProps) {
  const lang = useLocale();
  const feeText = useFeeText({ hasLateFee: flow.name === 'mobile' });
  const hrefs = {
    findRegistration: flow.name === 'email' ? flow.hrefs(lang).findRegistration : paths.my.href({ lang }),
    news: paths.news.href({ lang }),
    home: paths.home.href({ lang }),
  };
  return (
    <FlowPage step={null} title={useClosedTitle(phase, edition)} price={phase === 'before' ? feeText : undefined}>
      <ClosedNotice phase={phase} edition={edition} hrefs={hrefs} />
    </FlowPage>
  );
}
