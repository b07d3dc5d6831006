/** Runs the command on a copy of the contract in a separate process, as `npm run codegen` does. */
import { execFileSync } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const root = resolve('.');
let copy: string;

beforeAll(async () => {
  copy = await mkdtemp(join(tmpdir(), 'codegen-test-'));
  for (const part of [
    'openapi',
    'public/forms',
    'src/api/generated',
    'server/http/generated',
    'src/rules/forms/generated',
  ])
    await cp(join(root, part), join(copy, part), { recursive: true });
});
afterAll(() => rm(copy, { recursive: true }));

interface Outcome {
  ok: boolean;
  messages: string[];
}

/** Runs the command in the copy, once for each of `checks`. */
function runCodegen(...checks: boolean[]): Outcome[] {
  const script = `
    const { run } = await import(${JSON.stringify(join(root, 'codegen/index.ts'))});
    const all = [];
    for (const check of ${JSON.stringify(checks)}) all.push(await run(${JSON.stringify(copy)}, check));
    console.log(JSON.stringify(all));`;
  const text = execFileSync(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, NODE_OPTIONS: '' },
  });
  return JSON.parse(text.trim().split('\n').at(-1) ?? '[]') as Outcome[];
}

const changedFiles = ['server/http/generated/types.gen.ts', 'server/http/generated/contract.gen.json'];

test('names missing, changed and obsolete files after a contract change, regenerates them, then reports nothing', async () => {
  const file = join(copy, 'openapi/components/schemas/media.yaml');
  const text = await readFile(file, 'utf8');
  const changed = text.replace(
    /^(NewsSummary:[\s\S]*?\n {2}properties:\n)/m,
    '$1    wordCount: { type: integer, minimum: 0, maximum: 100000, description: Words of the text. }\n',
  );
  expect(changed).not.toBe(text);
  await writeFile(file, changed);
  await rm(join(copy, 'src/api/generated/tags.gen.ts'));
  await writeFile(join(copy, 'src/api/generated/removedTag.gen.ts'), 'export {};');

  expect(runCodegen(true, false, true)).toEqual([
    {
      ok: false,
      messages: [
        'src/api/generated/types.gen.ts is changed.',
        'src/api/generated/tags.gen.ts is missing.',
        ...changedFiles.map((path) => `${path} is changed.`),
        'src/api/generated/removedTag.gen.ts is obsolete.',
        'Generated code is out of date. Run "npm run codegen" and commit the result.',
      ],
    },
    {
      ok: true,
      messages: [
        'wrote src/api/generated/types.gen.ts',
        'wrote src/api/generated/tags.gen.ts',
        ...changedFiles.map((path) => `wrote ${path}`),
        'removed src/api/generated/removedTag.gen.ts',
      ],
    },
    { ok: true, messages: [] },
  ]);
  expect(await readFile(join(copy, 'src/api/generated/types.gen.ts'), 'utf8')).toContain('wordCount?: number');
}, 120_000);

test('reports a file of a path that openapi.yaml does not list', async () => {
  const file = join(copy, 'openapi/paths/log/logForgotten.yaml');
  await cp(join(copy, 'openapi/paths/log/logTrack.yaml'), file);
  const [outcome] = runCodegen(false);
  await rm(file);
  expect(outcome).toEqual({
    ok: false,
    messages: [
      'openapi/paths/log/logForgotten.yaml is not listed in openapi/openapi.yaml.',
      'The contract has these problems, so nothing was written.',
    ],
  });
}, 120_000);

test('reports an example that violates its schema, when writing and when checking', async () => {
  const file = join(copy, 'openapi/paths/log/logTrack.yaml');
  const text = await readFile(file, 'utf8');
  await writeFile(file, text.replace('browsingTime: 5300', 'browsingTime: long'));
  try {
    for (const { ok, messages } of runCodegen(true, false)) {
      expect(ok).toBe(false);
      expect(messages.join('\n')).toMatch(/^openapi\/paths\/log\/logTrack\.yaml \S*\/example\/browsingTime: /);
    }
  } finally {
    await writeFile(file, text);
  }
}, 120_000);

test('stops before writing when a schema violates the contract lint', async () => {
  const file = join(copy, 'openapi/components/schemas/media.yaml');
  await writeFile(
    file,
    (await readFile(file, 'utf8')).replace(
      'wordCount: { type: integer, minimum: 0, maximum: 100000',
      'wordCount: { type: integer, minimum: 0',
    ),
  );
  const [outcome] = runCodegen(false);
  expect(outcome?.ok).toBe(false);
  expect(outcome?.messages.join('\n')).toContain('openapi/components/schemas/media.yaml');
  expect(await readFile(join(copy, 'server/http/generated/types.gen.ts'), 'utf8')).toContain('wordCount?: number');
}, 120_000);
