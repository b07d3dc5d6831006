import type { Handlers } from '../contract';
import type { Services } from '../../services';
import { channels } from '../../services/visitors/channels';

export const visitorEnHandlers = (services: Services) =>
  ({
    visitorEnBoothReserve: ({ body }, context) => services.booths.reserveEn(body, context),
    visitorEnInsert: ({ body }, context) => services.registration.insert(channels.en, body, context),
    visitorEnUpdate: ({ body }, context) => services.registration.update('en', body, context),
    visitorEnSubmitQuestion: ({ body }, context) => services.registration.submitQuestionnaire('en', body, context),
    visitorEnAddPartner: ({ body }, context) => services.partners.addEn(body, context),
    visitorEnExistEmail: ({ body }, context) => services.lookup.existsEmail(body.email, context),
    visitorEnFindByEmail: ({ query }, context) => services.lookup.findByEmail(query.email, context),
  }) satisfies Handlers;
