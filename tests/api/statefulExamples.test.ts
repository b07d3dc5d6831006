/** The contract's stateful examples against the API. */
import { operationTable } from '../../server/http/contract';
import { buildTestApp } from '../support/testApp';
import { prepare, runWorkflow, workflows } from '../support/workflows';

test('each has its own name, and each step an operation of the contract', () => {
  const names = workflows.map(({ workflowId }) => workflowId);
  expect(new Set(names).size).toBe(names.length);
  const unknown = workflows.flatMap(({ steps }) => steps.filter(({ operationId }) => !(operationId in operationTable)));
  expect(unknown).toEqual([]);
});

test.each(workflows)('$workflowId: $summary', async (workflow) => {
  const site = await buildTestApp({ at: workflow['x-at'] });
  const visitor = site.visitor();
  await prepare(visitor, workflow);
  await runWorkflow(workflow, async (id, { path, query, body }) => {
    const envelope = await visitor.request(id, { path, query, body: body as object });
    return { status: Number(envelope.code), body: envelope };
  });
  await site.close();
});
