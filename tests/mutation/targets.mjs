/** What is mutated, and by which tests it must be noticed. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Folders whose own files are mutated: neither what is generated, nor tests, nor what lies deeper. */
const FOLDERS = ['src/app/store', 'src/app/store/later', 'src/state', 'src/api'];

/** What features keep in the one store. */
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

/** Tests of the store, but for those that read the repository itself. */
export const tests = ['src/{store,state,api}/**/*.test.{ts,tsx}', 'tests/store/**/!(sentences).test.{ts,tsx}'];

/** Where mutants and verdicts are written. */
export const FOLDER = '.cache/mutation';
