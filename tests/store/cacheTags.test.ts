/**
 * Which reads each write refetches. The contract defines it with x-invalidates and x-provides (openapi/README.md);
 * this table has the result for pages that use all of these reads.
 */
import { contractDocument, operationTable, type OperationId } from '../../server/http/contract';
import { api } from '@/api';
import type { AppStore } from '@/app/store/makeStore';
import { errorResponse, type FakeResponses } from '../support/fakeResponses';
import { exampleServer } from '../support/fakeTransport';
import { exampleArgument } from '../support/exampleRequests';
import { makeTestStore } from '../support/makeTestStore';

const ENROLMENTS: readonly OperationId[] = ['meetingCharged', 'meetingOtherEnrolls'];
const PLACES: readonly OperationId[] = ['meetingEnrollsOf'];
const SEATS: readonly OperationId[] = ['meetingById', 'visitorFindMeeting'];
const GROUP: readonly OperationId[] = ['ownGroup'];

const requestedAfter: Partial<Record<OperationId, readonly OperationId[]>> = {
  exhibitorBoothReserve: ['exhibitorBoothSale'],
  exhibitorRegist: ['exhibitorMyRegist'],
  groupAddCarNos: GROUP,
  groupBatchSave: GROUP,
  groupDeleteUser: GROUP,
  groupExcelSave: GROUP,
  groupSaveUser: GROUP,
  groupUpdateMaster: GROUP,
  groupUpdateUser: GROUP,
  meetingEnroll: [...ENROLMENTS, ...SEATS],
  meetingEnrollBatch: [...ENROLMENTS, ...SEATS],
  meetingEnrollNoStatus: SEATS,
  meetingPay: [...PLACES, ...ENROLMENTS, ...SEATS],
  ownCancelEnrolment: [...PLACES, ...ENROLMENTS, ...SEATS],
  ownCancelRegistration: [...PLACES, ...ENROLMENTS, ...SEATS, 'visitorFindVisit'],
  ownDiscardFormDraft: ['ownFormCurrent', 'ownFormDraft', 'ownFormDraftRevisions', 'ownForms'],
  ownEraseMyData: [
    ...PLACES,
    ...ENROLMENTS,
    ...GROUP,
    ...SEATS,
    'verifyLoginUser',
    'visitorFindVisit',
    'visitorPartners',
  ],
  ownLockFormDraft: ['ownFormDraft', 'ownFormDraftRevisions'],
  ownPublishForm: ['ownFormCurrent', 'ownFormDraft', 'ownFormDraftRevisions', 'ownForms'],
  ownReviewFormDraft: ['ownFormDraft'],
  ownSaveFormDraft: ['ownFormDraftRevisions'],
  ownSignOut: ['verifyLoginUser'],
  ownSubmitForm: ['ownFormCurrent', 'ownForms'],
  visitorAddPartners: ['visitorPartners'],
  visitorDeletePartner: ['visitorPartners'],
  visitorEnAddPartner: ['visitorPartners'],
  visitorEnBoothReserve: ['exhibitorBoothSale'],
  visitorEnInsert: ['visitorFindVisit'],
  visitorEnSubmitQuestion: ['visitorFindVisit'],
  visitorEnUpdate: ['visitorFindVisit'],
  visitorEnrollMeeting: [...PLACES, ...ENROLMENTS, ...SEATS, 'visitorFindVisit'],
  visitorInsert: ['visitorFindVisit'],
  visitorSubmitQuestion: ['visitorFindVisit'],
  visitorUpdate: ['visitorFindVisit'],
  wxLogin: ['verifyLoginUser'],
  wxScanLogin: ['verifyLoginUser'],
};

const allIds = Object.keys(operationTable) as OperationId[];
const writes = allIds.filter((id) => operationTable[id].kind === 'write');
const tagged = allIds.filter((id) => 'x-provides' in operationOf(id));

function operationOf(id: OperationId): object {
  const { path, method } = operationTable[id];
  const item = contractDocument.paths[path] as unknown as Record<string, object>;
  return item[method.toLowerCase()] ?? {};
}

/** Calls an operation with the contract's example. */
function call(store: AppStore, id: OperationId) {
  const endpoint = api.endpoints[id as keyof typeof api.endpoints] as unknown as {
    initiate(argument: unknown): (...world: never[]) => Promise<unknown>;
  };
  return store.dispatch(endpoint.initiate(exampleArgument(id)) as never) as unknown as Promise<unknown>;
}

/** The reads that are refetched after a write, in a store that is subscribed to all of them. */
async function readsAfter(id: OperationId, responses: FakeResponses = {}): Promise<OperationId[]> {
  const { store, server, settled } = makeTestStore({ server: exampleServer() });
  await Promise.all(tagged.map((read) => call(store, read)));
  Object.assign(server.responses, responses);
  server.requests.splice(0);
  await call(store, id);
  await settled();
  return server
    .requestedIds()
    .filter((requested) => requested !== id)
    .sort();
}

test('the table has every write that makes cached data stale', () => {
  expect(Object.keys(requestedAfter)).toEqual(writes.filter((id) => 'x-invalidates' in operationOf(id)).sort());
});

test.each(writes)('after %s the store requests exactly what the table lists', async (id) => {
  expect(await readsAfter(id)).toEqual([...(requestedAfter[id] ?? [])].sort());
});

// After an error or a lost response the page may be out of date: an earlier attempt or someone else may have made the
// change.
test('an error response invalidates the same data', async () => {
  expect(await readsAfter('groupSaveUser', { groupSaveUser: errorResponse('limit.exceeded') })).toEqual(GROUP);
});

test('evicts data without subscribers, and requests it again on the next page that shows it', async () => {
  const { store, server, settled } = makeTestStore({ server: exampleServer() });
  const subscription = call(store, 'meetingById') as Promise<unknown> & { unsubscribe(): void };
  await subscription;
  subscription.unsubscribe();
  await call(store, 'meetingEnroll');
  await settled();
  expect(server.requestedIds()).toEqual(['meetingById', 'meetingEnroll']);
  await call(store, 'meetingById');
  expect(server.requestedIds()).toEqual(['meetingById', 'meetingEnroll', 'meetingById']);
});
