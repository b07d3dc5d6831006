/** All handlers of the API, a file a tag. An operation that is in none of them answers 501. */
import type { Handlers } from '../contract';
import type { Services } from '../../services';
import { advertHandlers } from './advert';
import { basicHandlers } from './basic';
import { configHandlers } from './config';
import { downloadHandlers } from './download';
import { exhibitHandlers } from './exhibit';
import { exhibitorHandlers } from './exhibitor';
import { groupHandlers } from './group';
import { landingHandlers } from './landing';
import { logHandlers } from './log';
import { meHandlers } from './me';
import { mediaHandlers } from './media';
import { meetingHandlers } from './meeting';
import { ownHandlers } from './own';
import { supportHandlers } from './support';
import { topicHandlers } from './topic';
import { verifyHandlers } from './verify';
import { visitorHandlers } from './visitor';
import { visitorEnHandlers } from './visitorEn';
import { wecomHandlers } from './wecom';
import { wxHandlers } from './wx';

export const makeHandlers = (services: Services): Handlers => ({
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

/** The operations that have a handler. No handler looks at its services before it is called. */
export const implementedOperations = (): string[] => Object.keys(makeHandlers({} as Services));
