import { useDispatch, useSelector } from 'react-redux';
import { useLocation, useNavigate } from 'react-router-dom';
import { visitorApi } from '@/api/visitor';
import { selectPreRegistrationOpen } from '@/features/registration/registrationSlice';
import { AtHand } from '@/features/visitor';
import { selectPhase } from '@/state/countdownSlice';
import { selectLocale } from '@/state/localeSlice';
import { ticketGone } from '@/state/ticketSlice';

interface RegisteredViewProps {
  startHref: string;
}

export function RegisteredView({ startHref }: RegisteredViewProps) {
  const { key } = useLocation();
  const lang = useSelector(selectLocale);
  const phase = useSelector(selectPhase);
  const isOpen = useSelector(selectPreRegistrationOpen) ?? phase === 'open';
  const { data } = visitorApi.endpoints.visitorFindVisit.useQuery();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  if (!data?.registration) return null;
  const onAnother = () => {
    dispatch(ticketGone());
    void navigate(startHref);
  };
  return (
    <AtHand
      lang={lang}
      arrival={key === 'default' ? null : key}
      visit={data.registration}
      isOpen={isOpen}
      onAnother={onAnother}
    />
  );
}
