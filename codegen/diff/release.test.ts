import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ContractChange } from './contractChanges';
import { changelogSection, findVersionProblem, nextVersion, parseVersion, run } from './release';
import { contractDocument } from '../../server/http/contract';
import { findTouchedFiles } from './touchedFiles';

const change = (more: Partial<ContractChange>): ContractChange => ({
  level: 'breaking',
  pointer: '/components/schemas/Note/properties/text',
  message: 'The property text is removed.',
  names: ['text'],
  isRequest: true,
  operations: ['noteById'],
  ...more,
});

test.each([
  ['breaking', '1.9.9', '2.0.0'],
  ['additive', '1.2.9', '1.3.0'],
  ['documentation', '1.2.3', '1.2.4'],
] as const)('%s changes since 1.2.3 need more than %s: %s', (level, tooLow, enough) => {
  const problem = `The contract has ${level} changes since 1.2.3, but info.version in openapi/openapi.yaml is ${tooLow}. Undo them, or set it to ${enough} or higher.`;
  expect(findVersionProblem('1.2.3', tooLow, [change({ level })])).toBe(problem);
  expect(findVersionProblem('1.2.3', enough, [change({ level })])).toBeNull();
});

test('a higher version without a change is a problem', () => {
  expect(findVersionProblem('1.2.3', '1.2.3', [])).toBeNull();
  expect(findVersionProblem('1.2.3', '1.3.0', [])).toBe('The version is 1.3.0, but nothing has changed since 1.2.3.');
});

test('a version that is no version is an error', () => {
  expect(() => findVersionProblem('1.2.3', '1.3', [change({})])).toThrow('must have the form 1.2.3');
});

test('the changelog’s section lists breaking changes first', () => {
  const changes = [change({}), change({ level: 'additive', message: 'The property note is new.', operations: [] })];
  expect(changelogSection('2.0.0', changes)).toBe(`### Contract 2.0.0

- Breaking: The property text is removed. (noteById)
- New: The property note is new. (/components/schemas/Note/properties/text)
`);
});

test('touched files name the operation or the component, and the property; a form file has a field of that name', () => {
  const files = {
    'src/pages/NotePage/index.tsx': 'noteApi.endpoints.noteById.useQuery(id).data?.text',
    'src/pages/OtherPage/index.tsx': 'noteById, context',
    'src/features/note/NoteView.tsx': '({ text }: Note) => text',
    'src/state/noteSlice.ts': 'export const selectText = (note: Note) => note.text',
    'src/pages/NotePage/NotePage.test.tsx': "noteById: { text: 'a' }",
    'server/domain/notes/noteService.ts': 'noteById: () => ({ text })',
    'public/forms/note/1.json': '{ "text": {} }',
    'public/forms/other/1.json': '{ "title": {} }',
  };
  const sources = Object.entries(files).map(([path, text]) => ({ path, text }));
  expect(findTouchedFiles(change({}), sources)).toEqual({
    selectors: ['src/state/noteSlice.ts'],
    features: ['src/features/note/NoteView.tsx'],
    pages: ['src/pages/NotePage/index.tsx'],
    forms: ['public/forms/note/1.json'],
    server: ['server/domain/notes/noteService.ts'],
    tests: ['src/pages/NotePage/NotePage.test.tsx'],
  });
  expect(findTouchedFiles(change({ isRequest: false }), sources).forms).toBeUndefined();
});

describe('on a copy of the contract', () => {
  const { version } = contractDocument.info;
  const next = nextVersion(parseVersion(version), 'breaking').join('.');
  let root: string;
  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'api-diff-'));
    await cp('openapi', join(root, 'openapi'), { recursive: true });
    // What has changed since the last release is another matter.
    await writeFile(join(root, `openapi/released/${version}.json`), JSON.stringify(contractDocument));
    await writeFile(join(root, 'CHANGELOG.md'), '# Changelog\n\n## Unreleased\n\n### Added\n');
    await symlink(join(process.cwd(), 'node_modules'), join(root, 'node_modules'));
    const handler = "errorOf(error, 'meetingPay')?.reason === 'payment.alreadyPaid'";
    await Promise.all(
      ['src/pages/PayPage', 'server', 'tests/store', 'public/forms'].map((folder) =>
        mkdir(join(root, folder), { recursive: true }),
      ),
    );
    await writeFile(join(root, 'src/pages/PayPage/index.tsx'), handler);
    await writeFile(join(root, 'tests/store/pay.test.ts'), handler);
  });
  afterEach(() => rm(root, { recursive: true }));

  const edit = async (file: string, from: string, to: string) => {
    const path = join(root, 'openapi', file);
    const text = await readFile(path, 'utf8');
    expect(text).toContain(from);
    await writeFile(path, text.replace(from, to));
  };

  test('a removed reason is refused with the pages and tests that handle it, until the version fits', async () => {
    await edit('paths/meeting/meetingPay.yaml', 'payment.alreadyPaid, ', '');
    const { ok, messages } = await run(root, true);
    expect(ok).toBe(false);
    expect(messages).toEqual([
      'breaking: The reason payment.alreadyPaid is removed.',
      '  /paths/~1web~1meeting~1enroll~1pay/post/x-reasons',
      '  operations: meetingPay',
      '  pages: src/pages/PayPage/index.tsx',
      '  tests: tests/store/pay.test.ts',
      `The contract has breaking changes since ${version}, but info.version in openapi/openapi.yaml is ${version}. Undo them, or set it to ${next} or higher.`,
    ]);

    await edit('openapi.yaml', `version: ${version}`, `version: ${next}`);
    const released = await run(root, true);
    expect(released.messages.at(-1)).toBe(`Released ${next}; the changelog has its section.`);
    expect(await readFile(join(root, 'CHANGELOG.md'), 'utf8')).toBe(
      `# Changelog\n\n## Unreleased\n\n### Contract ${next}\n\n- Breaking: The reason payment.alreadyPaid is removed. (meetingPay)\n\n### Added\n`,
    );
    expect(await run(root, false)).toEqual({ ok: true, messages: [`The contract is as released in ${next}.`] });
  });
});
