import { isOwnPath } from '@/rules/ownPath';

export type ShownFile =
  | { kind: 'pdf' | 'picture' | 'video'; url: string; name: string }
  | { kind: 'none' | 'refused' | 'unknown' | 'missing' };

const KINDS: Record<string, 'pdf' | 'picture' | 'video'> = {
  pdf: 'pdf',
  png: 'picture',
  jpg: 'picture',
  jpeg: 'picture',
  webp: 'picture',
  avif: 'picture',
  gif: 'picture',
  svg: 'picture',
  mp4: 'video',
  webm: 'video',
};
/** Where files of this site lie: no other path is shown, so that no page of the site can stand inside of another. */
const FOLDERS = /^\/(?:media|art|static)\//;

/** What a query asks the viewer for. Only files of this origin are shown; everything else is named for what it is. */
export function shownFile(query: URLSearchParams): ShownFile {
  const url = (query.get('url') ?? query.get('file') ?? '').trim();
  if (url === '') return { kind: 'none' };
  if (!isOwnPath(url)) return { kind: 'refused' };
  // As a browser reads it: `/media/../api` is no file.
  const { pathname, search } = new URL(url, 'https://site.invalid');
  const name = pathname.split('/').pop() ?? '';
  const kind = KINDS[name.split('.').pop()?.toLowerCase() ?? ''];
  return kind && FOLDERS.test(pathname) ? { kind, url: pathname + search, name } : { kind: 'unknown' };
}

/** The same file with its answer meant to be shown, not saved. */
export const inlineUrl = (url: string): string => `${url}${url.includes('?') ? '&' : '?'}inline=1`;
