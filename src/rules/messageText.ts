/** Whether a name may stand in a message to somebody who did not ask for it: it must not carry a message of the sender's own. */
import { issue, type Issue } from './issue';

/** Endings that programs turn into links. */
const LINKED =
  'com|net|org|info|biz|cn|hk|tw|jp|ru|de|uk|io|co|me|cc|tv|ly|gl|gd|to|ai|app|dev|xyz|top|vip|shop|site|online|club|fun|icu|live|link|store|website|space|pro|work|wang|ltd';
// No \b after the ending: letters of any script may follow a Latin word directly.
const ADDRESS = new RegExp(`[a-z][a-z\\d+.-]*://|www\\.|@|[\\p{L}\\d]\\.(?:${LINKED})(?![a-z\\d])(?!\\.,)`, 'iu');
/** A telephone number or an account, however it is grouped. */
const DIGIT_RUN = /\p{Nd}(?:[\s\p{Pd}.·_()/*]*\p{Nd}){4,}/u;
/** Controls of text direction, and other characters that are not seen; joiners belong to some scripts. */
const INVISIBLE = /[\p{Cc}\p{Zl}\p{Zp}]|(?![\u200c\u200d])\p{Cf}/u;

export function isSafeInMessages(text: string): boolean {
  // Full-width letters and dots are read as plain ones by people and programs.
  const plain = text.normalize('NFKC').replace(/[。｡]/g, '.');
  return !INVISIBLE.test(text) && !ADDRESS.test(plain) && !DIGIT_RUN.test(plain);
}

/** The same as a rule of a form's field. */
export const messageName = (value: unknown): Issue | null =>
  typeof value === 'string' && !isSafeInMessages(value) ? issue('name.message') : null;
