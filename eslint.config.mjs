/** Lint of the repository. A message teaches: it says what to do instead. The import rule itself is tests/architecture/layers.cjs. */
import { dirname, relative, resolve } from 'node:path';
import tseslint from 'typescript-eslint';
import layers from './tests/architecture/layers.cjs';
import { oneOfEach } from './tests/architecture/oneOfEach.mjs';

const root = import.meta.dirname;

/** The path from the root that an import names; null for packages. */
function target(file, source) {
  if (source.startsWith('@/')) return `src/${source.slice(2)}`;
  return source.startsWith('.') ? relative(root, resolve(dirname(file), source)) : null;
}

/** Imports go down only. Types follow the same rule: what a file names is what it depends on. */
const importsGoDown = {
  meta: { type: 'problem', schema: [], messages: { fault: '{{fault}}' } },
  create(context) {
    const from = relative(root, context.filename);
    const check = (node, source) => {
      const to = typeof source?.value === 'string' ? target(context.filename, source.value) : null;
      const fault = to && layers.violation(from, to);
      if (fault) context.report({ node, messageId: 'fault', data: { fault } });
    };
    return {
      ImportDeclaration: (node) => check(node, node.source),
      ExportNamedDeclaration: (node) => check(node, node.source),
      ExportAllDeclaration: (node) => check(node, node.source),
      ImportExpression: (node) => check(node, node.source),
      TSImportType: (node) => check(node, node.source ?? node.argument?.literal),
    };
  },
};

/** Browser globals that src must not use directly, and the service that provides them. */
const world = {
  fetch: 'Use the endpoints of @/api, or services.transport: tests replace it.',
  localStorage: 'Use services.storage: a browser may forbid storage, and the server has none.',
  sessionStorage: 'Use services.sessionStorage: a browser may forbid storage, and the server has none.',
  setTimeout: 'Use services.timers.after: the server has none, and tests control it.',
  setInterval: 'Use services.timers.every: the server has none, and tests control it.',
  navigator: 'Use a service (beacon, download, navigation) or CSS: cached pages do not depend on the device.',
};
const clock = 'Use services.clock: tests set the time.';
const globals = Object.entries(world).map(([name, message]) => ({ name, message }));

const worldIsService = {
  'no-restricted-globals': ['error', ...globals],
  'no-restricted-properties': [
    'error',
    ...['window', 'globalThis', 'self'].flatMap((object) =>
      globals.map(({ name, message }) => ({ object, property: name, message })),
    ),
    { object: 'Date', property: 'now', message: clock },
  ],
};

/** The rules for syntax of one place: eslint takes the last block that a file matches, so each block has all of its place. */
const restrictedSyntax = (place, more = []) => ({
  'no-restricted-syntax': [
    'error',
    ...more,
    ...oneOfEach.filter(({ places }) => places.includes(place)).map(({ selector, message }) => ({ selector, message })),
  ],
});

/** Tests and examples own their world. */
const tests = ['test', 'fixture', 'gallery']
  .map((kind) => `src/**/*.${kind}.{ts,tsx}`)
  .concat('src/**/testing.{ts,tsx}', 'src/app/gallery/**', 'src/app/story/**');

export default tseslint.config(
  {
    ignores: [
      'node_modules/',
      'dist/',
      '.cache/',
      '.data/',
      'coverage/',
      'public/',
      '**/generated/**/*',
      '**/*.gen.*',
      // The types of generated JavaScript are read like any others.
      '!**/*.gen.d.ts',
      'tests/e2e/output/',
    ],
  },
  {
    // An exception that is no longer needed is a wrong sentence.
    linterOptions: { reportUnusedDisableDirectives: 'error' },
  },
  {
    files: ['**/*.{ts,tsx,mts}'],
    extends: [tseslint.configs.recommended],
    plugins: { site: { rules: { 'imports-go-down': importsGoDown } } },
    rules: {
      'site/imports-go-down': 'error',
      '@typescript-eslint/consistent-type-imports': [
        'error',
        { fixStyle: 'inline-type-imports', disallowTypeAnnotations: false },
      ],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', caughtErrors: 'none', ignoreRestSiblings: true },
      ],
      '@typescript-eslint/no-import-type-side-effects': 'error',
      '@typescript-eslint/ban-ts-comment': [
        'error',
        { 'ts-expect-error': 'allow-with-description', minimumDescriptionLength: 10 },
      ],
      eqeqeq: ['error', 'always'],
      'no-var': 'error',
      'prefer-const': 'error',
      'object-shorthand': 'error',
      'no-eval': 'error',
      'no-new-func': 'error',
    },
  },
  {
    // Rules that need types cost 20 s in addition to the type check, so only what a person overlooks most: a promise that nobody waits for.
    files: ['{src,server}/**/*.{ts,tsx}'],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: root } },
    rules: {
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: false }],
      '@typescript-eslint/await-thenable': 'error',
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: [...tests, 'src/i18n/extract.ts'], // the latter is a command: `npm run i18n`
    rules: { 'no-console': 'error' },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    // The world itself, and what starts in it.
    ignores: ['src/app/services/**', 'src/app/entry.start.ts', 'src/worker/**', ...tests],
    rules: {
      ...worldIsService,
      ...restrictedSyntax('src', [
        { selector: 'NewExpression[callee.name="Date"][arguments.length=0]', message: clock },
      ]),
    },
  },
  {
    files: ['src/lib/paths.ts'],
    rules: { 'no-restricted-syntax': 'off' },
  },
  {
    files: ['server/domain/**/*.ts'],
    ignores: ['server/domain/**/*.test.ts'],
    rules: restrictedSyntax('domain'),
  },
  {
    files: ['server/domain/**/*Repository.ts'],
    rules: restrictedSyntax('repository'),
  },
);
