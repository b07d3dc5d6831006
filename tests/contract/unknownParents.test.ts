/**
 * Responses for a parent that does not exist. A required one is 404 with a reason; a filter leaves an empty list; ids
 * stored in browsers are omitted once they are deleted; an unknown form is 400 at its field.
 */
import { operationTable, type OperationId } from '../../server/http/contract';
import { makeChineseBody, newMobile } from '../support/factories';
import { ownedWorld, type OwnedWorld } from '../support/ownedWorld';
import { buildTestApp, errorOf, type TestApp, type TestVisitor } from '../support/testApp';
import { memberRow, upload, workbookOf } from '../support/workbooks';
import { operationOf, ids } from './contract';
import { parentsOf, requestOf, UNKNOWN_ID } from './parents';

type ContractResponse = `${404 | 400} ${string}` | 'nothing' | 'left out';

/** Callers: owners with tickets, a new visitor with a verified number and a solved captcha, the staff with a device. */
type Caller = 'anybody' | 'designer' | 'newcomer' | 'zh' | 'en' | 'leader' | 'guest' | 'staff';

/** Existing records: a person's, and those of the content. */
interface World extends OwnedWorld {
  /** On the same machine as the demo site. */
  designer: TestVisitor;
  newcomer: TestVisitor;
  newMobile: string;
  exhibitorId: string;
  newsId: string;
}

/**
 * An operation, the location of a parent's id in its request, the response, the caller, and values in addition to the
 * required ones.
 */
type Row = [
  id: OperationId,
  place: string,
  answer: ContractResponse,
  by?: Caller,
  known?: (world: World) => Record<string, unknown>,
];

const INVITATION = 'INV-8F3K2M';
const inGroup = ({ group }: World) => ({ groupId: group.id });
const ofChinese = ({ chinese }: World) => ({ registrationId: chinese.id });
const ofEnglish = ({ english }: World) => ({ registrationId: english.id });
const ofNews = ({ newsId }: World) => ({ id: newsId });
const standard = () => ({ standardBooths: 2 });
const byEmail = () => ({ email: 'anna.schmidt@example.com' });

const table: Row[] = [
  // Exhibitors, products, halls.
  ['exhibitorById', 'path/id', '404 record.notFound'],
  ['exhibitById', 'query/id', '404 record.notFound'],
  ['exhibitPage', 'body/exhibitorId', 'nothing'],
  ['exhibitPage', 'body/applicationIndustryIds', 'nothing'],
  ['exhibitorPage', 'body/provinceIds', 'nothing'],
  ['exhibitorPage', 'body/applicationIndustryIds', 'nothing'],
  ['exhibitorPage', 'body/halls', 'nothing'],
  ['configExhibitsByIndustry', 'query/applicationIndustryId', '404 record.notFound'],
  ['ownHallBooths', 'path/number', '404 record.notFound'],
  ['exhibitorCounsel', 'body/exhibitorId', '404 exhibitor.notFound', 'anybody', byEmail],
  [
    'exhibitorCounsel',
    'body/exhibitId',
    '404 exhibitor.notFound',
    'anybody',
    ({ exhibitorId }) => ({ ...byEmail(), exhibitorId }),
  ],
  ['exhibitorMyRegist', 'body/invitationCode', '404 invitation.notFound'],
  ['exhibitorRegist', 'body/invitationCode', '404 invitation.notFound'],
  ['ownFavourites', 'body/exhibitorIds', 'left out'],
  ['ownFavourites', 'body/exhibitIds', 'left out'],
  ['ownFavourites', 'body/meetingIds', 'left out'],
  ['ownFavouritesExport', 'body/exhibitorIds', 'left out'],
  ['ownFavouritesExport', 'body/exhibitIds', 'left out'],
  ['ownFavouritesExport', 'body/meetingIds', 'left out'],
  // News, videos, downloads, advertising, pages.
  ['mediaNews', 'path/id', '404 record.notFound'],
  ['mediaRecommendedNews', 'path/id', '404 record.notFound'],
  ['mediaPreviousNews', 'query/id', '404 record.notFound'],
  ['mediaNextNews', 'query/id', '404 record.notFound'],
  ['mediaPreviousNews', 'query/typeId', 'nothing', 'anybody', ofNews],
  ['mediaNextNews', 'query/typeId', 'nothing', 'anybody', ofNews],
  ['mediaExchangeMessage', 'query/newsId', '404 record.notFound', 'newcomer'],
  ['mediaVideo', 'path/id', '404 record.notFound'],
  ['mediaRecommendedVideos', 'path/id', '404 record.notFound'],
  ['mediaTypes', 'body/parentId', 'nothing'],
  ['mediaNewsPage', 'body/typeId', 'nothing'],
  ['mediaImages', 'body/typeId', 'nothing'],
  ['mediaVideos', 'body/typeId', 'nothing'],
  ['downloadTypes', 'path/id', '404 record.notFound'],
  ['downloadUrl', 'path/id', '404 download.notFound'],
  ['downloadLog', 'body/downloadId', '404 download.notFound'],
  ['downloadList', 'body/typeId', 'nothing'],
  ['advertByParent', 'path/id', '404 record.notFound'],
  ['advertDetails', 'path/id', '404 record.notFound'],
  ['advertTypes', 'body/parentId', 'nothing'],
  ['ownAdvertRequest', 'body/detailId', '404 advert.notFound'],
  ['ownAdvertCount', 'body/id', '404 record.notFound'],
  // A place is a position on a page and no record: without an advert it is empty.
  ['configAdvertDisplay', 'path/id', 'nothing'],
  ['topicHome', 'path/id', '404 record.notFound'],
  ['meetingTopicList', 'body/topicId', '404 record.notFound'],
  ['landingHome', 'path/type', '404 record.notFound'],
  ['landingHome', 'path/id', '404 record.notFound'],
  ['visitorLandingRegister', 'body/landingType', '404 landing.notFound'],
  ['visitorLandingRegister', 'body/landingId', '404 landing.notFound'],
  ['basicCitiesByParent', 'path/pid', '404 record.notFound'],
  ['basicAreasByParent', 'path/pid', '404 record.notFound'],
  // Meetings and enrolments.
  ['meetingById', 'path/id', '404 meeting.notFound'],
  ['meetingStatistics', 'path/id', '404 meeting.notFound'],
  ['ownMeetingCalendar', 'path/id', '404 meeting.notFound'],
  ['meetingTheme', 'path/id', '404 record.notFound'],
  ['meetingPage', 'body/themeId', 'nothing'],
  ['meetingPage', 'body/hall', 'nothing'],
  ['meetingDynamics', 'body/meetingId', 'nothing'],
  ['meetingDynamics', 'body/themeId', 'nothing'],
  ['meetingEnroll', 'body/meetingId', '404 meeting.notFound', 'guest'],
  ['meetingEnrollBatch', 'body/meetingIds', '404 meeting.notFound', 'guest'],
  ['meetingEnrollByMobile', 'body/meetingId', '404 meeting.notFound'],
  ['meetingCharged', 'body/meetingId', 'nothing', 'guest'],
  ['meetingPay', 'body/enrolmentId', '404 enrolment.notFound', 'guest'],
  ['ownPaymentState', 'path/id', '404 payment.notFound', 'guest'],
  ['ownCancelEnrolment', 'path/id', '404 enrolment.notFound', 'guest'],
  ['meetingSign', 'path/id', '404 enrolment.notFound', 'staff'],
  ['ownStaffSign', 'body/meetingId', '404 meeting.notFound', 'staff'],
  ['meetingEnrollNoStatus', 'body/meetingId', '404 meeting.notFound', 'staff'],
  ['meetingEnrollsOf', 'query/meetingId', '404 meeting.notFound', 'staff'],
  // Registrations.
  ['visitorUpdate', 'body/id', '404 visitor.notFound', 'zh'],
  ['visitorEnUpdate', 'body/id', '404 visitor.notFound', 'en'],
  ['visitorSubmitQuestion', 'body/registrationId', '404 visitor.notFound', 'zh'],
  ['visitorEnSubmitQuestion', 'body/registrationId', '404 visitor.notFound', 'en'],
  ['visitorPartners', 'query/registrationId', '404 visitor.notFound', 'zh'],
  ['visitorAddPartners', 'body/registrationId', '404 visitor.notFound', 'zh'],
  ['visitorEnAddPartner', 'body/registrationId', '404 visitor.notFound', 'en'],
  ['visitorDeletePartner', 'path/id', '404 partner.notFound', 'zh'],
  ['visitorFindMeeting', 'query/registrationId', '404 visitor.notFound', 'zh'],
  ['visitorEnrollMeeting', 'body/registrationId', '404 visitor.notFound', 'zh'],
  ['visitorEnrollMeeting', 'body/meetingIds', '404 meeting.notFound', 'zh', ofChinese],
  ['visitorPay', 'path/id', '404 visitor.notFound', 'zh'],
  ['visitorFindByCardNo', 'path/no', '404 visitor.notFound', 'staff'],
  ['visitorInsert', 'body/redeemCode', '404 redeem.unknown', 'newcomer', (ids) => makeChineseBody(ids.newMobile)],
  ['visitorRedeemCode', 'path/code', '404 redeem.unknown', 'zh', ({ mobile }) => ({ mobile })],
  ['ownRegistrationCalendar', 'path/id', '404 visitor.notFound'],
  ['ownRegistrationBadge', 'path/id', '404 visitor.notFound', 'zh'],
  ['ownResendRegistration', 'path/id', '404 visitor.notFound', 'zh'],
  ['ownMakeBadgeLink', 'path/id', '404 visitor.notFound', 'zh'],
  ['ownEndBadgeLinks', 'path/id', '404 visitor.notFound', 'zh'],
  ['ownCancelRegistration', 'path/id', '404 visitor.notFound', 'zh'],
  // Links in messages.
  ['ownBadgeLink', 'path/token', '404 link.notFound'],
  ['ownInvitation', 'path/token', '404 link.notFound'],
  ['ownOpenChangeLink', 'body/token', '404 link.notFound'],
  ['ownConfirmSubscription', 'body/token', '404 link.notFound'],
  ['ownUnsubscribe', 'body/token', '404 link.notFound'],
  ['ownUnsubscribeOneClick', 'path/token', '404 link.notFound'],
  // Delegations.
  ['groupFindById', 'path/id', '404 group.notFound', 'leader'],
  ['groupUpdate', 'body/id', '404 group.notFound', 'leader'],
  ['groupSaveUser', 'body/groupId', '404 group.notFound', 'leader'],
  ['groupUpdateUser', 'body/id', '404 group.userNotFound', 'leader'],
  ['groupDeleteUser', 'path/id', '404 group.userNotFound', 'leader'],
  ['groupUpdateMaster', 'path/groupId', '404 group.notFound', 'leader'],
  ['groupUpdateMaster', 'path/userId', '404 group.userNotFound', 'leader', inGroup],
  ['groupBatchSave', 'body/groupId', '404 group.notFound', 'leader'],
  ['groupExcelSave', 'body/groupId', '404 group.notFound', 'leader'],
  ['groupExcelSave', 'body/importId', '404 excel.previewNotFound', 'leader', inGroup],
  ['groupAddCarNos', 'body/groupId', '404 group.notFound', 'leader'],
  ['groupExportQrCode', 'query/groupId', '404 group.notFound', 'leader'],
  ['groupQrCode', 'query/visitGroupUserId', '404 group.userNotFound', 'leader'],
  // Forms.
  ['ownFormCurrent', 'path/formId', '404 record.notFound'],
  ['ownSubmitForm', 'path/formId', '404 record.notFound', 'newcomer'],
  ['ownRemoveUpload', 'path/formId', '404 upload.notFound'],
  ['ownRemoveUpload', 'path/id', '404 upload.notFound'],
  ['ownFormVersion', 'path/formId', '404 record.notFound'],
  ['ownFormDraft', 'path/formId', 'nothing', 'designer'],
  ['ownCountFormProgress', 'path/formId', '404 record.notFound'],
  ['ownFormStats', 'path/formId', 'nothing', 'designer'],
  ['ownDiscardFormDraft', 'path/formId', '404 record.notFound', 'designer'],
  ['ownLockFormDraft', 'path/formId', '404 record.notFound', 'designer'],
  ['ownReviewFormDraft', 'path/formId', '404 record.notFound', 'designer'],
  ['ownFormDraftRevisions', 'path/formId', 'nothing', 'designer'],
  ['ownFormDraftRevision', 'path/formId', '404 record.notFound', 'designer'],
  ['ownFormCases', 'path/formId', '404 form.designerUnknown'],
  ['ownReplayForm', 'path/formId', '404 form.designerUnknown'],
  ['ownFormPreview', 'path/id', '404 record.notFound'],
  ['ownJudgeFormPreview', 'path/id', '404 record.notFound'],
  ['visitorInsert', 'body/formId', '400 form.versionUnknown'],
  ['visitorUpdate', 'body/formId', '400 form.versionUnknown', 'zh', ({ chinese }) => ({ id: chinese.id })],
  ['visitorSubmitQuestion', 'body/formId', '400 form.versionUnknown', 'zh', ofChinese],
  ['visitorLandingRegister', 'body/formId', '400 form.versionUnknown'],
  ['visitorEnInsert', 'body/formId', '400 form.versionUnknown'],
  ['visitorEnUpdate', 'body/formId', '400 form.versionUnknown', 'en', ({ english }) => ({ id: english.id })],
  ['visitorEnSubmitQuestion', 'body/formId', '400 form.versionUnknown', 'en', ofEnglish],
  ['visitorEnBoothReserve', 'body/formId', '400 form.versionUnknown', 'anybody', standard],
  ['exhibitorBoothReserve', 'body/formId', '400 form.versionUnknown', 'anybody', standard],
  ['exhibitorRegist', 'body/formId', '400 form.versionUnknown', 'anybody', () => ({ invitationCode: INVITATION })],
  ['meInsert', 'body/formId', '400 form.versionUnknown'],
  [
    'meetingEnroll',
    'body/formId',
    '400 form.versionUnknown',
    'guest',
    (w) => ({ meetingId: w.freeMeeting, mobile: w.guestMobile }),
  ],
  [
    'meetingEnrollBatch',
    'body/formId',
    '400 form.versionUnknown',
    'guest',
    (w) => ({ meetingIds: [w.freeMeeting], mobile: w.guestMobile }),
  ],
  ['ownMediaCard', 'body/formId', '400 form.versionUnknown'],
  ['ownVisaLetter', 'body/formId', '400 form.versionUnknown'],
  // A captcha is used or expired, and a guess does not reveal which.
  ['verifyCaptchaCheck', 'body/captchaId', '400 captcha.expired'],
  ['ownCaptchaAudio', 'path/id', '404 record.notFound'],
];

/** The contract has no example for an upload: these have their own tests, below and in tests/api/formUploads. */
const uploads = ['groupExcelImport body/groupId', 'ownUploadFile path/formId'];

/** Regions are choices of a form's fields, validated like other fields; a designer may create a form with a new id. */
const isNotParent = (id: OperationId, location: string) =>
  /^body\/(province|city|area)Id$/.test(location) ||
  (operationTable[id].tag === 'own' && /^own(CreateForm|PublishForm|SaveForm)/.test(id));

let site: TestApp;
let world: World;
let device: string;
beforeAll(async () => {
  site = await buildTestApp();
  const newcomer = site.visitor({ locale: 'zh-cn' });
  const mobile = newMobile();
  await newcomer.verifyMobile(mobile);
  await newcomer.solveCaptcha();
  const { db } = site.database;
  const [{ id: exhibitorId }] = await recordsOf('exhibitorPage');
  const [, { id: newsId }] = await recordsOf('mediaNewsPage');
  const designer = site.visitor({ clientIp: '127.0.0.1' });
  world = { ...(await ownedWorld(site)), designer, newcomer, newMobile: mobile, exhibitorId, newsId };
  await db
    .insertInto('invitation')
    .values({
      code: INVITATION,
      valid_until: '2026-04-03T15:00:00+08:00',
      edition: 27,
      exhibitor_id: null,
      exhibitor_name: JSON.stringify({ en: 'Example Machine Tools' }),
      booths: '[]',
    })
    .execute();
  device = (await site.app.services.staff.issue({ name: 'Door', meetings: [], days: 60 })).token;
});
afterAll(() => site.close());

/** The first two records of a list. */
async function recordsOf(id: 'exhibitorPage' | 'mediaNewsPage') {
  const { data } = await site.visitor().request(id, { body: { current: 1, size: 2 } });
  return (data as { records: [{ id: string }, { id: string }] }).records;
}

/** The status and reason of an error; for a success, whether the response is empty. */
async function responseOf(
  [id, location, , caller = 'anybody', overrides = () => ({})]: Row,
  isNamed = true,
): Promise<string> {
  const visitor = caller === 'anybody' || caller === 'staff' ? site.visitor() : world[caller];
  const request = requestOf(id, overrides(world), isNamed ? location : undefined);
  const response = await visitor.requestRaw(id, request, caller === 'staff' ? { 'x-staff-device': device } : {});
  // An empty table has its head only.
  if (String(response.headers['content-type']).startsWith('text/csv'))
    return response.body.trim().includes('\n') ? 'something' : 'nothing';
  const { code, reason } = errorOf(response.json()) as { code: number; reason: string };
  if (code !== 200) return `${code} ${reason}`;
  const { data } = response.json<{ data: { records?: unknown[] } | unknown[] | null }>();
  const lists = Array.isArray(data) ? data : (data?.records ?? Object.values(data ?? {}));
  return lists.flat().length > 0 ? 'something' : 'nothing';
}

test('covers every property of the contract that references a parent', () => {
  const places = ids.flatMap((id) =>
    parentsOf(id)
      .filter((location) => !isNotParent(id, location))
      .map((location) => `${id} ${location}`),
  );
  expect([...table.map(([id, location]) => `${id} ${location}`), ...uploads].sort()).toEqual(places.sort());
});

test('the contract declares every response of the table', () => {
  const undeclared = table.filter(([id, , response]) => {
    const [status = '', reason = ''] = response.split(' ');
    const { responses, 'x-reasons': reasons } = operationOf(id);
    const isDeclared = reason === 'record.notFound' || reasons?.[status]?.includes(reason);
    return /^\d/.test(response) && !(status in responses && isDeclared);
  });
  expect(undeclared).toEqual([]);
});

test.each(table)('%s with an unknown %s: %s', async (...row) => {
  expect(await responseOf(row)).toBe(row[2].replace('left out', 'nothing'));
});

test.each(table.filter(([, location, response]) => response === 'nothing' && !location.startsWith('path/')))(
  '%s returns results without %s',
  async (...row) => {
    expect(await responseOf(row, false)).toBe('something');
  },
);

test('a workbook for an unknown delegation returns 404 group.notFound', async () => {
  const file = { name: 'members.xlsx', bytes: workbookOf([memberRow()]) };
  const response = await upload(world.leader, 'groupExcelImport', { groupId: UNKNOWN_ID }, file);
  expect(errorOf(response)).toEqual({ code: 404, reason: 'group.notFound' });
});
