import type { Handlers } from '../contract';
import { sessionOf, type RequestContext } from '../context';
import { DomainError, fieldError } from '../envelope';
import type { Services } from '../../services';

/** A GET has no session before the captcha made one. */
const solvedIn = (context: RequestContext): RequestContext & { session: string } => {
  if (context.session === null) throw new DomainError('captcha.required');
  return { ...context, session: context.session };
};

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
        solvedIn(context),
      ),
    verifySmsValidate: ({ path, query }, context) => {
      if (context.session === null) throw fieldError('verify.codeWrong', '/path/code');
      const { code, mobile } = path;
      const purpose = query.purpose ?? 'registration';
      return services.verification.check({ to: mobile, purpose, code, pointer: '/path/code' }, context.session);
    },
  }) satisfies Handlers;
