/**
 * A plan in a link: `1.<exhibitors>.<products>.<sessions>`, each the 16 bytes of its ids in base64url. It is in the
 * fragment of the address, which browsers do not send to the server.
 */
import { CROCKFORD, toCrockford } from '@/rules/formats/crockford';
import type { Favourite, FavouriteKind } from '@/state/favourites';

/** What opens the plan of somebody else: `/en/my/plan#plan=…`. */
export const FRAGMENT = '#plan=';
/** The server knows at most this many of each kind; the whole stays below 8 KB. */
const MAX_IDS = 120;
const MAX_LENGTH = 8192;
const VERSION = '1';

const ID = /^[0-7][0-9A-HJKMNP-TV-Z]{25}$/;
const [ID_BYTES, ID_LENGTH] = [16, 26];

/** The 128 bits of an id. */
function toBytes(id: string): number[] {
  const value = [...id].reduce((sum, letter) => sum * 32n + BigInt(CROCKFORD.indexOf(letter)), 0n);
  return Array.from({ length: ID_BYTES }, (_, index) => Number((value >> BigInt(8 * (ID_BYTES - 1 - index))) & 255n));
}

const toBase64 = (bytes: readonly number[]): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** Null if the text is not base64url of whole ids. */
function toIds(text: string): string[] | null {
  if (!/^[\w-]*$/.test(text)) return null;
  try {
    const bytes = [...atob(text.replaceAll('-', '+').replaceAll('_', '/'))].map((letter) => letter.charCodeAt(0));
    if (bytes.length % ID_BYTES !== 0) return null;
    const ids = Array.from({ length: bytes.length / ID_BYTES }, (_, index) =>
      toCrockford(bytes.slice(index * ID_BYTES, (index + 1) * ID_BYTES), ID_LENGTH),
    );
    return [...new Set(ids)].slice(0, MAX_IDS);
  } catch {
    return null;
  }
}

const KINDS: readonly FavouriteKind[] = ['exhibitor', 'product', 'meeting'];

/** The plan as the end of a link. */
export const encodePlan = (favourites: readonly Favourite[]): string =>
  FRAGMENT +
  [
    VERSION,
    ...KINDS.map((kind) =>
      toBase64(
        favourites
          .filter((one) => one.kind === kind && ID.test(one.id))
          .slice(0, MAX_IDS)
          .flatMap(({ id }) => toBytes(id)),
      ),
    ),
  ].join('.');

export interface SharedIds {
  exhibitorIds: string[];
  exhibitIds: string[];
  meetingIds: string[];
}

/** The ids of a link; null if it holds no plan, or a damaged one. */
export function decodePlan(fragment: string): SharedIds | null {
  if (!fragment.startsWith(FRAGMENT) || fragment.length > MAX_LENGTH) return null;
  const [version, exhibitors, products, sessions, ...rest] = fragment.slice(FRAGMENT.length).split('.');
  if (version !== VERSION || exhibitors === undefined || products === undefined || sessions === undefined) return null;
  const [exhibitorIds, exhibitIds, meetingIds] = [toIds(exhibitors), toIds(products), toIds(sessions)];
  if (rest.length > 0 || !exhibitorIds || !exhibitIds || !meetingIds) return null;
  return exhibitorIds.length + exhibitIds.length + meetingIds.length > 0
    ? { exhibitorIds, exhibitIds, meetingIds }
    : null;
}
