/** The mutated sources, and the tests that must kill the mutants. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Folders whose direct files are mutated, without tests and subfolders. */
const FOLDERS = ['src/app/store', 'src/app/store/idle', 'src/state', 'src/api', 'src/api/generated'];

/** Feature files with state in the store. */
const FILES = ['src/features/registration/registrationSlice.ts', 'src/features/edition/countdown.ts'];

const isSource = (name) => name.endsWith('.ts') && !name.includes('.test.');

export const targets = [
  ...FOLDERS.flatMap((folder) =>
    readdirSync(folder)
      .filter(isSource)
      .map((name) => join(folder, name)),
  ),
  ...FILES,
];

/** The store's tests, except those that read the repository. */
export const tests = ['src/{store,state,api}/**/*.test.{ts,tsx}', 'tests/store/**/!(sentences).test.{ts,tsx}'];

/** The folder for mutants and results, in the copy of the repository. */
export const FOLDER = '.cache/mutation';
