/** The error page of every layout: what the router caught, told to the reader. */
import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { isRouteErrorResponse, useNavigate, useRouteError } from 'react-router-dom';
import { paths } from '@/lib/paths';
import { selectLocale } from '@/state/localeSlice';
import { selectPageError } from '@/state/seoSlice';
import { useServices } from '@/state/ServicesContext';
import { loadedErrorView, loadErrorView } from './errorView';

export function ErrorPage() {
  const error = useRouteError();
  const locale = useSelector(selectLocale);
  const retryAfter = useSelector(selectPageError)?.retryAfter ?? null;
  const { timers } = useServices();
  const navigate = useNavigate();
  const [View, setView] = useState(loadedErrorView);
  useEffect(() => {
    if (!View) void loadErrorView().then((loaded) => setView(() => loaded));
  }, [View]);
  if (!View) return <div aria-busy="true" />;
  return (
    <View
      error={error}
      locale={locale}
      retryAfter={retryAfter}
      status={isRouteErrorResponse(error) ? error.status : 500}
      timers={timers}
      onHome={() => void navigate(paths.home.href({ lang: locale }))}
      onBack={() => void navigate(-1)}
    />
  );
}
