import { useSelector } from 'react-redux';
import { visitorApi } from '@/api/visitor';
import { selectPreRegistrationOpen } from '@/features/registration/registrationSlice';
import { AtHand } from '@/features/visitor/components/AtHand';
import { useAnother } from '@/features/visitor/useAnother';
import { selectPhase } from '@/state/countdownSlice';
import { selectLocale } from '@/state/localeSlice';

interface RegisteredViewProps {
  /** Form and first page of the next visitor. */
  next: { form: string; start: string };
}

export function RegisteredView({ next }: RegisteredViewProps) {
  const lang = useSelector(selectLocale);
  const phase = useSelector(selectPhase);
  const isOpen = useSelector(selectPreRegistrationOpen) ?? phase === 'open';
  const { data } = visitorApi.endpoints.visitorFindVisit.useQuery();
  const another = useAnother(next);
  const visit = data?.registration;
  if (!visit) return null;
  return <AtHand lang={lang} visit={visit} isOpen={isOpen} onAnother={() => void another(visit)} />;
}
