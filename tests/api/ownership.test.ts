/**
 * The ownership matrix (security.md): every operation with a ticket or device, called for one person's records by the
 * owner, by another person, without a ticket, and by the staff. Callers without access learn nothing and change
 * nothing.
 */
import { operationTable, type OperationId } from '../../server/http/contract';
import { implementedOperations } from '../../server/http/handlers';
import { operationOf, ids } from '../contract/contract';
import {
  makeChineseBody,
  makeChineseQuestionnaireBody,
  makeMemberBody,
  newMobile,
  makeQuestionnaireBody,
  makeRegistrationBody,
} from '../support/factories';
import { ownedWorld, type OwnedWorld } from '../support/ownedWorld';
import { buildTestApp, type TestApp, type TestVisitor } from '../support/testApp';
import { memberRow, upload, workbookOf } from '../support/workbooks';
import { drainWrites, recordWrites } from '../support/writes';

interface RequestParts {
  path?: Record<string, string>;
  query?: Record<string, string>;
  body?: object;
}

/** The owner's ticket; the request; the status for owner, another person, nobody and the staff's device. */
type Row = [
  id: OperationId,
  by: 'zh' | 'en' | 'leader' | 'guest',
  ask: (world: OwnedWorld) => RequestParts,
  expected: { owner: number; other: number; nobody: number; staff?: number },
];

const ownerOnly = { owner: 200, other: 404, nobody: 403 };
const ownerOnlyHidden = { owner: 200, other: 404, nobody: 404 };
/** Responses contain the caller's own records only: another person's, or none. */
const ownRecords = { owner: 200, other: 200, nobody: 200 };

// In this order: operations that end a record come last.
const matrix: Row[] = [
  ['visitorFindVisit', 'zh', () => ({}), ownRecords],
  ['wxItesPre', 'zh', () => ({}), ownRecords],
  ['ownClientFacts', 'zh', () => ({}), ownRecords],
  ['verifyLoginUser', 'zh', () => ({}), { owner: 200, other: 200, nobody: 403 }],
  [
    'visitorUpdate',
    'zh',
    (w) => ({ body: { ...omit(makeChineseBody(w.mobile), 'documentNumber'), id: w.chinese.id } }),
    ownerOnly,
  ],
  [
    'visitorAddPartners',
    'zh',
    (w) => ({
      body: { registrationId: w.chinese.id, partners: [{ name: '李四', mobile: newMobile() }], invite: false },
    }),
    ownerOnly,
  ],
  ['visitorPartners', 'zh', (w) => ({ query: { registrationId: w.chinese.id } }), ownerOnly],
  ['visitorDeletePartner', 'zh', (w) => ({ path: { id: w.partnerId } }), ownerOnly],
  ['visitorSubmitQuestion', 'zh', (w) => ({ body: makeChineseQuestionnaireBody(w.chinese.id) }), ownerOnly],
  ['visitorFindMeeting', 'zh', (w) => ({ query: { registrationId: w.chinese.id } }), ownerOnly],
  [
    'visitorEnrollMeeting',
    'zh',
    (w) => ({ body: { registrationId: w.chinese.id, meetingIds: [w.freeMeeting] } }),
    ownerOnly,
  ],
  ['visitorFindByCardNo', 'zh', (w) => ({ path: { no: w.chinese.number ?? '' } }), { ...ownerOnlyHidden, staff: 200 }],
  ['visitorPay', 'zh', (w) => ({ path: { id: w.chinese.id } }), { ...ownerOnly, owner: 409 }],
  ['visitorEnUpdate', 'en', (w) => ({ body: { ...makeRegistrationBody(w.email), id: w.english.id } }), ownerOnlyHidden],
  ['visitorEnSubmitQuestion', 'en', (w) => ({ body: makeQuestionnaireBody(w.english.id) }), ownerOnlyHidden],
  [
    'visitorEnAddPartner',
    'en',
    (w) => ({
      body: {
        registrationId: w.english.id,
        partners: [{ firstName: 'Si', lastName: 'Li', email: 'li.si@example.org' }],
        invite: false,
      },
    }),
    ownerOnlyHidden,
  ],
  ['visitorEnFindByEmail', 'en', (w) => ({ query: { email: w.email } }), ownRecords],
  ['ownGroup', 'leader', () => ({}), ownRecords],
  ['groupFindById', 'leader', (w) => ({ path: { id: w.group.id } }), ownerOnly],
  [
    'groupUpdate',
    'leader',
    (w) => ({ body: { id: w.group.id, company: '新公司有限公司', contactName: '王小明', privacyAgreed: true } }),
    ownerOnly,
  ],
  ['groupSaveUser', 'leader', (w) => ({ body: { groupId: w.group.id, ...makeMemberBody() } }), ownerOnly],
  ['groupUpdateUser', 'leader', (w) => ({ body: { id: w.group.users[1]?.id, ...makeMemberBody() } }), ownerOnly],
  ['groupBatchSave', 'leader', (w) => ({ body: { groupId: w.group.id, users: [makeMemberBody()] } }), ownerOnly],
  ['groupAddCarNos', 'leader', (w) => ({ body: { groupId: w.group.id, carNos: ['粤B12345'] } }), ownerOnly],
  ['groupExcelSave', 'leader', (w) => ({ body: { groupId: w.group.id, importId: w.importId } }), ownerOnly],
  ['groupExportQrCode', 'leader', (w) => ({ query: { groupId: w.group.id } }), ownerOnly],
  ['groupQrCode', 'leader', (w) => ({ query: { visitGroupUserId: w.group.users[1]?.id ?? '' } }), ownerOnly],
  [
    'groupUpdateMaster',
    'leader',
    (w) => ({ path: { groupId: w.group.id, userId: w.group.users[2]?.id ?? '' } }),
    ownerOnly,
  ],
  ['groupDeleteUser', 'leader', (w) => ({ path: { id: w.group.users[4]?.id ?? '' } }), ownerOnly],
  ['meetingOtherEnrolls', 'guest', (w) => ({ query: { mobile: w.guestMobile } }), ownRecords],
  ['meetingCharged', 'guest', () => ({ body: {} }), ownRecords],
  [
    'meetingEnrollsOf',
    'guest',
    (w) => ({ query: { meetingId: w.freeMeeting } }),
    { ...ownRecords, nobody: 404, staff: 200 },
  ],
  ['meetingPay', 'guest', (w) => ({ body: { enrolmentId: w.due.id } }), ownerOnly],
  ['ownPaymentState', 'guest', (w) => ({ path: { id: w.orderId } }), ownerOnlyHidden],
  ['meetingSign', 'guest', (w) => ({ path: { id: w.free.id } }), { ...ownerOnlyHidden, owner: 409, staff: 200 }],
  [
    'ownStaffSign',
    'guest',
    (w) => ({ body: { meetingId: w.freeMeeting, qrContent: w.free.qrContent } }),
    { owner: 404, other: 404, nobody: 404, staff: 200 },
  ],
  [
    'meetingEnrollNoStatus',
    'guest',
    (w) => ({ body: { meetingId: w.freeMeeting, name: 'Li', mobile: newMobile(), privacyAgreed: true } }),
    { owner: 404, other: 404, nobody: 404, staff: 200 },
  ],
  ['ownStaffDevice', 'guest', () => ({}), { owner: 404, other: 404, nobody: 404, staff: 200 }],
  ['ownCancelEnrolment', 'guest', (w) => ({ path: { id: w.due.id } }), ownerOnlyHidden],
  ['ownResendRegistration', 'zh', (w) => ({ path: { id: w.chinese.id } }), ownerOnlyHidden],
  ['ownRegistrationBadge', 'zh', (w) => ({ path: { id: w.chinese.id } }), ownerOnlyHidden],
  ['ownMakeBadgeLink', 'zh', (w) => ({ path: { id: w.chinese.id } }), ownerOnlyHidden],
  ['ownEndBadgeLinks', 'zh', (w) => ({ path: { id: w.chinese.id } }), ownerOnlyHidden],
  ['ownCancelRegistration', 'en', (w) => ({ path: { id: w.english.id } }), ownerOnlyHidden],
  // A verification of the last half hour is required in addition to the ticket; without it even the owner gets no data.
  ['ownMyData', 'guest', () => ({}), { owner: 400, other: 400, nobody: 404 }],
  ['ownEraseMyData', 'guest', () => ({ body: { confirm: true } }), { owner: 400, other: 400, nobody: 404 }],
];

/** Operations that accept a ticket but no record with an owner: tested elsewhere. */
const withoutOwner: OperationId[] = [
  'wxMiniQrCode',
  'visitorInsert',
  'wecomQrCode',
  'wecomAdded',
  'exhibitorCounsel',
  'exhibitorMyRegist',
  'meetingEnroll',
  'meetingEnrollBatch',
  'ownRegistrationCalendar',
  'ownSignOut',
  // It has a file, and its own test below.
  'groupExcelImport',
];

function omit<T extends object>(value: T, ...keys: (keyof T)[]): Partial<T> {
  const rest: Partial<T> = { ...value };
  for (const key of keys) delete rest[key];
  return rest;
}

let site: TestApp;
let world: OwnedWorld;
let others: OwnedWorld;
let device: string;
let revoked: string;

beforeAll(async () => {
  site = await buildTestApp();
  world = await ownedWorld(site);
  site.clock.advance({ minutes: 2 });
  others = await ownedWorld(site);
  const { staff } = site.app.services;
  device = (await staff.issue({ name: 'Door', meetings: [], days: 60 })).token;
  const lost = await staff.issue({ name: 'Lost', meetings: [], days: 60 });
  await staff.revoke(lost.id);
  revoked = lost.token;
  await recordWrites(site.database.db);
});
afterAll(() => site.close());

const acceptsSecurity = (id: OperationId, scheme: string): boolean =>
  (operationOf(id).security ?? []).some((entry) => scheme in entry);

test('covers every operation of the contract that uses a ticket or a device', () => {
  const built = new Set<string>(implementedOperations());
  const secured = ids.filter((id) => acceptsSecurity(id, 'accessToken') || acceptsSecurity(id, 'staffDevice'));
  const rows = [...matrix.map(([id]) => id), ...withoutOwner.filter((id) => secured.includes(id))];
  expect(rows.sort()).toEqual(secured.filter((id) => built.has(id) || withoutOwner.includes(id)).sort());
});

/** Sends a request; returns the status, the written tables, and the owner's words in the response. */
async function attempt(
  id: OperationId,
  parts: RequestParts,
  visitor: TestVisitor,
  headers: Record<string, string> = {},
) {
  await drainWrites(site.database.db);
  const response = await visitor.requestRaw(id, parts, headers);
  return {
    status: response.statusCode,
    leakedSecrets: world.secrets.filter((secret) => response.body.includes(secret)),
    writtenTables: await drainWrites(site.database.db),
  };
}

const isRead = (id: OperationId): boolean => operationTable[id].kind === 'read';

describe.each(matrix)('%s', (id, role, buildRequest, expected) => {
  test('another person reads nothing and changes nothing', async () => {
    const { status, leakedSecrets, writtenTables } = await attempt(id, buildRequest(world), others[role]);
    expect({ status, leakedSecrets }).toEqual({ status: expected.other, leakedSecrets: [] });
    if (status >= 400 || isRead(id)) expect(writtenTables).toEqual([]);
  });

  test('an anonymous visitor reads nothing and changes nothing', async () => {
    const { status, leakedSecrets, writtenTables } = await attempt(id, buildRequest(world), site.visitor());
    expect({ status, leakedSecrets }).toEqual({ status: expected.nobody, leakedSecrets: [] });
    expect(writtenTables).toEqual([]);
  });

  test('a revoked device has no access', async () => {
    const { status, leakedSecrets, writtenTables } = await attempt(id, buildRequest(world), site.visitor(), {
      'x-staff-device': revoked,
    });
    expect({ status, leakedSecrets }).toEqual({
      status: acceptsSecurity(id, 'staffDevice') ? 404 : expected.nobody,
      leakedSecrets: [],
    });
    expect(writtenTables).toEqual([]);
  });
});

test.each(matrix)('%s responds to its owner (%s)', async (id, role, buildRequest, expected) => {
  const response = await world[role].requestRaw(id, buildRequest(world));
  expect(response.statusCode === expected.owner ? expected.owner : response.body).toBe(expected.owner);
});

describe('staff', () => {
  beforeAll(() => site.clock.set('2026-04-01T09:30:00+08:00'));

  test.each(matrix.filter(([, , , { staff }]) => staff !== undefined))(
    '%s accepts a device',
    async (id, _by, buildRequest, { staff }) => {
      const { status } = await attempt(id, buildRequest(others), site.visitor(), { 'x-staff-device': device });
      expect(status).toBe(staff);
    },
  );

  test.each(matrix.filter(([id]) => !acceptsSecurity(id, 'staffDevice')))(
    '%s treats a device as an anonymous visitor',
    async (id, _by, buildRequest, { nobody }) => {
      const { status, leakedSecrets, writtenTables } = await attempt(id, buildRequest(others), site.visitor(), {
        'x-staff-device': device,
      });
      expect({ status, leakedSecrets, writtenTables }).toEqual({
        status: nobody,
        leakedSecrets: [],
        writtenTables: [],
      });
    },
  );
});

test('does not import a workbook into another person’s delegation', async () => {
  site.clock.set('2026-03-10T10:30:00+08:00');
  const file = { name: 'members.xlsx', bytes: workbookOf([memberRow()]) };
  await drainWrites(site.database.db);
  for (const [visitor, code] of [
    [others.leader, 404],
    [site.visitor(), 403],
  ] as const)
    expect(await upload(visitor, 'groupExcelImport', { groupId: world.group.id }, file)).toMatchObject({ code });
  expect(await drainWrites(site.database.db)).toEqual([]);
});
