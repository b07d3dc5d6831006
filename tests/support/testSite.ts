/** The whole site in one process: the test application with pages rendered by the entry that the build bundles. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { assetsFrom, type Manifest } from '../../server/ssr/builtSite';
import type { CacheOutcome } from '../../server/ssr/responseCache';
import { siteRoutes, type SiteCaches } from '../../server/ssr/site';
import * as entry from '../../src/app/entry.server';
import { buildTestApp, type TestApp } from './testApp';

/** RTK Query checks subscriptions half a second after a render; a jest worker must end after that. */
const SUBSCRIPTION_CHECK_MS = 600;

/** Names in place of built files, so that a test sees which chunks a page requests. */
const manifest: Manifest = {
  start: ['start.js'],
  main: ['main.js', 'main.css'],
  home: ['home.js', 'home.css'],
  news: ['news.js'],
};

export interface TestSite extends TestApp {
  /** Invalidates cached content of services and pages, as a content import does. */
  invalidateContent(): void;
  /** Clears the page cache. */
  clearCache(): void;
  /** The number of rendered pages. */
  rendered: number;
  /** The cache outcome of each requested page. */
  outcomes: CacheOutcome[];
  /** Requests a page as a browser without JavaScript does. */
  get(
    url: string,
    headers?: Record<string, string>,
  ): Promise<{ status: number; html: string; lang: string; title: string; headers: Record<string, unknown> }>;
}

export async function buildTestSite(
  options: Pick<
    NonNullable<Parameters<typeof buildTestApp>[0]>,
    'at' | 'database' | 'designers' | 'preSecret' | 'region'
  > & {
    /** A folder that is served as the built files. */
    assets?: string;
  } = {},
): Promise<TestSite> {
  const pictureFolder = await mkdtemp(join(tmpdir(), 'pictures-'));
  const config = {
    region: options.region ?? ('CN' as const),
    sandbox: true,
    origin: 'http://127.0.0.1:8080',
    languageOrigins: {},
    serviceWorker: true,
    pageCache: true,
  };
  let test: TestApp | null = null;
  // Pages are rendered with the application's own clock, which exists only once it is built.
  const clock = { now: () => test?.clock.now() ?? new Date(0) };
  const counters = { rendered: 0, outcomes: [] as CacheOutcome[] };
  const telemetry = {
    recordRender: () => void (counters.rendered += 1),
    countPage: (outcome: CacheOutcome) => void counters.outcomes.push(outcome),
  };
  const built = { entry, assetsOf: assetsFrom(manifest), assets: options.assets ?? null };
  const deps = { ...built, config, clock, publicFolder: resolve('public'), pictureFolder, telemetry };
  let pages: SiteCaches | null = null;
  test = await buildTestApp({
    ...options,
    site: (app) => {
      pages = siteRoutes(app, deps);
    },
  });
  const { app, close } = test;
  return {
    ...test,
    outcomes: counters.outcomes,
    get rendered() {
      return counters.rendered;
    },
    invalidateContent() {
      app.services.invalidateContent();
      pages?.clear();
    },
    clearCache: () => pages?.clear(),
    async close() {
      await Promise.all([close(), wait(SUBSCRIPTION_CHECK_MS)]);
      await rm(pictureFolder, { recursive: true, force: true });
    },
    async get(url, headers = {}) {
      const response = await app.inject({ url, headers: { accept: 'text/html', ...headers } });
      const html = response.body;
      return {
        status: response.statusCode,
        html,
        lang: /<html lang="([^"]+)"/.exec(html)?.[1] ?? '',
        title: /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '',
        headers: response.headers,
      };
    },
  };
}

/** The text of a page as a user without JavaScript sees it. */
export const textOf = (html: string): string =>
  html
    .replace(/<(script|style)[\s\S]*?<\/\1>/g, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
