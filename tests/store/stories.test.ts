/** Reported stories (docs/testing.md): each must play without a failure. `STORIES` is another folder of them. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { playInStore } from '../support/playInStore';
import { readStory } from '../story/readStory';

const folder = process.env.STORIES ?? join(__dirname, 'stories');
const files = readdirSync(folder).filter((name) => name.endsWith('.story.json'));

test.each(files)('%s plays without a failure', async (name) => {
  const { failures } = await playInStore(await readStory(join(folder, name)));
  expect(failures).toEqual([]);
});
