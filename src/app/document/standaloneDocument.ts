/** Configuration and parts of a page that no server renders: `/dev/gallery`, `/dev/story` and tests of pages. */
import { SERVICE_BASES } from '@/rules/http/serviceBases';
import type { SiteConfig } from '@/state/services';
import type { DocumentParts } from './DocumentContext';

export const standaloneConfig = (origin: string): SiteConfig => ({
  bases: SERVICE_BASES,
  region: 'global',
  sandbox: true,
  origin,
  languageOrigins: {},
});

export const standaloneParts = (origin: string): DocumentParts => ({
  assets: { start: '', scripts: [], styles: [], letters: [], preloads: [], texts: [] },
  bootstrap: '{}',
  nonce: null,
  origin,
});
