import { errorResponse, example, type FakeResult } from '../../tests/support/fakeResponses';
import { exampleServer } from '../../tests/support/fakeTransport';
import { makeTestStore } from '../../tests/support/makeTestStore';
import { nextMacrotask } from '../../tests/support/until';
import { exampleBody } from '../../tests/support/exampleRequests';
import { confirmedAnna } from '../../tests/support/visitors';
import { fetchLatest, visitorApi } from '@/api';

const { visitorFindVisit, visitorInsert } = visitorApi.endpoints;
const unregistered = { registration: null };
const registered = { registration: confirmedAnna };

/** A store whose visitor registers; the server responds with a delay, then returns `afterwards`. */
function visitorStore(afterwards: FakeResult<'visitorFindVisit'>) {
  let response: FakeResult<'visitorFindVisit'> = unregistered;
  const server = exampleServer({
    visitorFindVisit: () => nextMacrotask().then(() => response),
    visitorInsert() {
      response = afterwards;
      return example;
    },
  });
  const world = makeTestStore({ server });
  return {
    ...world,
    server,
    read: () => fetchLatest(world.store.dispatch, visitorFindVisit, undefined),
    register: () => world.store.dispatch(visitorInsert.initiate(exampleBody('visitorInsert') as never)),
    entry: () => visitorFindVisit.select(undefined)(world.store.getState()),
  };
}

test('a read waits for the refetch after a write and sends no request of its own', async () => {
  const { server, read, register, entry } = visitorStore(registered);
  expect((await read()).data).toEqual(unregistered);
  await register();
  expect(entry()).toMatchObject({ status: 'pending', data: unregistered });
  expect((await read()).data).toEqual(registered);
  expect(server.requestedIds()).toEqual(['visitorFindVisit', 'visitorInsert', 'visitorFindVisit']);
});

test('a read fails when the refetch fails', async () => {
  const { read, register } = visitorStore(errorResponse('limit.exceeded'));
  await read();
  await register();
  expect((await read()).error).toMatchObject({ reason: 'limit.exceeded' });
});

test('keeps the cache entry for the page, also after an earlier read', async () => {
  const { read, entry } = visitorStore(registered);
  await read();
  await read();
  await nextMacrotask();
  expect(entry().data).toEqual(unregistered);
});
