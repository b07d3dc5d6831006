/** The error page of every layout: what the router caught, told to the reader. */
import { useSelector } from 'react-redux';
import { isRouteErrorResponse, useNavigate, useRouteError } from 'react-router-dom';
import { paths } from '@/lib/paths';
import { selectLocale } from '@/state/localeSlice';
import { useServices } from '@/state/ServicesContext';
import { ErrorView } from './components/ErrorView';

export function ErrorPage() {
  const error = useRouteError();
  const locale = useSelector(selectLocale);
  const { timers } = useServices();
  const navigate = useNavigate();
  return (
    <ErrorView
      locale={locale}
      status={isRouteErrorResponse(error) ? error.status : 500}
      timers={timers}
      onHome={() => void navigate(paths.home.href({ lang: locale }))}
      onBack={() => void navigate(-1)}
    />
  );
}
