/** Reads a story from a file that a visitor's browser has written: it may contain anything. */
import { readFile, stat } from 'node:fs/promises';
import type { Story } from '@/api';
import { checkRequest } from '../../server/http/validation';

const MAX_BYTES = 300_000;

/** Why a file is not a story: a sentence for each problem. */
export class StoryError extends Error {}

/** A text of the file, for a terminal: control characters could clear it or forge lines. */
const printable = (text: string): string =>
  JSON.stringify(text)
    .slice(1, -1)
    .replace(/[\u007f-\u009f]/g, '?');

/**
 * @throws StoryError when the file is too large, no JSON, or breaks the contract's schema `Story`
 */
export async function readStory(file: string): Promise<Story> {
  const properties = await stat(file).catch(() => null);
  if (!properties?.isFile()) throw new StoryError(`There is no file ${file}.`);
  const { size } = properties;
  if (size > MAX_BYTES) throw new StoryError(`The file has ${size} bytes; a story has at most ${MAX_BYTES}.`);
  const story = parse(await readFile(file, 'utf8'));
  const problems = checkRequest('ownReportProblem', { path: {}, query: {}, body: { story, privacyAgreed: true } });
  if (problems.length > 0) {
    const lines = problems.map(
      ({ pointer, reason }) => `${printable(pointer.replace('/body/story', '') || '/')} ${reason}`,
    );
    throw new StoryError(`The file is not a story:\n${lines.join('\n')}`);
  }
  // A leap second, which the contract allows and JavaScript doesn't know.
  if (Number.isNaN(Date.parse((story as Story).startedAt)))
    throw new StoryError('The file is not a story:\n/startedAt field.format');
  return story as Story;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new StoryError('The file is not JSON.');
  }
}
