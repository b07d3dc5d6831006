/** `npm run forms -- test` and `replay`, on a copy of the forms and a separate database. */
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseCases } from '../../src/rules/forms/cases/parseCases';
import { parseForm } from '../../src/rules/forms/parseForm';
import { formsCommand } from './forms';
import { newestOf } from '../../tests/support/newestOf.mjs';

const root = process.cwd();
const env = { ...process.env };
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cases-'));
  await cp(join(root, 'public/forms'), join(folder, 'public/forms'), { recursive: true });
  // The built site renders the forms.
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

/** Runs a subcommand and returns its lines and exit code. */
async function run(command: string, ...more: string[]): Promise<{ lines: string[]; code: number }> {
  const lines: string[] = [];
  const spies = (['log', 'error'] as const).map((kind) =>
    jest.spyOn(console, kind).mockImplementation((...args: unknown[]) => void lines.push(args.join(' '))),
  );
  process.exitCode = 0;
  try {
    await formsCommand([...command.split(' '), ...more]);
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
  const code = Number(process.exitCode);
  process.exitCode = 0;
  return { lines, code };
}

const SHIPPED = newestOf('media-card');
const NEXT = SHIPPED + 1;
const DRAFT = `public/forms/media-card/${NEXT}.draft.json`;
const CASES = `public/forms/media-card/${NEXT}.cases.json`;
const edit = async (file: string, from: string, to: string) => {
  const text = await readFile(file, 'utf8');
  expect(text).toContain(from);
  await writeFile(file, text.replace(from, to));
};

test('runs the cases, renders the form and tries its mutants', async () => {
  expect(await run('test media-card')).toEqual({
    code: 0,
    lines: [
      `public/forms/media-card/${SHIPPED}.json`,
      '  8 cases passed.',
      '  Rendered in zh-cn, en, ru, zh-tw, ja.',
      '  65 of 65 mutants noticed.',
      expect.stringMatching(/^ {4}means the same: x-validator is removed\. \(.*\/country\/x-validator\)$/),
      expect.stringMatching(/^ {4}means the same: minItems is 0, not 1\./),
      expect.stringMatching(/^ {4}means the same: maxItems is 5, not 4\./),
    ],
  });
});

test('a draft has the cases of the version before, and fails where it does something else', async () => {
  await run('new media-card');
  expect(await readFile(CASES, 'utf8')).toBe(await readFile(`public/forms/media-card/${SHIPPED}.cases.json`, 'utf8'));
  await edit(DRAFT, '"maxLength": 60', '"maxLength": 59');
  const { code, lines } = await run('test media-card');
  expect(code).toBe(1);
  expect(lines).toEqual(
    expect.arrayContaining([
      DRAFT,
      '  The case "Texts at their longest, names at their shortest" fails:',
      '    It should be accepted, but is refused.',
      '    /pressCard: the error form.tooLong is not expected.',
    ]),
  );
  // The answers of 60 characters are no longer accepted: the case is rewritten, and one for 59 is missing.
  expect((await run('test media-card --update')).lines).toContain(`  1 case rewritten in ${CASES}: review them.`);
  const missed = await run('test media-card');
  expect(missed.code).toBe(0);
  expect(missed.lines).toContainEqual(expect.stringMatching(/^ {4}not noticed: maxLength is 58, not 59\. .* Try: /));
  expect((await run('test media-card --propose')).lines).toContainEqual(
    expect.stringMatching(new RegExp(`^ {2}\\d+ cases? added to ${CASES}: review them\\.$`)),
  );
  expect((await run('test media-card --propose')).lines).toContain('  No case is missing.');
  const form = parseForm(JSON.parse(await readFile(DRAFT, 'utf8')));
  expect(parseCases(await readFile(CASES, 'utf8'), form).problems).toEqual([]);
});

test('reports a case file that cannot be read, and a form without cases', async () => {
  await edit(CASES, '"accepted"', '"acceptd"');
  const { code, lines } = await run('test media-card');
  expect(code).toBe(1);
  expect(lines).toContainEqual(
    expect.stringMatching(new RegExp(`^ {2}${CASES}:\\d+:\\d+ error .*Did you mean "accepted"\\?`)),
  );
  expect((await run(`check ${CASES}`)).code).toBe(1);
  expect((await run('test group')).lines).toContain('  No cases: --propose writes some.');
  await expect(run('test nothing')).rejects.toThrow('There is no form nothing');
  expect(await run('test group --all')).toMatchObject({ code: 2 });
});

test('a version with cases that fail is not published', async () => {
  await run('versions');
  await edit(CASES, '"acceptd"', '"accepted"');
  await edit(CASES, '"accepted":true', '"accepted":false').catch(() =>
    edit(CASES, '"accepted": true', '"accepted": false'),
  );
  await run('finish media-card');
  await expect(run('publish media-card', '--breaking', 'Shorter press cards')).rejects.toThrow(
    /The case ".*" fails:\n {2}It should be refused, but is accepted\./,
  );
  await run('test media-card --update');
  expect((await run('publish media-card', '--breaking', 'Shorter press cards')).lines.at(-1)).toContain(
    `media-card/${NEXT} is published`,
  );
}, 120_000);

test('replay checks its arguments', async () => {
  await expect(run(`replay group public/forms/media-card/${NEXT}.json`)).rejects.toThrow(
    'contains the form media-card',
  );
  expect(await run('replay')).toMatchObject({ code: 2 });
});
