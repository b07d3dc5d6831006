/** Each rule of oneOfEach.mjs is active in ESLint and reports its example. */
import { Linter } from 'eslint';
// @ts-expect-error: the configuration is JavaScript without types.
import config from '../../eslint.config.mjs';
import { oneOfEach } from './oneOfEach.mjs';

// The examples are not files on disk, so typed rules cannot check it.
const withoutTypes: Linter.Config = {
  languageOptions: { parserOptions: { projectService: false, project: null } },
  rules: Object.fromEntries(
    ['no-floating-promises', 'no-misused-promises', 'await-thenable'].map((rule) => [
      `@typescript-eslint/${rule}`,
      'off',
    ]),
  ),
};

test.each(oneOfEach)('$name is rejected with its replacement', ({ message, violation: { file, code } }) => {
  const problems = new Linter({ cwd: process.cwd() }).verify(code, [...config, withoutTypes] as Linter.Config[], file);
  expect(problems.filter(({ ruleId }) => ruleId === 'no-restricted-syntax').map((problem) => problem.message)).toEqual([
    message,
  ]);
});
