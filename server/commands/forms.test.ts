/** The worked example of docs/forms.md, command by command, on a copy of the forms and a separate database. */
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { formsCommand } from './forms';
import { newestOf } from '../../tests/support/newestOf.mjs';

const root = process.cwd();
const env = { ...process.env };
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'designer-'));
  await cp(join(root, 'public/forms'), join(folder, 'public/forms'), { recursive: true });
  // The built site renders a form before it is published.
  await symlink(join(root, 'dist'), join(folder, 'dist'));
  process.chdir(folder);
  Object.assign(process.env, { DATA_DIR: join(folder, 'data'), LOG_LEVEL: 'silent' });
  delete process.env['DATABASE_URL'];
});
afterAll(async () => {
  process.chdir(root);
  process.env = env;
  process.exitCode = undefined;
  await rm(folder, { recursive: true });
});

/** Runs a command line and returns its output and exit code. */
async function run(command: string): Promise<{ output: string; code: number }> {
  const lines: string[] = [];
  const spies = (['log', 'error'] as const).map((kind) =>
    jest.spyOn(console, kind).mockImplementation((...args: unknown[]) => void lines.push(args.join(' '))),
  );
  process.exitCode = 0;
  await formsCommand(command.replace('npm run forms -- ', '').split(' '));
  const code = Number(process.exitCode);
  process.exitCode = 0;
  for (const spy of spies) spy.mockRestore();
  return { output: lines.join('\n'), code };
}

const NEXT = newestOf('visitor-en') + 1;

test('the worked example of the guide works as written', async () => {
  const guide = await readFile(join(root, 'docs/forms.md'), 'utf8');
  const example = guide.slice(
    guide.indexOf('## The same with files and commands'),
    guide.indexOf('## When a change breaks'),
  );
  const blocks = (language: string) =>
    [...example.matchAll(/^```(\w*)\n([\s\S]*?)^```$/gm)].flatMap(([, kind, text = '']) =>
      kind === language ? [text.trimEnd()] : [],
    );
  const [copy = '', check = '', diff = '', finish = '', publish = ''] = blocks('sh');
  const [fields = ''] = blocks('json');
  const [problemOutput = '', validOutput = '', changes = ''] = blocks('');

  // A running site has published the shipped forms.
  await run('npm run forms -- versions');
  expect(await run(copy)).toMatchObject({
    code: 0,
    output: expect.stringContaining(`visitor-en/${NEXT}.draft.json is a copy of`),
  });
  const file = `public/forms/visitor-en/${NEXT}.draft.json`;
  const text = await readFile(file, 'utf8');
  const changed = text.replace('      "department": {', `${fields}\n      "department": {`);
  await writeFile(file, await format(changed, { ...(await resolveConfig(join(root, file))), filepath: file }));
  expect(await run(check)).toEqual({ code: 1, output: problemOutput });
  await writeFile(file, (await readFile(file, 'utf8')).replace('employes', 'employees'));
  expect(await run(check)).toEqual({ code: 0, output: validOutput });
  expect(await run(diff)).toEqual({ code: 0, output: changes });
  await expect(run(publish)).rejects.toThrow(`visitor-en/${NEXT} is a draft`);
  expect((await run(finish)).output).toContain(`public/forms/visitor-en/${NEXT}.json can be published`);
  expect((await run(`${publish} --dry-run`)).output).toMatch(
    new RegExp(`Nothing was published: visitor-en/${NEXT} can be\\.$`),
  );
  expect((await run(publish)).output).toMatch(new RegExp(`visitor-en/${NEXT} is published \\([0-9a-f]{64}\\)\\.$`));
  expect((await run('npm run forms -- versions visitor-en')).output).toMatch(
    new RegExp(`^visitor-en/${NEXT} {2}published`),
  );
}, 120_000);

test('checks a draft with its migration, which must fit before the draft becomes a version', async () => {
  const current = newestOf('media-card');
  const next = current + 1;
  await run('npm run forms -- new media-card');
  const migration = { formId: 'media-card', from: current, to: next, steps: [{ drop: 'fax' }] };
  await writeFile(`public/forms/media-card/${next}.migration.json`, JSON.stringify(migration));
  const problem = 'error "fax" is not a field of the older version. (/steps/0/drop)';
  for (const command of [`check public/forms/media-card/${next}.draft.json`, 'finish media-card'])
    expect(await run(`npm run forms -- ${command}`)).toEqual({ code: 1, output: expect.stringContaining(problem) });
  await rm(`public/forms/media-card/${next}.migration.json`);
  expect((await run('npm run forms -- finish media-card')).code).toBe(0);
});

test('prints problems as JSON with --json', async () => {
  await writeFile('public/forms/visitor-en/9.json', '{');
  const { output, code } = await run('npm run forms -- check --json public/forms/visitor-en/9.json');
  expect(code).toBe(1);
  const file = 'public/forms/visitor-en/9.json';
  expect(JSON.parse(output)).toEqual({
    ok: false,
    problems: [{ code: 'json', severity: 'error', pointer: '', message: '} expected.', line: 1, column: 2, file }],
  });
  await rm('public/forms/visitor-en/9.json');
});

test('begins a new form, which can be checked at once', async () => {
  expect((await run('npm run forms -- new speaker')).output).toContain(
    'public/forms/speaker/1.draft.json is a new form',
  );
  expect(await run('npm run forms -- check public/forms/speaker/1.draft.json')).toEqual({
    code: 0,
    output: 'Valid: public/forms/speaker/1.draft.',
  });
  await expect(run('npm run forms -- new speaker')).rejects.toThrow('finish its draft first');
});

test('takes over a schema of Formily, and lists what it leaves out', async () => {
  const name = { type: 'string', title: 'Name', 'x-decorator': 'FormItem', 'x-component': 'Input' };
  const schema = { type: 'object', properties: { name: { ...name, 'x-reactions': '{{ (field) => run(field) }}' } } };
  await writeFile('schema.json', JSON.stringify(schema));
  const { output } = await run('npm run forms -- import schema.json imported');
  expect(output.split('\n')).toEqual([
    expect.stringMatching(/^refused {2}Deliberately not supported: code in a form file\. .*x-reactions\)$/),
    'public/forms/imported/1.draft.json is a draft. Add its languages, check it, finish it.',
  ]);
  // One language is enough for a draft, not for a version.
  const check = await run('npm run forms -- check public/forms/imported/1.draft.json');
  expect([check.code, check.output]).toEqual([
    1,
    expect.stringContaining('incomplete The text has only one language.'),
  ]);
});

test('prints the usage for unknown arguments', async () => {
  expect(await run('npm run forms -- checkk')).toMatchObject({
    code: 2,
    output: expect.stringContaining('Usage: npm run forms'),
  });
});

test('the guide describes every problem code', async () => {
  const { PROBLEM_CODES } = await import('../../src/rules/forms/check/problem');
  const guide = await readFile(join(root, 'docs/forms.md'), 'utf8');
  expect(PROBLEM_CODES.filter((code) => !guide.includes(`\`${code}\``))).toEqual([]);
});
