/** Each rule of oneOfEach.mjs is active in ESLint and reports its planted violation. */
import { Linter } from 'eslint';
// @ts-expect-error: the configuration is JavaScript without types.
import config from '../../eslint.config.mjs';
import { oneOfEach } from './oneOfEach.mjs';

// Planted code is not a file on disk, so typed rules cannot check it.
const withoutTypes: Linter.Config = {
  languageOptions: { parserOptions: { projectService: false, project: null } },
  rules: Object.fromEntries(
    ['no-floating-promises', 'no-misused-promises', 'await-thenable'].map((rule) => [
      `@typescript-eslint/${rule}`,
      'off',
    ]),
  ),
};

test.each(oneOfEach)('$name is rejected with its replacement', ({ message, planted: { file, code } }) => {
  const found = new Linter({ cwd: process.cwd() }).verify(code, [...config, withoutTypes] as Linter.Config[], file);
  expect(found.filter(({ ruleId }) => ruleId === 'no-restricted-syntax').map((fault) => fault.message)).toEqual([
    message,
  ]);
});
