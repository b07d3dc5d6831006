// End to end: the built site as a process of its own, a real Chromium, one test after the other.
import base from './jest.config.mjs';

const [node] = base.projects;

export default {
  ...node,
  displayName: 'e2e',
  rootDir: '.',
  globalSetup: '<rootDir>/tests/e2e/template.mjs',
  globalTeardown: '<rootDir>/tests/e2e/removeTemplate.mjs',
  testMatch: ['<rootDir>/tests/e2e/**/*.test.ts'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  testTimeout: 120_000,
};
