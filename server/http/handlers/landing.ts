import type { Handlers } from '../contract';
import { sessionOf } from '../context';
import type { Services } from '../../services';

export const landingHandlers = (services: Services) =>
  ({
    landingBoothReserve: ({ body }, context) => services.booths.apply(body, context),
    landingHome: ({ path }, { locale }) => services.pages.landing(path.type, path.id, locale),
    landingNews: ({ body }, { locale }) => services.news.page(body, locale),
    landingCaptcha: (_input, context) => services.captcha.picture(context),
    landingPhoneCode: ({ body: { phone, vCode, work } }, context) =>
      services.verification.send(
        { kind: 'sms', to: phone, purpose: 'landing' },
        { ...context, session: sessionOf(context) },
        () => services.verification.payByLast({ code: vCode, work, pointer: '/body/vCode' }, context),
      ),
  }) satisfies Handlers;
