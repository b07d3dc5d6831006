import { createContext, use } from 'react';
import type { Services } from './services';

/** The world for components that need it directly: timers and downloads. What the store does gets it by its thunks. */
export const ServicesContext = createContext<Services | null>(null);

export function useServices(): Services {
  const services = use(ServicesContext);
  if (!services) throw new Error('There are no services around this component.');
  return services;
}
