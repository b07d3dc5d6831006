/** A call of section 7 is either used by a page, or docs/specification/unusedOperations.tsv gives the reason. */
import { readUnusedReasons, findUsedOperations } from '../../server/commands/apiStatus';
import { operationTable, type OperationId } from '../../server/http/contract';

const section7 = (Object.keys(operationTable) as OperationId[]).filter((id) => operationTable[id].tag !== 'own');

test('each call that no page uses has a reason, and no other call has one', async () => {
  const [used, reasons] = await Promise.all([findUsedOperations('.'), readUnusedReasons('.')]);
  expect([...reasons.keys()]).toEqual(section7.filter((id) => !used.has(id)).sort());
});

test('reasons are unique sentences', async () => {
  const reasons = [...(await readUnusedReasons('.')).values()];
  expect(reasons.filter((reason) => !/^[A-Z].{40,}\.$/.test(reason))).toEqual([]);
  expect(new Set(reasons).size).toBe(reasons.length);
});

test('a call named only in a comment or the cache policy is unused', async () => {
  const used = await findUsedOperations('.');
  expect([used.has('visitorEnExistEmail'), used.has('groupAddCarNos'), used.has('configMenu')]).toEqual([
    false,
    true,
    true,
  ]);
});
