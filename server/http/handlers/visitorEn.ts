import type { Handlers } from '../contract';
import type { Services } from '../../services';

export const visitorEnHandlers = (services: Services) =>
  ({
    visitorEnInsert: ({ body }, context) => services.registration.insert(body, context),
    visitorEnUpdate: ({ body }, context) => services.registration.update(body, context),
    visitorEnSubmitQuestion: ({ body }, context) => services.registration.submitQuestionnaire(body, context),
    visitorEnAddPartner: ({ body }, context) => services.registration.addPartners(body, context),
    visitorEnExistEmail: ({ body }, context) => services.registration.existsEmail(body.email, context),
    visitorEnFindByEmail: ({ query }, context) => services.registration.findByEmail(query.email, context),
  }) satisfies Handlers;
