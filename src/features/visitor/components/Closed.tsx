import { useLocale } from '@/i18n/useLocale';
import type { Edition } from '@/api';
import { paths } from '@/lib/paths';
import type { RegistrationFlow } from '../registrationFlows';
import { useFeeText } from '../useFee';
import { NoForm, useClosedTitle, type ClosedPhase } from './NoForm';
import { FlowPage } from './FlowPage';

interface ClosedProps {
  way: RegistrationFlow;
  phase: ClosedPhase;
  edition: Edition;
}

/** A registration page while registration is closed. */
export function Closed({ way, phase, edition }: ClosedProps) {
  const lang = useLocale();
  const fee = useFeeText({ pays: way.name === 'zh' });
  const hrefs = {
    find: way.name === 'en' ? way.hrefs(lang).find : paths.my.href({ lang }),
    news: paths.news.href({ lang }),
    home: paths.home.href({ lang }),
  };
  return (
    <FlowPage step={null} title={useClosedTitle(phase, edition)} price={phase === 'before' ? fee : undefined}>
      <NoForm phase={phase} edition={edition} hrefs={hrefs} />
    </FlowPage>
  );
}
