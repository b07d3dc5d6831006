/** All handlers of the API, one factory per tag of the contract. */
import type { Services } from '../../domain';
import type { AllHandlers } from '../contract';
import {
  advertHandlers,
  basicHandlers,
  configHandlers,
  downloadHandlers,
  landingHandlers,
  logHandlers,
  mediaHandlers,
  supportHandlers,
  topicHandlers,
} from './content';
import { exhibitHandlers, exhibitorHandlers, meetingHandlers } from './exhibition';
import { ownHandlers } from './own';
import {
  groupHandlers,
  meHandlers,
  verifyHandlers,
  visitorEnHandlers,
  visitorHandlers,
  wecomHandlers,
  wxHandlers,
} from './visitors';

/** The handler of each operation. Factories must not access `services` before a handler is called. */
export const makeHandlers = (services: Services): AllHandlers => ({
  ...advertHandlers(services),
  ...basicHandlers(services),
  ...configHandlers(services),
  ...downloadHandlers(services),
  ...exhibitHandlers(services),
  ...exhibitorHandlers(services),
  ...groupHandlers(services),
  ...landingHandlers(services),
  ...logHandlers(services),
  ...meHandlers(services),
  ...mediaHandlers(services),
  ...meetingHandlers(services),
  ...ownHandlers(services),
  ...supportHandlers(services),
  ...topicHandlers(services),
  ...verifyHandlers(services),
  ...visitorHandlers(services),
  ...visitorEnHandlers(services),
  ...wecomHandlers(services),
  ...wxHandlers(services),
});

/** The ids of operations that have a handler. */
export const implementedOperations = (): string[] => Object.keys(makeHandlers({} as Services));
