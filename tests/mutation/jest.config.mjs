// The tests of the store on mutated sources: Node and a document in one project, so that one process keeps the verdicts.
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
  // The first: what the others register is run again with the tests.
  setupFilesAfterEnv: [inFolder('rerun.cjs'), '<rootDir>/tests/support/silent.ts', inFolder('document.cjs')],
  testMatch: process.env.AT_LOADING ? [inFolder('atLoading.cjs')] : tests.map((pattern) => `<rootDir>/${pattern}`),
  testTimeout: 600_000,
};
