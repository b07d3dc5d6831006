import type { Handlers } from '../contract';
import { sessionOf, solvedSessionOf } from '../context';
import { fieldError } from '../envelope';
import type { Services } from '../../services';

export const verifyHandlers = (services: Services) =>
  ({
    verifyImageCode: (_input, context) => services.captcha.make(context),
    verifyCaptchaImage: (_input, context) => services.captcha.make(context),
    verifyCaptchaCheck: ({ body }, context) => services.captcha.check(body, context),
    verifyLoginUser: (_input, context) => services.tickets.loginUser(context),
    verifySmsCode: ({ body }, context) =>
      services.verification.send(
        { kind: 'sms', to: body.mobile, purpose: body.purpose ?? 'registration' },
        { ...context, session: sessionOf(context) },
      ),
    verifySmsSend: ({ path, query }, context) =>
      services.verification.send(
        { kind: 'sms', to: path.mobile, purpose: query.purpose ?? 'registration' },
        solvedSessionOf(context),
      ),
    verifySmsValidate: ({ path, query }, context) => {
      if (context.session === null) throw fieldError('verify.codeWrong', '/path/code');
      const { code, mobile } = path;
      const purpose = query.purpose ?? 'registration';
      return services.verification.check({ to: mobile, purpose, code, pointer: '/path/code' }, context);
    },
  }) satisfies Handlers;
