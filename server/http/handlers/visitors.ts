/** Handlers of visitors: delegations, registrations, codes and WeChat sign-in. */
import type { Services } from '../../domain';
import { channels } from '../../domain/visitors/channels';
import { withCaptchaSession, withSession } from '../context';
import type { HandlersOf } from '../contract';
import { fieldError } from '../envelope';

/** Delegations and their members. */
export const groupHandlers = (services: Services): HandlersOf<'group'> => ({
  groupAddCarNos: ({ body }, context) => services.groups.addCars(body, context),
  groupBatchSave: ({ body }, context) => services.groupMembers.saveAll(body, context),
  groupDeleteUser: ({ path }, context) => services.groupMembers.remove(path.id, context),
  groupExcelImport: ({ body }, context) => services.groupExcel.preview(body, context),
  groupExcelSave: ({ body }, context) => services.groupExcel.save(body, context),
  groupExcelTemplate: (_input, context) => services.groupExcel.template(context),
  groupExportQrCode: ({ query }, context) => services.groupQr.exportQrCodes(query.groupId, context),
  groupFindById: ({ path }, context) => services.groups.byId(path.id, context),
  groupFindByMobile: ({ path }, context) => services.groups.find(path, context),
  groupQrCode: ({ query }, context) => services.groupQr.getQrCode(query.visitGroupUserId, context),
  groupSaveUser: ({ body }, context) => services.groupMembers.save(body, context),
  groupUpdate: ({ body }, context) => services.groups.update(body, context),
  groupUpdateMaster: ({ path }, context) => services.groupMembers.setMaster(path.groupId, path.userId, context),
  groupUpdateUser: ({ body }, context) => services.groupMembers.change(body, context),
});

/** Registration through the older `me` channel. */
export const meHandlers = (services: Services): HandlersOf<'me'> => ({
  meFindByMobile: ({ path }, context) => services.lookup.findByMobile(path, ['me'], context),
  meInsert: ({ body }, context) => services.registration.insert(channels.me, body, context),
  meSendCode: ({ path }, context) =>
    services.verification.send({ kind: 'sms', to: path.mobile, purpose: 'me' }, withCaptchaSession(context)),
});

/** Captchas, text message codes and tickets. */
export const verifyHandlers = (services: Services): HandlersOf<'verify'> => ({
  verifyImageCode: (_input, context) => services.captcha.make(context),
  verifyCaptchaImage: (_input, context) => services.captcha.make(context),
  verifyCaptchaCheck: ({ body }, context) => services.captcha.check(body, context),
  verifyLoginUser: (_input, context) => services.tickets.loginUser(context),
  verifySmsCode: ({ body }, context) =>
    services.verification.send(
      { kind: 'sms', to: body.mobile, purpose: body.purpose ?? 'registration' },
      withSession(context),
    ),
  verifySmsSend: ({ path, query }, context) =>
    services.verification.send(
      { kind: 'sms', to: path.mobile, purpose: query.purpose ?? 'registration' },
      withCaptchaSession(context),
    ),
  verifySmsValidate: ({ path, query }, context) => {
    if (context.session === null) throw fieldError('verify.codeWrong', '/path/code');
    const { code, mobile } = path;
    const purpose = query.purpose ?? 'registration';
    return services.verification.check({ to: mobile, purpose, code, pointer: '/path/code' }, context);
  },
});

/** Chinese registrations and their partners. */
export const visitorHandlers = (services: Services): HandlersOf<'visitor'> => ({
  visitorBusinessCardScan: ({ body }, context) => services.cards.scan(body, context),
  visitorEnrollMeeting: ({ body }, context) => services.enrolments.enrolVisitor(body, context),
  visitorFindMeeting: ({ query }, context) => services.enrolments.forVisitor(query.registrationId, context),
  visitorAddPartners: ({ body }, context) => services.partners.add(body, context),
  visitorDeletePartner: ({ path }, context) => services.partners.remove(path.id, context),
  visitorExistMobile: ({ path }, context) => services.lookup.existsMobile(path.mobile, context),
  visitorFindByCardNo: ({ path }, context) => services.lookup.card(path.no, context),
  visitorFindByMobile: ({ path }, context) => services.lookup.findByMobile(path, ['find', 'registration'], context),
  visitorFindVisit: (_input, context) => services.lookup.findCurrent(context),
  visitorInsert: ({ body }, context) =>
    services.registration.insert(channels.zh, body, context, { redeemCode: body.redeemCode }),
  visitorLandingRegister: ({ body }, context) => services.landingVisitors.register(body, context),
  visitorPay: ({ path, body }, context) => services.registrationPayments.pay(path.id, body?.method, context),
  visitorPartners: ({ query }, context) => services.partners.list(query.registrationId, context),
  visitorRedeemCode: ({ path }, context) => services.redeem.reserve(path, context),
  visitorSubmitQuestion: ({ body }, context) => services.registration.submitQuestionnaire('zh', body, context),
  visitorUpdate: ({ body }, context) => services.registration.update('zh', body, context),
});

/** English registrations. */
export const visitorEnHandlers = (services: Services): HandlersOf<'visitorEn'> => ({
  visitorEnBoothReserve: ({ body }, context) => services.booths.reserveEn(body, context),
  visitorEnInsert: ({ body }, context) => services.registration.insert(channels.en, body, context),
  visitorEnUpdate: ({ body }, context) => services.registration.update('en', body, context),
  visitorEnSubmitQuestion: ({ body }, context) => services.registration.submitQuestionnaire('en', body, context),
  visitorEnAddPartner: ({ body }, context) => services.partners.addEn(body, context),
  visitorEnExistEmail: ({ body }, context) => services.lookup.existsEmail(body.email, context),
  visitorEnFindByEmail: ({ query }, context) => services.lookup.findByEmail(query.email, context),
});

/** WeCom. */
export const wecomHandlers = (services: Services): HandlersOf<'wecom'> => ({
  wecomQrCode: ({ query }, context) => services.wecom.qrCode(query.phone, context),
  wecomAdded: ({ query }, context) => services.wecom.hasAdded(query.phone, context),
});

/** WeChat sign-in. */
export const wxHandlers = (services: Services): HandlersOf<'wx'> => ({
  wxSignature: ({ body }) => services.wechat.signature(body.url),
  wxAuthorizationUrl: ({ body }, context) => services.wechat.authorizationUrl(body, context),
  wxLogin: ({ path, query }, context) =>
    services.wechat.signIn('account', { code: path.code, state: query.state, codePointer: '/path/code' }, context),
  wxScanLogin: ({ query: { code, state } }, context) =>
    services.wechat.signIn('website', { code, state, codePointer: '/query/code' }, context),
  wxMiniQrCode: ({ body }, context) => services.wechat.miniQrCode(body, context),
  wxItesPre: (_input, context) => services.prefill.earlierRegistration(context),
  wxCompanySearch: ({ query }, context) => services.prefill.searchCompanies(query.keyword, context),
  wxUrlLink: ({ body }, context) => services.wechat.urlLink(body, context),
});
