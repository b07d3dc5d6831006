/** The frame of /dev/story: plays a story with the real pages. An entry of the development build only. */
import '@/ui/styles/tokens.css';
import '@/ui/styles/base.css';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import type { Story } from '@/api';
import { App } from '@/app/App';
import { standaloneConfig, standaloneParts } from '@/app/document/standaloneDocument';
import { browserRoutes } from '@/app/routes/browserRoutes';
import { matchRoute } from '@/app/routes/matchRoute';
import { browserServices, nextTask } from '@/app/services/browser';
import { shellParts } from '@/app/shellParts';
import { makeStore, startPersisting, type RootState } from '@/app/store/makeStore';
import { makeFailureLog, playStory, type StoryFailure } from '@/app/store/story/playStory';
import { makeStoryServer } from '@/app/store/story/storyServer';
import { createTexts } from '@/i18n/texts';
import { loadWholeCatalog } from '@/i18n/loadWholeCatalog';
import { languageTag } from '@/rules/locales';
import type { ExampleOperations } from '@/rules/http/exampleOperations';
import type { Services } from '@/state/services';

export interface PlayedStory {
  /** The state before the first step and after each step. */
  states: RootState[];
  failures: readonly StoryFailure[];
}

declare global {
  interface Window {
    /** Plays the first steps of a story and shows the page after them. */
    playStory?: (story: Story, until: number) => Promise<PlayedStory>;
  }
}

const EXAMPLES_URL = '/dev/examples.json';

const { origin } = window.location;

/** The layouts of the site without its document, which is the frame's own. */
const SHELL = { ...shellParts, Document: Outlet, BareDocument: shellParts.ErrorPage };

function memoryStorage(): Services['storage'] {
  const items = new Map<string, string>();
  return {
    get: (key) => items.get(key) ?? null,
    set: (key, value) => void items.set(key, value),
    remove: (key) => void items.delete(key),
    subscribe: () => () => undefined,
  };
}

/** Services that leave no trace in the browser: a story must not sign its reader in, or out. */
function storyServices(startedAt: string): Services {
  const storage = memoryStorage();
  return {
    ...browserServices(standaloneConfig(origin), new Date(startedAt)),
    storage,
    sessionStorage: memoryStorage(),
    cookies: storage,
    beacon: () => true,
    clearBrowserData: () => Promise.resolve(),
    cacheForOffline: () => undefined,
    cachePersonal: () => undefined,
    clearPersonalCache: () => undefined,
  };
}

/** Stories play ten times as fast as they happened, and without long pauses. */
const SPEED = 10;
const LONGEST_PAUSE_MS = 400;

const advance = (milliseconds: number) =>
  new Promise<void>((resolve) => void window.setTimeout(resolve, Math.min(milliseconds / SPEED, LONGEST_PAUSE_MS)));

const fetchFile = (url: string, init: RequestInit) => fetch(url, init);

const root = createRoot(document.body.appendChild(document.createElement('div')));

window.playStory = async (story, until) => {
  const operations = (await (await fetch(EXAMPLES_URL)).json()) as ExampleOperations;
  const server = makeStoryServer(operations, fetchFile);
  const log = makeFailureLog();
  const base = storyServices(story.startedAt);
  const services = { ...base, transport: server.transport, navigation: log.navigation(base.navigation) };
  const store = makeStore(services, undefined, { middleware: [log.middleware] });
  startPersisting(store, services);
  const texts = createTexts(() => Promise.resolve({}));
  Object.assign(texts.catalog, await loadWholeCatalog(story.locale));
  document.documentElement.lang = languageTag(story.locale);

  const open = async (url: string): Promise<void> => {
    const { pathname } = new URL(url, origin);
    const { routes, patchRoutesOnNavigation } = browserRoutes(
      {
        storeOf: () => store,
        texts,
        document: matchRoute(pathname)?.route.kind ?? 'content',
        isServer: false,
        documentParts: () => null,
      },
      SHELL,
      pathname,
    );
    const router = createMemoryRouter(
      routes.map((route) => ({ ...route, HydrateFallback: () => null })),
      { initialEntries: [url], patchRoutesOnNavigation },
    );
    root.render(
      <App
        key={url}
        store={store}
        services={services}
        locale={story.locale}
        catalog={texts.catalog}
        parts={standaloneParts(origin)}
      >
        <RouterProvider router={router} />
      </App>,
    );
    await new Promise<void>((resolve) => {
      const check = () => router.state.initialized && router.state.navigation.state === 'idle' && resolve();
      router.subscribe(check);
      check();
    });
    await nextTask();
  };

  root.render(null);
  const states: RootState[] = [];
  const failures = await playStory({ store, server, operations, log, open, advance }, story, {
    until,
    onStep: () => states.push(store.getState()),
  });
  return { states, failures };
};
