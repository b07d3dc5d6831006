/** The glossary of design/language.md: retired names do not come back. Values are the field's terms. */
import ts from 'typescript';
import { files, isGenerated, textOf } from './sources';

const RETIRED: Record<string, string> = {
  anew: 'again',
  asked: 'requested',
  asks: 'requests',
  beside: 'next to, in addition to',
  carry: 'migrate, copy',
  door: 'page cache',
  drawn: 'rendered',
  finding: 'problem, diagnostic',
  findings: 'problems, diagnostics',
  given: 'the name of the value',
  handed: 'preloaded',
  kept: 'cached, persisted',
  looker: 'health check',
  machines: 'seo',
  prove: 'verify',
  proved: 'verified',
  refusal: 'error, error response',
  refusals: 'errors, error responses',
  refuse: 'reject',
  said: 'message, localized message',
  several: 'bulk',
  shelf: 'page cache',
  stands: 'is, lives',
  taken: 'hydrated',
  told: 'notified',
  judge: 'check, validate',
  judged: 'checked, validated',
  tell: 'notify, report',
  tells: 'notifies, reports',
  unkeepable: 'invalidText',
  verdict: 'result',
  whoever: 'anyone who',
};

const SELF = 'tests/architecture/glossary.test.ts';

/** Names with a retired word that are right: of the contract, the database, a standard, or the hall. */
const EXCEPTIONS: Record<string, string> = {
  asked_at: 'column',
  doors: 'hall doors',
  door: 'hall doors',
  doorsOf: 'hall doors',
  Door: 'hall doors',
  HallDoor: 'hall doors',
  middleDoor: 'hall doors',
  givenNames: 'a name as in a passport',
  PreviewVerdict: 'contract',
  isJudged: 'persisted in drafts of a bulk import',
  kept: 'contract: what an erasure must keep',
  notAsked: 'a state of an answer: its question was not asked',
  ownJudgeFormPreview: 'contract',
  NOT_ASKED: 'a state of an answer: its question was not asked',
  taken: 'contract: seats, and columns of them',
  taken_at: 'column',
  takenAt: 'contract: when a photo was taken',
};

/** Names that a file declares: variables, parameters, functions, types, members, properties. */
function declaredNames(file: string): { name: string; line: number }[] {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(file, textOf(file), ts.ScriptTarget.Latest, true, kind);
  const names: { name: string; line: number }[] = [];
  const visit = (node: ts.Node): void => {
    const name = (node as ts.NamedDeclaration).name;
    if (name && ts.isIdentifier(name) && !ts.isPropertyAccessExpression(node))
      names.push({ name: name.text, line: source.getLineAndCharacterOfPosition(name.getStart()).line + 1 });
    ts.forEachChild(node, visit);
  };
  visit(source);
  return names;
}

const wordsOf = (name: string): string[] =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .match(/[a-z]+/g) ?? [];

test('no name uses a word that the glossary has retired', () => {
  const violations = files
    .filter((file) => /^(src|server|tests|codegen)\/.*\.tsx?$/.test(file) && file !== SELF && !isGenerated(file))
    .flatMap((file) =>
      declaredNames(file)
        .filter(({ name }) => !Object.hasOwn(EXCEPTIONS, name))
        .flatMap(({ name, line }) =>
          wordsOf(name)
            .filter((word) => Object.hasOwn(RETIRED, word))
            .map((word) => `${file}:${line} ${name}: "${word}" is ${RETIRED[word]}`),
        ),
    );
  expect(violations).toEqual([]);
});

test('finds a retired word in any part of a name', () => {
  expect(wordsOf('keptPages')).toEqual(['kept', 'pages']);
  expect(wordsOf('PROVED_AT')).toEqual(['proved', 'at']);
});
