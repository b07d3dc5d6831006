/** The built site: webpack's output and the interface of its server entry. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Clock } from '../../src/rules/clock';
import type { FormDefinition } from '../../src/rules/forms/types';
import type { Locale } from '../../src/rules/locales';
import type { PageDescription } from './seo/openGraph';
import type { Transport } from '../../src/rules/http/transport';

/** The files of a page, as webpack's manifest lists them. */
interface Assets {
  start: string;
  scripts: string[];
  styles: string[];
  letters: string[];
  preloads: string[];
  texts: string[];
}

interface SiteSettings {
  bases: Record<'main' | 'helper' | 'legacy' | 'static', string>;
  region: 'CN' | 'global';
  sandbox: boolean;
  origin: string;
  languageOrigins: Partial<Record<Locale, string>>;
}

interface EntryRequest {
  url: string;
  transport: Transport;
  clock: Clock;
  config: SiteSettings;
  cookies: Record<string, string>;
  /** Aborted when the client disconnects; absent for a page that is rendered to its end. */
  signal?: AbortSignal;
}

/** Returns the files of the entry and of the named chunks. */
export type AssetsOf = (chunks: string[]) => Assets;

/** What the built entry.server exports (src/app/entry.server.tsx). */
export interface ServerEntry {
  render(request: EntryRequest & { assetsOf: AssetsOf; nonce: string | null; onFault(error: unknown): void }): Promise<
    | {
        kind: 'page';
        status: number;
        retryAfter: number | null;
        html: string;
        document: 'content' | 'form';
        locale: Locale;
      }
    | { kind: 'redirect'; status: number; location: string }
  >;
  describe(request: EntryRequest): Promise<PageDescription | null>;
  documentOf(url: string): {
    kind: 'content' | 'form';
    url: string;
    key: string | null;
    camera: boolean;
    isPrivate: boolean;
    hasNonce: boolean;
  };
  /** @throws when the form cannot be rendered */
  renderForm(definition: FormDefinition): Promise<void>;
  hasValidTicket(cookies: Readonly<Record<string, string>>, clock: Clock): boolean;
  sitemapPages: readonly string[];
}

export type Manifest = Record<string, string[]>;

export const ASSETS = '/assets/';

/** Reads the built site from webpack's output folder. */
export async function readBuiltSite(root: string): Promise<{ entry: ServerEntry; assetsOf: AssetsOf; assets: string }> {
  const entry = readEntry(root);
  const manifest = JSON.parse(await readFile(join(root, 'client/manifest.json'), 'utf8')) as Manifest;
  return { entry, assetsOf: assetsFrom(manifest), assets: join(root, 'client') };
}

/** Uses Node's require, because the entry is a separate bundle that is located at run time. */
export const readEntry = (root: string): ServerEntry =>
  createRequire(pathToFileURL(join(root, 'site')).href)(join(root, 'ssr/entry.cjs')) as ServerEntry;

const unique = (list: string[]): string[] => [...new Set(list)];

/** Memoises the lookup: pages of the same kind and language have the same chunks. */
export function assetsFrom(manifest: Manifest): AssetsOf {
  const cache = new Map<string, Assets>();
  return (chunks) => {
    const names = chunks.join();
    const assets = cache.get(names) ?? findAssets(manifest, chunks);
    cache.set(names, assets);
    return assets;
  };
}

function findAssets(manifest: Manifest, chunks: string[]): Assets {
  const main = manifest.main ?? [];
  const chunkFiles = chunks.flatMap((chunk) => manifest[chunk] ?? []);
  const url = (file: string) => ASSETS + file;
  const scripts = main.filter((file) => file.endsWith('.js'));
  return {
    start: (manifest.start ?? []).map(url).join(''),
    scripts: scripts.map(url),
    styles: unique([...main, ...chunkFiles].filter((file) => file.endsWith('.css'))).map(url),
    letters: chunkFiles.filter((file) => file.endsWith('.woff2')).map(url),
    preloads: unique(chunkFiles.filter((file) => file.endsWith('.js') && !scripts.includes(file))).map(url),
    texts: chunkFiles.filter((file) => file.endsWith('.json')).map(url),
  };
}
