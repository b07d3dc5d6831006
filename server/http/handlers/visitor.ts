import type { Handlers } from '../contract';
import type { Services } from '../../services';

export const visitorHandlers = (services: Services) =>
  ({
    visitorEnrollMeeting: ({ body }, context) => services.enrolments.enrolVisitor(body, context),
    visitorFindMeeting: ({ query }, context) => services.enrolments.forVisitor(query.registrationId, context),
    visitorFindVisit: (_input, context) => services.registration.mine(context),
  }) satisfies Handlers;
