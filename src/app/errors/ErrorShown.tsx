/** What the router caught, told to the reader; a lost chunk is loaded once more before anything is said. In the chunk of errors. */
import { useEffect, useState } from 'react';
import { useServices } from '@/state/ServicesContext';
import { ErrorView, type ErrorViewProps } from '../components/ErrorView';
import { reloadOnce } from '../hydration/reloadOnce';
import { laterServices } from '../services/later';

export interface ErrorShownProps extends ErrorViewProps {
  error?: unknown;
}

export function ErrorShown({ error, ...shown }: ErrorShownProps) {
  const services = useServices();
  const [isReloading, setReloading] = useState(false);
  useEffect(() => setReloading(reloadOnce(error, { ...laterServices, ...services })), [error, services]);
  return isReloading ? <div aria-busy="true" /> : <ErrorView {...shown} retryHref={services.navigation.current()} />;
}
