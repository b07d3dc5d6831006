/** Checks that a name is safe in a message to a third party: no links, numbers or invisible characters. */
import { issue, type Issue } from './issue';

/** Domain endings that programs turn into links. */
const LINKED_TLDS =
  'com|net|org|info|biz|cn|hk|tw|jp|ru|de|uk|io|co|me|cc|tv|ly|gl|gd|to|ai|app|dev|xyz|top|vip|shop|site|online|club|fun|icu|live|link|store|website|space|pro|work|wang|ltd';
// No \b after the ending: letters of any script may follow a Latin word directly.
const ADDRESS = new RegExp(`[a-z][a-z\\d+.-]*://|www\\.|@|[\\p{L}\\d]\\.(?:${LINKED_TLDS})(?![a-z\\d])(?!\\.,)`, 'iu');
/** A telephone or account number, however it is grouped. */
const DIGIT_RUN = /\p{Nd}(?:[\s\p{Pd}.·_()/*]*\p{Nd}){4,}/u;
/** Text direction controls and other invisible characters; joiners are allowed, because some scripts need them. */
const INVISIBLE = /[\p{Cc}\p{Zl}\p{Zp}]|(?![\u200c\u200d])\p{Cf}/u;

export function isSafeInMessages(text: string): boolean {
  // People and programs read full-width letters and dots as plain ones.
  const plain = text.normalize('NFKC').replace(/[。｡]/g, '.');
  return !INVISIBLE.test(text) && !ADDRESS.test(plain) && !DIGIT_RUN.test(plain);
}

/** Rejects a name that is not safe in a message to a third party. */
export const safeName = (value: unknown): Issue | null =>
  typeof value === 'string' && !isSafeInMessages(value) ? issue('name.message') : null;
