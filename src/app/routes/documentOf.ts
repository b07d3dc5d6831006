/** What the server must know of an address before it draws it: which kind of document it is, and whether its page may be kept. */
import { ownQuery } from '@/lib/ownQuery';
import { isLocale } from '@/rules/locales';
import { rowOf } from './rowOf';

/** Keys of which a page is kept for each value. Of all others that it reads (filters of a list, codes) there are too many: it is drawn for that request alone. */
const KEPT = new Set(['current', 'size', 'k', 'sort', 'kind', 'lang', 'hall', 'booth', 'date', 'theme']);

interface DocumentKind {
  kind: 'reading' | 'form';
  /** Path and query by which it is drawn: a page is the same for every key that it does not read, but for a landing page that leads on with all of them. */
  url: string;
  /** The name under which the page may be kept for every reader, that of a form for every reader who is not known; null where it may not. */
  key: string | null;
  /** Whether the page may use the camera. */
  camera: boolean;
  /** Whether other sites may not learn the address. */
  isPrivate: boolean;
}

/** @param url Path and query of the request. */
export function documentOf(url: string): DocumentKind {
  const { pathname, searchParams } = new URL(url, 'http://site');
  const { query = [], kind = 'reading', layout, camera = false, isPrivate = false } = rowOf(pathname)?.row ?? {};
  // An address that names no language asks for one by its query.
  const keys = [...query, ...(isLocale(pathname.split('/')[1]) ? [] : ['lang'])];
  const asked = layout === 'landing-zh' ? searchParams : ownQuery(searchParams, keys);
  const drawn = asked.size < searchParams.size ? `${pathname}${asked.size > 0 ? `?${asked.toString()}` : ''}` : url;
  const isKept = !isPrivate && [...asked.keys()].every((key) => KEPT.has(key));
  asked.sort();
  return { kind, url: drawn, key: isKept ? `${pathname}?${asked.toString()}` : null, camera, isPrivate };
}
