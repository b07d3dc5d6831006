/** All handlers of the API, a file a tag. An operation that is in none of them answers 501. */
import type { Handlers } from '../contract';
import type { Services } from '../../services';
import { basicHandlers } from './basic';
import { configHandlers } from './config';
import { logHandlers } from './log';
import { mediaHandlers } from './media';
import { ownHandlers } from './own';
import { visitorHandlers } from './visitor';
import { visitorEnHandlers } from './visitorEn';

export const makeHandlers = (services: Services): Handlers => ({
  ...basicHandlers(services),
  ...configHandlers(services),
  ...logHandlers(services),
  ...mediaHandlers(services),
  ...ownHandlers(services),
  ...visitorHandlers(services),
  ...visitorEnHandlers(services),
});

/** The operations that have a handler. No handler looks at its services before it is called. */
export const implementedOperations = (): string[] => Object.keys(makeHandlers({} as Services));
