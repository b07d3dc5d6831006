import type { Handlers } from '../contract';
import type { Services } from '../../services';

export const wecomHandlers = (services: Services) =>
  ({
    wecomQrCode: ({ query }, context) => services.wecom.qrCode(query.phone, context),
    wecomAdded: ({ query }, context) => services.wecom.added(query.phone, context),
  }) satisfies Handlers;
