import type { Handlers } from '../contract';
import { solvedSessionOf } from '../context';
import type { Services } from '../../services';
import { channels } from '../../services/visitors/channels';

export const meHandlers = (services: Services) =>
  ({
    meFindByMobile: ({ path }, context) => services.lookup.findByMobile(path, ['me'], context),
    meInsert: ({ body }, context) => services.registration.insert(channels.me, body, context),
    meSendCode: ({ path }, context) =>
      services.verification.send({ kind: 'sms', to: path.mobile, purpose: 'me' }, solvedSessionOf(context)),
  }) satisfies Handlers;
