import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { implementedOperations } from '../../server/http/handlers';
import { contractDocument } from '../../server/http/contract';
import { statusOf } from '../../server/http/reasons';
import { operationOf, ids } from './contract';

const declared: Record<string, number> = statusOf;
const implemented = new Set<string>(implementedOperations());

const documentedReasons = ids
  .filter((id) => implemented.has(id))
  .flatMap((id) =>
    Object.entries(operationOf(id)['x-reasons'] ?? {}).flatMap(([status, list]) =>
      list.map((reason) => ({ id, status: Number(status), reason })),
    ),
  );

/** The reasons that apply to every call, and those of requests to no call, in the contract's introduction. */
const describedReasons = new Set([
  ...(contractDocument['x-common-reasons'] as string[]),
  ...(contractDocument.info.description.match(/(?<=`)[a-z]+\.[a-zA-Z]+(?=`)/g) ?? []),
]);
const isImplicit = (reason: string) => describedReasons.has(reason) || reason.startsWith('field.');

test('every reason that an implemented call names is declared, with that status as its code', () => {
  const wrong = documentedReasons.filter(({ reason, status }) => declared[reason] !== status);
  expect(wrong).toEqual([]);
});

test('every declared reason is named by an implemented call or by the introduction', () => {
  const known = new Set(documentedReasons.map(({ reason }) => reason));
  expect(Object.keys(declared).filter((reason) => !known.has(reason) && !isImplicit(reason))).toEqual([]);
});

test('every declared reason is raised somewhere in the server', () => {
  const files = execFileSync('git', ['ls-files', 'server'], { encoding: 'utf8' })
    .split('\n')
    .filter(
      (file) => /\.ts$/.test(file) && !/(reasons|requestErrors|domain\/\w+\/errors|\.test|\.gen)\.ts$/.test(file),
    );
  const source = files.map((file) => readFileSync(file, 'utf8')).join('\n');
  expect(Object.keys(declared).filter((reason) => !source.includes(`'${reason}'`))).toEqual([]);
});

test('a status that a call names has a response in the contract', () => {
  const missing = ids.flatMap((id) =>
    Object.keys(operationOf(id)['x-reasons'] ?? {}).flatMap((status) =>
      status in operationOf(id).responses ? [] : [`${id} ${status}`],
    ),
  );
  expect(missing).toEqual([]);
});

test('403 means signing in by WeChat and nothing else', () => {
  const others = ids.flatMap((id) =>
    (operationOf(id)['x-reasons']?.['403'] ?? [])
      .filter((reason) => !/^auth\.wechat/.test(reason))
      .map((reason) => `${id} ${reason}`),
  );
  expect(others).toEqual([]);
  expect(Object.entries(declared).filter(([reason, code]) => code === 403 && !/^auth\.wechat/.test(reason))).toEqual(
    [],
  );
});
