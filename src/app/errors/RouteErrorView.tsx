/**
 * Shows an error that the router caught; a failed chunk reloads the page once before an error is shown. Part of the
 * error chunk.
 */
import { useEffect, useState } from 'react';
import { useServices } from '@/state/ServicesContext';
import { ErrorView, type ErrorViewProps } from '../components/ErrorView';
import { reloadOnce } from '../hydration/reloadOnce';
import { idleServices } from '../services/idle';

export interface RouteErrorViewProps extends ErrorViewProps {
  error?: unknown;
}

export function RouteErrorView({ error, ...viewProps }: RouteErrorViewProps) {
  const services = useServices();
  const [isReloading, setReloading] = useState(false);
  useEffect(() => setReloading(reloadOnce(error, { ...idleServices, ...services })), [error, services]);
  return isReloading ? (
    <div aria-busy="true" />
  ) : (
    <ErrorView {...viewProps} retryHref={services.navigation.current()} />
  );
}
