/** The contract's stateful examples through the client's endpoints, the store and the real API. */
import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { api, isApiError } from '@/api';
import type { AppDispatch, RootState } from '@/app/store/makeStore';
import type { Services } from '@/state/services';
import { clientArgument } from '../support/exampleRequests';
import { makeTestStore } from '../support/makeTestStore';
import { buildTestApp, type TestVisitor } from '../support/testApp';
import { prepare, runWorkflow, workflows } from '../support/workflows';

/** Sends the store's requests to the API. The store itself has to send the ticket. */
function transportOf(visitor: TestVisitor) {
  return async (url: string, init: RequestInit) => {
    visitor.ticket = undefined;
    const headers = Object.fromEntries(new Headers(init.headers));
    const response = await visitor.send((init.method ?? 'GET') as 'GET', url, init.body as string, headers);
    return new Response(response.body, {
      status: response.statusCode,
      headers: Object.entries(response.headers).map(([name, value]): [string, string] => [name, String(value)]),
    });
  };
}

/** The part of an endpoint that a call by its name needs. */
interface Endpoint {
  initiate(
    argument: unknown,
    options: { forceRefetch: true },
  ): ThunkAction<Promise<{ data?: unknown; error?: unknown }>, RootState, Services, UnknownAction>;
}

test.each(workflows)('$workflowId: $summary', async (workflow) => {
  const site = await buildTestApp({ at: workflow['x-at'] });
  const visitor = site.visitor();
  await prepare(visitor, workflow);
  const { store, services } = makeTestStore({ at: workflow['x-at'] });
  services.transport = transportOf(visitor);
  const dispatch: AppDispatch = store.dispatch;
  await runWorkflow(workflow, async (id, { path, query, body }) => {
    const endpoint = api.endpoints[id as keyof typeof api.endpoints] as unknown as Endpoint;
    const { data, error } = await dispatch(
      endpoint.initiate(clientArgument(id, { ...path, ...query }, body), { forceRefetch: true }),
    );
    if (error === undefined) return { status: 200, body: { code: 200, data } };
    if (!isApiError(error) || error.kind !== 'response') throw new Error(`${id} failed: ${JSON.stringify(error)}`);
    return { status: error.code, body: { code: error.code, data: { reason: error.reason } } };
  });
  await site.close();
});
