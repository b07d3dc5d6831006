import type { Handlers } from '../contract';
import { sessionOf } from '../context';
import type { Services } from '../../services';

export const landingHandlers = (services: Services) =>
  ({
    landingBoothReserve: ({ body }, context) => services.booths.apply(body, context),
    landingCaptcha: (_input, context) => services.captcha.picture(context),
    landingPhoneCode: ({ body: { phone, vCode } }, context) =>
      services.verification.send(
        { kind: 'sms', to: phone, purpose: 'landing' },
        { ...context, session: sessionOf(context) },
        () => services.captcha.spendLast(vCode, context, '/body/vCode'),
      ),
  }) satisfies Handlers;
