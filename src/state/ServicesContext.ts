import { createContext, use } from 'react';
import type { Services } from './services';

/**
 * The services for components that need them directly, such as timers and downloads. Store code gets them through
 * thunks.
 */
export const ServicesContext = createContext<Services | null>(null);

export function useServices(): Services {
  const services = use(ServicesContext);
  if (!services) throw new Error('There are no services around this component.');
  return services;
}
