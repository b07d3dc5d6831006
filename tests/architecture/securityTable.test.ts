/**
 * Checks docs/security.md: each risk has statements, each statement a test, and each named test exists, word by word.
 */
import { DOCUMENT, risksOf } from '../support/securityTable';
import { files, textOf } from './sources';

const risks = risksOf(textOf(DOCUMENT));
const tests = risks.flatMap(({ statements }) => statements.flatMap((statement) => statement.tests));

const plain = (title: string): string => title.replace(/\\(['"`])/g, '$1');

test('each statement of each risk has a test', () => {
  expect(risks).toHaveLength(31);
  expect(risks.filter(({ statements }) => statements.length === 0)).toEqual([]);
  const bare = risks.flatMap(({ risk, statements }) =>
    statements.filter((statement) => statement.tests.length === 0).map(({ statement: words }) => `${risk}: ${words}`),
  );
  expect(bare).toEqual([]);
});

test('each named test exists', () => {
  const missing = tests.filter(
    ({ file, title }) => !files.includes(file) || !plain(textOf(file)).includes(plain(title)),
  );
  expect(missing).toEqual([]);
});
