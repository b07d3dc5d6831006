/** Ids of records, and numbers that people read. */
import { createHash, randomBytes } from 'node:crypto';
import { toCrockford } from '../../src/rules/formats/crockford';

/** A new id: 26 characters of Crockford base32 from 128 random bits. */
export const newId = (): string => toCrockford(randomBytes(16), 26);

/** The id of a content record. It is the same for the same kind and slug, so that an import can be repeated. */
export const contentId = (kind: string, slug: string): string =>
  toCrockford(createHash('sha256').update(`${kind}:${slug}`).digest().subarray(0, 16), 26);

const CHECK_ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** The check character of ISO 7064 MOD 37,36. It detects every wrong character and every swap of neighbours. */
export function checkCharacter(text: string): string {
  let product = 36;
  for (const character of text) {
    const sum = (product + CHECK_ALPHABET.indexOf(character)) % 36 || 36;
    product = (sum * 2) % 37;
  }
  return CHECK_ALPHABET[(37 - product) % 36] ?? '0';
}

/**
 * A new number such as V27-4K7Q-90XM: edition, seven random characters (35 bits), check character. Numbers are not
 * sequential.
 */
export const newRegistrationNumber = (edition: number): string => newNumber('V', edition);

/** A new enrolment number such as M27-7K2M-Q9XD, in the same format. */
export const newEnrolmentNumber = (edition: number): string => newNumber('M', edition);

/** The number of a visa invitation letter, such as L27-7K2M-Q9XD. */
export const newLetterNumber = (edition: number): string => newNumber('L', edition);

/** The number of a report about a problem of the site, such as R27-7K2M-Q9XD. */
export const newReportNumber = (edition: number): string => newNumber('R', edition);

const submissionLetters = {
  booth: 'B',
  counsel: 'Q',
  mediaCard: 'P',
  visaLetter: 'L',
  advert: 'A',
  download: 'D',
  form: 'F',
} as const;

/** The number of a submission, such as B27-EB61-YD6V. */
export const newSubmissionNumber = (kind: keyof typeof submissionLetters, edition: number): string =>
  newNumber(submissionLetters[kind], edition);

function newNumber(letter: string, edition: number): string {
  const random = toCrockford(randomBytes(5), 7);
  const body = random + checkCharacter(random);
  return `${letter}${edition}-${body.slice(0, 4)}-${body.slice(4)}`;
}

/** Whether a text is a registration number with the right check character. Case and separators don't matter. */
export const isRegistrationNumber = (text: string): boolean => parseNumber(text, 'V') !== null;

/**
 * Normalises a typed registration or enrolment number (case, separators) to the stored form; null when it is invalid.
 */
export const normaliseAttendeeNumber = (text: string): string | null => parseNumber(text, 'VM');

/** Normalises a typed submission number; null when it is invalid. */
export const normaliseSubmissionNumber = (text: string): string | null =>
  parseNumber(text, Object.values(submissionLetters).join(''));

function parseNumber(text: string, letters: string): string | null {
  const match = /^([A-Z])(\d{2})([0-9A-Z]{7})([0-9A-Z])$/.exec(text.toUpperCase().replace(/[\s-]/g, ''));
  if (!match) return null;
  const [, letter = '', edition = '', random = '', check = ''] = match;
  if (!letters.includes(letter) || checkCharacter(random) !== check) return null;
  return `${letter}${edition}-${random.slice(0, 4)}-${random.slice(4)}${check}`;
}
