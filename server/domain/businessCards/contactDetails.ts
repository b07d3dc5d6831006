/** Finds phone numbers, e-mail addresses and websites on a card, and corrects typical OCR errors. */

const DIGIT_FOR_LETTER: Record<string, string> = {
  O: '0',
  o: '0',
  D: '0',
  Q: '0',
  I: '1',
  l: '1',
  '|': '1',
  i: '1',
  Z: '2',
  S: '5',
  B: '8',
};

/** Matches a phone number, including letters that OCR confuses with digits. */
export const PHONE_NUMBER_PATTERN =
  /(?:\+\s?[a-z]?\s?|\(\s?)?[\dOoDQIl|ZSB][\dOoDQIl|ZSB\s().\-–—+/]{5,22}[\dOoDQIl|ZSB](?:\s?(?:ext\.?|转|x|-)\s?\d{1,5})?/g;

/** Normalises a phone number to digits, plus and separators; null when it has too few digits or too many letters. */
export function normalisePhoneNumber(candidate: string): string | null {
  const digits = candidate.match(/\d/g)?.length ?? 0;
  const letters = candidate.match(/[OoDQIl|ZSB]/g)?.length ?? 0;
  if (digits < 6 || letters * 2 > digits) return null;
  const text = candidate
    .replace(/^\+\s?[a-z]\s?/i, '+')
    .replace(/[OoDQIl|ZSB]/g, (letter) => DIGIT_FOR_LETTER[letter] ?? letter)
    .replace(/[–—]/g, '-')
    .replace(/\s*-\s*/g, '-')
    .replace(/\s+/g, ' ')
    .trim();
  const count = text.match(/\d/g)?.length ?? 0;
  return count >= 7 && count <= 18 ? text : null;
}

/** The eleven digits of a mobile number of mainland China; null when it is none. */
export function chineseMobile(text: string): string | null {
  const digits = text.replace(/\D/g, '').replace(/^(?:00)?86(?=1\d{10}$)/, '');
  return /^1[3-9]\d{9}$/.test(digits) ? digits : null;
}

const EMAIL = /[\w.+-]{1,64}@[a-z\d-]+(?:\.[a-z\d-]+)*\.[a-z]{2,24}/i;

/** The e-mail address in a text, or null. */
export function findEmail(text: string): string | null {
  const repaired = text
    .replace(/[©®]|\((?:at|a)\)|\[at\]/gi, '@')
    .replace(/\s*@\s*/g, '@')
    // OCR often reads the ring of an @ as an extra letter before or after it.
    .replace(/(?<=[a-z\d])[QO]@/g, '@')
    .replace(/@[QO](?=[a-z])/g, '@')
    .replace(/(@\S*),(?=\S)/g, '$1.')
    .replace(/(@[\w-]+(?:\.[\w-]+)*)\s?\.\s?(?=[a-z]{2,})/gi, '$1.');
  const match = EMAIL.exec(repaired)?.[0];
  if (!match) return null;
  const [name = '', host = ''] = match.split('@');
  return `${name.replace(/^[.-]+|[.-]+$/g, '')}@${host.toLowerCase()}`.slice(0, 254);
}

const WEBSITE = /(?:https?:\/\/(?:www\.)?|www\.)[a-z\d-]+(?:\.[a-z\d-]+)+(?:\/[\w./-]*)?/i;
const BARE_DOMAIN =
  /(?<![@\w.])[a-z\d][a-z\d-]*(?:\.[a-z\d-]+)*\.(?:com|cn|net|org|de|uk|fr|jp|kr|ru|in|br|ae|eu|io|co|it|es|us|info|biz)(?:\.[a-z]{2})?(?![\w@])/i;

/** The website in a text, or null. Without www or http it counts only with a label. */
export function findWebsite(text: string, isLabelled: boolean): string | null {
  const repaired = text
    .replace(/\bw{2,4}\s?[.:,]\s?(?=[a-z\d])/gi, 'www.')
    .replace(/\b(https?)\s?[:;.]\s?\/{1,2}\s?/gi, '$1://')
    .replace(/\s?\.\s?(?=[a-z]{2,}\b)/g, '.');
  const match = WEBSITE.exec(repaired)?.[0] ?? (isLabelled ? BARE_DOMAIN.exec(repaired)?.[0] : undefined);
  return match ? match.toLowerCase().slice(0, 300) : null;
}
