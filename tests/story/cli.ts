/**
 * `npm run story -- to-test <file>` writes a failing store test from a reported story. `npm run story -- shrink <file>`
 * reduces it to the fewest steps that still fail. docs/testing.md explains both.
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Story } from '@/api';
import { playInStore } from '../support/playInStore';
import { readStory, StoryError } from './readStory';
import { shrink } from './shrink';

const USAGE = `npm run story -- to-test <file>   writes tests/store/stories/reported.story.json
npm run story -- shrink <file>    reduces the file to the fewest steps that still fail`;

const NO_FAILURE =
  'The store plays this story without a failure. Play it in /dev/story: the page may fail where the store does not.';

const SERVER_ERROR =
  'The story has a failure of the server, which stays in it. If that is the fault, write a test of the API and delete this file.';

const hasServerError = ({ steps }: Story): boolean => steps.some(({ request }) => (request?.status ?? 0) >= 500);

/** The name never comes from a report. */
const TEST_FILE = 'reported.story.json';

const print = (text: string): void => void process.stdout.write(`${text}\n`);
const toText = (story: Story): string => `${JSON.stringify(story, null, 2)}\n`;

/** @param folder where tests/store/stories.test.ts finds stories */
async function toTest(file: string, folder: string): Promise<void> {
  const story = await readStory(file);
  const { failures } = await playInStore(story);
  if (failures.length === 0) throw new StoryError(NO_FAILURE);
  const path = join(folder, TEST_FILE);
  await writeFile(path, toText(story), { flag: 'wx' }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EEXIST') throw new StoryError(`${path} exists. Rename it after what it shows, or delete it.`);
    throw new StoryError(`${path} could not be written: ${error.message}`);
  });
  for (const { step, kind, text } of failures) print(`step ${step + 1}: ${kind}: ${JSON.stringify(text).slice(1, -1)}`);
  print(`wrote ${path}. npx jest tests/store/stories fails until the store handles this`);
  if (hasServerError(story)) print(SERVER_ERROR);
}

async function shrinkFile(file: string): Promise<void> {
  const story = await readStory(file);
  const shorter = await shrink(story);
  if (!shorter) throw new StoryError(NO_FAILURE);
  await writeFile(file, toText(shorter));
  print(`${file}: ${shorter.steps.length} of ${story.steps.length} steps`);
}

const [command, file, folder = 'tests/store/stories'] = process.argv.slice(2);
try {
  if (command === 'to-test' && file) await toTest(file, folder);
  else if (command === 'shrink' && file) await shrinkFile(file);
  else throw new StoryError(USAGE);
} catch (error) {
  if (!(error instanceof StoryError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
