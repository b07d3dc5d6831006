import type { Handlers } from '../contract';
import type { Services } from '../../services';

export const wxHandlers = (services: Services) =>
  ({
    wxSignature: ({ body }) => services.wechat.signature(body.url),
    wxAuthorizationUrl: ({ body }, context) => services.wechat.authorizationUrl(body, context),
    wxLogin: ({ path, query }, context) =>
      services.wechat.signIn('account', { code: path.code, state: query.state, codePointer: '/path/code' }, context),
    wxScanLogin: ({ query: { code, state } }, context) =>
      services.wechat.signIn('website', { code, state, codePointer: '/query/code' }, context),
    wxMiniQrCode: ({ body }, context) => services.wechat.miniQrCode(body, context),
    wxItesPre: (_input, context) => services.takeOver.earlier(context),
    wxCompanySearch: ({ query }, context) => services.takeOver.companies(query.keyword, context),
    wxUrlLink: ({ body }, context) => services.wechat.urlLink(body, context),
  }) satisfies Handlers;
