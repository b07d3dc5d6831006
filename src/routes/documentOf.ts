/** What the server must know of an address before it draws it: which kind of document it is, and whether its page may be kept. */
import { withoutCampaign } from '@/lib/campaign';
import { rowOf } from './rowOf';

/** Query keys on which kept pages depend. A page that is asked for with any other key is drawn for that request alone. */
const KEYS = new Set(['current', 'size', 'k', 'sort', 'kind', 'lang', 'hall', 'booth', 'date', 'theme']);

/** What a landing page adds when it leads on to a form (visitPermit.ts), which says nothing else for it; to the list of exhibitors it is a filter. */
const LED_ON = 'origin';

export interface DocumentKind {
  kind: 'reading' | 'form';
  /** Path and query by which it is drawn: a page is the same whichever campaign brought its reader, but for a landing page that leads on with it. */
  url: string;
  /** The name under which the page may be kept for every reader, that of a form for every reader who is not known; null where it may not. */
  key: string | null;
  /** Whether the page may use the camera. */
  camera: boolean;
}

/** @param url Path and query of the request. */
export function documentOf(url: string): DocumentKind {
  const { pathname, searchParams } = new URL(url, 'http://site');
  const { kind = 'reading', layout, camera = false } = rowOf(pathname)?.row ?? {};
  const asked = layout === 'landing-zh' ? searchParams : withoutCampaign(searchParams);
  if (kind === 'form') asked.delete(LED_ON);
  const drawn = asked.size < searchParams.size ? `${pathname}${asked.size > 0 ? `?${asked.toString()}` : ''}` : url;
  const isKept = [...asked.keys()].every((key) => KEYS.has(key));
  asked.sort();
  return { kind, url: drawn, key: isKept ? `${pathname}?${asked.toString()}` : null, camera };
}
