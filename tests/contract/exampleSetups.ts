/** The setup that each example of the contract needs to succeed. */
import type { OperationId } from '../../server/http/contract';
import type { ProofOfWork } from '../../src/rules/proofOfWork';
import { filesField, nextText, pagePath, publishPage } from '../support/designer';
import { photoWithPlace, referenceOf, sendFile } from '../support/uploads';
import { registerConfirmedInChinese, newEmail, newIdCard, newMobile } from '../support/factories';
import type { CodePurpose } from '../support/testApp';
import { memberRow, upload, workbookOf } from '../support/workbooks';
import { exampleOf } from './contract';
import {
  asNewMember,
  atMeeting,
  withCodeFor,
  designer,
  drafted,
  invited,
  listed,
  mailed,
  owned,
  PAGE,
  previewed,
  verifiedFor,
  signedIn,
  captchaSolver,
  staff,
  subscribed,
  tokenOf,
  withData,
  withSolved,
  type ExampleWorld,
  type Setup,
} from './exampleSenders';

const inGroup = ({ group }: ExampleWorld) => ({ groupId: group.id });
const ofGroup = ({ group }: ExampleWorld) => ({ id: group.id });
const ofMember = ({ group }: ExampleWorld) => ({ id: group.users[2]?.id });
const ofZh = ({ chinese }: ExampleWorld) => ({ registrationId: chinese.id });
const byZh = ({ chinese }: ExampleWorld) => ({ id: chinese.id });
const ofEn = ({ english }: ExampleWorld) => ({ registrationId: english.id });
const inMeeting = ({ freeMeeting }: ExampleWorld) => ({ meetingId: freeMeeting });
const byMeeting: Setup = ({ site, freeMeeting }) => ({ client: site.visitor(), overrides: { id: freeMeeting } });
const newcomer = (purpose: CodePurpose): Setup => verifiedFor(purpose, { documentNumber: newIdCard() });

/** A form with a page and a field for files, published once. */
async function withPage({ site }: ExampleWorld): Promise<void> {
  const versions = await site.app.services.publishedForms.versions(pagePath.formId);
  if (versions.length === 0) await publishPage(site, { receiptTo: 'email' }, { properties: { photo: filesField() } });
}

/** Operations whose examples anyone can send unchanged are not listed. */
export const setups: Partial<Record<OperationId, Setup>> = {
  downloadUrl: listed('downloadList', { body: { audience: 'visitor' } }),
  downloadLog: listed('downloadList', { body: { audience: 'visitor' } }, ({ id }) => ({ downloadId: id })),
  exhibitById: listed('exhibitPage'),
  exhibitorById: listed('exhibitorPage'),
  exhibitorCounsel: withSolved(listed('exhibitPage', PAGE, ({ id, exhibitorId }) => ({ exhibitId: id, exhibitorId }))),
  mediaExchangeMessage: withSolved(listed('mediaNewsPage', PAGE, ({ id }) => ({ newsId: id }))),
  mediaNews: listed('mediaNewsPage'),
  mediaNextNews: listed('mediaNewsPage'),
  mediaPreviousNews: listed('mediaNewsPage'),
  mediaRecommendedNews: listed('mediaNewsPage'),
  mediaVideo: listed('mediaVideos'),
  mediaRecommendedVideos: listed('mediaVideos'),
  meetingTheme: listed('meetingThemes', { body: {} }),
  ownAdvertCount: listed('configAdvertDisplay', { path: { id: 'media-top' } }),
  ownAdvertRequest: withSolved(listed('advertDetails', { path: { id: 'flags' } }, ({ id }) => ({ detailId: id }))),
  meetingById: byMeeting,
  meetingStatistics: byMeeting,
  ownMeetingCalendar: byMeeting,

  exhibitorBoothReserve: captchaSolver,
  visitorEnBoothReserve: captchaSolver,
  ownMediaCard: captchaSolver,
  ownSendChangeLink: captchaSolver,
  ownSendEmailCode: (world) => captchaSolver(world, { email: newEmail() }),
  exhibitorSmsCodeValid: (world) => captchaSolver(world, { mobile: newMobile() }),
  meSendCode: (world) => captchaSolver(world, { mobile: newMobile() }),
  verifySmsCode: (world) => captchaSolver(world, { mobile: newMobile() }),
  verifySmsSend: (world) => captchaSolver(world, { mobile: newMobile() }),
  verifyCaptchaCheck: async ({ site }) => {
    const client = site.visitor();
    const { captchaId } = (await client.request('verifyCaptchaImage')).data as { captchaId: string };
    return { client, overrides: { captchaId, ...(await client.captchaSolution(captchaId)) } };
  },
  ownCaptchaAudio: async ({ site }) => {
    const client = site.visitor();
    const { captchaId } = (await client.request('verifyCaptchaImage')).data as { captchaId: string };
    return { client, overrides: { id: captchaId } };
  },
  landingPhoneCode: async ({ site }) => {
    const client = site.visitor({ locale: 'zh-cn' });
    await client.requestRaw('landingCaptcha');
    const { work: prefix } = (await client.request('ownCaptchaWork')).data as { work: ProofOfWork };
    const { code: vCode, work } = await client.captchaSolution(prefix.prefix);
    return { client, overrides: { phone: newMobile(), vCode, work } };
  },
  landingBoothReserve: async (world) => {
    const { client, overrides = {} } = await withCodeFor('landing')(world);
    return { client, overrides: { phone: overrides['mobile'], smsCode: overrides['code'] } };
  },
  verifySmsValidate: withCodeFor('registration'),
  ownCheckEmailCode: async (world) => {
    const email = newEmail();
    const { client } = await captchaSolver(world);
    await client.request('ownSendEmailCode', { body: { email, purpose: 'registration' } });
    return { client, overrides: { email, code: await client.codeFor(email) } };
  },
  groupFindByMobile: withCodeFor('group'),
  meFindByMobile: withCodeFor('me'),
  visitorFindByMobile: withCodeFor('find'),
  meetingEnrollByMobile: async (world) => {
    const { client, overrides = {} } = await withCodeFor('meeting', inMeeting)(world);
    return { client, overrides: { ...overrides, smsCode: overrides['code'] } };
  },

  exhibitorParkQrCode: async ({ site }) => {
    const client = site.visitor({ locale: 'zh-cn' });
    const mobile = newMobile();
    await registerConfirmedInChinese(client, mobile);
    return { client, overrides: { mobile } };
  },
  visitorRedeemCode: verifiedFor('registration'),
  visitorInsert: newcomer('registration'),
  meInsert: newcomer('me'),
  exhibitorRegist: newcomer('invitation'),
  visitorLandingRegister: newcomer('landing'),
  visitorEnInsert: mailed('registration'),
  ownVisaLetter: mailed('visaLetter'),
  meetingEnroll: (world) => verifiedFor('meeting', inMeeting(world))(world),
  meetingEnrollBatch: (world) => verifiedFor('meeting', { meetingIds: [world.freeMeeting] })(world),

  groupAddCarNos: owned('leader', inGroup),
  groupSaveUser: asNewMember(inGroup),
  groupBatchSave: asNewMember(inGroup),
  groupUpdateUser: asNewMember(ofMember),
  groupExcelSave: async (world) => {
    const file = { name: 'members.xlsx', bytes: workbookOf([memberRow()]) };
    const { data } = await upload(world.leader, 'groupExcelImport', inGroup(world), file);
    return {
      client: world.leader,
      overrides: { ...inGroup(world), importId: (data as { importId: string }).importId },
    };
  },
  groupExportQrCode: owned('leader', inGroup),
  groupFindById: owned('leader', ofGroup),
  groupQrCode: owned('leader', ({ group }) => ({ visitGroupUserId: group.users[0]?.id })),
  groupUpdate: owned('leader', ofGroup),
  groupUpdateMaster: owned('leader', ({ group }) => ({ groupId: group.id, userId: group.users[1]?.id })),
  groupDeleteUser: owned('leader', ({ group }) => ({ id: group.users[4]?.id })),

  verifyLoginUser: owned('zh'),
  visitorUpdate: owned('zh', (world) => ({ ...byZh(world), mobile: world.mobile, documentNumber: newIdCard() })),
  visitorSubmitQuestion: owned('zh', ofZh),
  visitorAddPartners: owned('zh', ofZh),
  visitorPartners: owned('zh', ofZh),
  visitorDeletePartner: owned('zh', ({ partnerId }) => ({ id: partnerId })),
  visitorFindMeeting: owned('zh', ofZh),
  visitorEnrollMeeting: owned('zh', (world) => ({ ...ofZh(world), meetingIds: [world.freeMeeting] })),
  visitorEnUpdate: owned('en', ({ english, email }) => ({ id: english.id, email })),
  visitorEnSubmitQuestion: owned('en', ofEn),
  visitorEnAddPartner: owned('en', ofEn),
  wecomQrCode: owned('zh', ({ mobile }) => ({ phone: mobile })),
  ownRegistrationBadge: owned('zh', byZh),
  ownRegistrationCalendar: owned('zh', byZh),
  ownResendRegistration: owned('zh', byZh),
  ownMakeBadgeLink: owned('zh', byZh),
  ownEndBadgeLinks: owned('zh', byZh),
  ownBadgeLink: async ({ zh, chinese }) => {
    const { data } = await zh.request('ownMakeBadgeLink', { path: { id: chinese.id } });
    return { client: zh, overrides: { token: (data as { path: string }).path.split('/').at(-1) } };
  },
  ownCancelRegistration: async ({ site }) => {
    const client = site.visitor({ locale: 'zh-cn' });
    return { client, overrides: { id: (await registerConfirmedInChinese(client)).id } };
  },
  ownOpenChangeLink: async ({ site, email }) => {
    const client = site.visitor();
    await client.solveCaptcha();
    await client.request('ownSendChangeLink', { body: { email } });
    return { client, overrides: { token: await tokenOf(client, email, /change=([\w-]{43})/) } };
  },
  ownConfirmSubscription: subscribed,
  ownUnsubscribe: subscribed,
  ownUnsubscribeOneClick: subscribed,
  ownInvitation: invited(/[?&]invited=([\w-]{22})/, 'token'),
  ownOptOut: invited(/\/stop\/(\w{13})/, 'code'),
  ownForms: designer,
  ownCreateFormPreview: designer,
  // A complete form is longer than an example; its version must be unused.
  ownPublishForm: async (world) => ({
    ...(await designer(world)),
    overrides: { formId: 'group', document: await nextText(world.site, 'group', () => undefined) },
  }),
  ownFormStats: designer,
  ownFormDraft: drafted(),
  ownFormDraftRevisions: drafted(),
  ownFormDraftRevision: drafted((revision) => ({ revision })),
  ownSaveFormDraft: drafted((revision) => ({ revision })),
  ownDiscardFormDraft: drafted((revision) => ({ revision })),
  ownLockFormDraft: drafted(),
  ownReviewFormDraft: drafted((revision) => ({ revision })),
  ownFormCases: designer,
  ownReplayForm: async (world) => ({
    ...(await designer(world)),
    overrides: { document: await nextText(world.site, 'visitor-en', () => undefined) },
  }),
  ownSubmitForm: async (world) => {
    await withPage(world);
    return captchaSolver(world, pagePath);
  },
  ownRemoveUpload: async (world) => {
    await withPage(world);
    const client = world.site.visitor();
    const { id } = referenceOf(await sendFile(client, await photoWithPlace()));
    return { client, overrides: { ...pagePath, id } };
  },
  ownFormPreview: previewed,
  ownJudgeFormPreview: previewed,
  ownMyData: withData,
  ownEraseMyData: withData,
  ownSubmissionState: async (world) => {
    const { client } = await captchaSolver(world);
    const body = { ...(exampleOf('exhibitorBoothReserve') as object), mobile: newMobile() };
    const { data } = await client.request('exhibitorBoothReserve', { body });
    return { client, overrides: { number: (data as { number: string }).number, contact: 'wang@example.com' } };
  },

  ownCancelEnrolment: owned('guest', ({ due }) => ({ id: due.id })),
  ownPaymentState: owned('guest', ({ orderId }) => ({ id: orderId })),
  visitorFindByCardNo: staff(({ chinese }) => ({ no: chinese.number })),
  meetingEnrollNoStatus: staff(inMeeting),
  meetingEnrollsOf: staff(inMeeting),
  meetingSign: atMeeting(({ free }) => ({ id: free.id })),
  ownStaffDevice: staff(),
  ownStaffSign: atMeeting((world) => ({ ...inMeeting(world), qrContent: world.free.qrContent })),

  logTrack: ({ site }) => ({ client: site.visitor(), overrides: { bhvDatetime: site.clock.now().toISOString() } }),
  wxSignature: ({ site }) => ({ client: site.visitor(), overrides: { url: 'http://127.0.0.1:8080/zh-cn/news' } }),
  wxLogin: signedIn({ phone: true }),
  wxScanLogin: signedIn({ phone: false }),
};
