// The store's tests on mutated sources: Node and document tests in one project, so that one process collects the
// results.
import { resolve } from 'node:path';
import base from '../../jest.config.mjs';
import { tests } from './targets.mjs';

const [{ transform, transformIgnorePatterns, moduleNameMapper }] = base.projects;
const inFolder = (name) => resolve('tests/mutation', name);

export default {
  rootDir: resolve('.'),
  transform,
  transformIgnorePatterns,
  moduleNameMapper,
  modulePathIgnorePatterns: ['<rootDir>/dist/'],
  testEnvironment: inFolder('environment.cjs'),
  // The first setup file, so that hooks of the others are also run again with the tests.
  setupFilesAfterEnv: [inFolder('rerun.cjs'), '<rootDir>/tests/support/failOnConsole.ts', inFolder('document.cjs')],
  testMatch: process.env.AT_LOADING ? [inFolder('atLoading.cjs')] : tests.map((pattern) => `<rootDir>/${pattern}`),
  testTimeout: 600_000,
};
