/** Plays a story with the site's own store, without a browser (src/app/store/story/playStory.ts). */
import type { Story } from '@/api';
import { makeStore, type AppStore } from '@/app/store/makeStore';
import { makeFailureLog, playStory, type StoryFailure } from '@/app/store/story/playStory';
import { makeStoryServer } from '@/app/store/story/storyServer';
import { pageOpened } from '@/state/clientSlice';
import { exampleOperations } from '../../server/http/examples';
import { testWorld } from './testWorld';
import { nextMacrotask } from './until';

const operations = exampleOperations();

const noFiles = (url: string) => Promise.reject(new Error(`A store requests no files: ${url}`));

/** @returns what went wrong, and the store after the last step */
export async function playInStore(story: Story): Promise<{ failures: readonly StoryFailure[]; store: AppStore }> {
  const world = testWorld({ at: story.startedAt });
  const server = makeStoryServer(operations, noFiles);
  const log = makeFailureLog();
  const { services } = world;
  const store = makeStore(
    { ...services, transport: server.transport, navigation: log.navigation(services.navigation) },
    undefined,
    { middleware: [log.middleware] },
  );
  const stage = {
    store,
    server,
    operations,
    log,
    async open(url: string) {
      world.navigateTo(url);
      const query = Object.fromEntries(new URL(url, 'http://site').searchParams);
      store.dispatch(pageOpened({ path: url, query }));
      await nextMacrotask();
    },
    async advance(milliseconds: number) {
      world.advanceTime(milliseconds);
      await nextMacrotask();
    },
  };
  const failures = await playStory(stage, story);
  return { failures, store };
}
