// Two worlds: what runs in Node (server, code generation, rules, store) and what needs a DOM (jsdom).
const transform = {
  '^.+\\.(t|j|mj)sx?$': [
    '@swc/jest',
    {
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic' } },
        target: 'es2022',
      },
    },
  ],
};

const shared = {
  transform,
  // These packages ship ES modules only. What ships both is loaded as CommonJS (moduleNameMapper), which needs no transform.
  transformIgnorePatterns: [
    'node_modules/(?!(react-sticky-box|react-intl|@formatjs|intl-messageformat|nanoid|rettime|until-async|opencc-js|marked|feed|qr|@csstools|postcss-custom-media)/)',
  ],
  moduleNameMapper: {
    // antd's index loads all of its components, which takes seconds: here each is loaded when it is imported.
    '^antd$': '<rootDir>/tests/support/antd.cjs',
    '^antd/es/(.*)$': '<rootDir>/node_modules/antd/lib/$1',
    '^@formily/antd/esm/(.*)$': '<rootDir>/node_modules/@formily/antd/lib/$1',
    '\\.module\\.css$': '<rootDir>/tests/support/classNames.cjs',
    '\\.css$': '<rootDir>/tests/support/emptyModule.cjs',
    '^@/(.*)$': '<rootDir>/src/$1',
  },
  setupFilesAfterEnv: ['<rootDir>/tests/support/failOnConsole.ts'],
  testPathIgnorePatterns: [
    '/node_modules/',
    '/dist/',
    '/tests/e2e/',
    // What only a PostgreSQL server can show runs where there is one (tests/support/postgres.mjs).
    ...(process.env.TEST_DATABASE_URL ? [] : ['/tests/postgres/']),
  ],
  modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/.cache/'],
};

const inDocument = ['<rootDir>/src/**/*.test.tsx', '<rootDir>/tests/{examples,store}/**/*.test.tsx'];

export default {
  // Modules of finished test files stay in the heap for some collections, which slows each of them: restarting the worker is cheaper.
  workerIdleMemoryLimit: '250MB',
  // jest's own default leaves one core idle.
  maxWorkers: '100%',
  globalSetup: '<rootDir>/tests/support/globalSetup.mjs',
  // Ends what hangs; ten times the usual duration still passes.
  testTimeout: 60_000,
  projects: [
    {
      ...shared,
      displayName: 'node',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/{server,codegen,content,src,tests}/**/*.test.ts'],
    },
    {
      ...shared,
      displayName: 'document',
      testEnvironment: '<rootDir>/tests/support/documentEnvironment.cjs',
      setupFilesAfterEnv: [...shared.setupFilesAfterEnv, '<rootDir>/tests/support/document.ts'],
      testMatch: inDocument,
    },
  ],
};
