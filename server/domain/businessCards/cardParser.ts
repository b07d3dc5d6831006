/** Extracts name, company, position and contacts from the text lines of a business card. */
import type { CardLine } from './cardLines';
import { chineseMobile, emailIn, websiteIn } from './cardNumbers';
import { numbersIn, segmentsOf, type Segment } from './cardSegments';
import {
  chineseAddress,
  chineseCompany,
  chineseName,
  englishAddress,
  englishCompany,
  englishName,
  chineseDepartment,
  chineseTitle,
  englishDepartment,
  englishTitle,
} from './cardWords';

interface Position {
  jobTitle: string | null;
  department: string | null;
  /** The other parts of the line: a name may be next to its position. */
  other: string[];
}

/** A department and a position written as one word: 国际业务部项目主管. */
const TOGETHER = /^(.+?(?:部|中心|处|科|室))(.{2,})$/u;
/** The same in English when OCR lost the comma. */
const TOGETHER_EN = new RegExp(`^(.*?${englishTitle.source}) +(?!of |for |and |& |- )(.+)$`, 'i');

const clean = (text: string): string => text.replace(/^[\s.,:;|/-]+|[\s.,:;|/-]+$/g, '');

function partsOf(text: string): string[] {
  const parts = text.split(HAN.test(text) ? /[\s|/,、·;]+/ : /\s*[|/,;·•]\s*/).map(clean);
  return parts.filter(Boolean).flatMap((part) => {
    const [, first = '', second = ''] = (HAN.test(part) ? TOGETHER : TOGETHER_EN).exec(part) ?? [];
    if (HAN.test(part)) return first && chineseTitle.test(second) ? [first, second] : [part];
    return first && englishDepartment.test(second) && !englishTitle.test(second) ? [first, second] : [part];
  });
}

/** The position in a line. A line without one is returned in `other`. */
function positionIn(text: string): Position {
  if (text.length > 90 || /\d{3}/.test(text)) return { jobTitle: null, department: null, other: [text] };
  const parts = partsOf(text);
  const jobTitle = parts.find((part) => (HAN.test(part) ? chineseTitle : englishTitle).test(part)) ?? null;
  const isDepartment = (part: string): boolean =>
    part !== jobTitle &&
    (HAN.test(part) ? chineseDepartment.test(part) && part.length > 2 : englishDepartment.test(part));
  // In English, the text after a position's comma is the department, whatever its name.
  const nextPart = jobTitle && !HAN.test(text) ? parts[parts.indexOf(jobTitle) + 1] : undefined;
  const department = parts.find(isDepartment) ?? nextPart ?? null;
  if (jobTitle === null && department === null) return { jobTitle, department, other: [text] };
  return { jobTitle, department, other: parts.filter((part) => part !== jobTitle && part !== department) };
}

/** The fields of a card with the contract's maximum lengths. */
const MAX_LENGTHS = {
  name: 120,
  company: 200,
  jobTitle: 100,
  department: 100,
  mobile: 30,
  phone: 30,
  email: 254,
  address: 300,
  website: 300,
};

export type CardField = keyof typeof MAX_LENGTHS;
export const cardFields = Object.keys(MAX_LENGTHS) as CardField[];
export type Card = Record<CardField, string | null> & { confidence: number };

type Found = Map<CardField, { text: string; confidence: number }>;

const HAN = /\p{Script=Han}/u;

function put(found: Found, field: CardField, text: string | null | undefined, { confidence }: CardLine): void {
  if (text && !found.has(field)) found.set(field, { text: text.slice(0, MAX_LENGTHS[field]), confidence });
}

/** Extracts contacts and returns the remaining segments. */
function takeContacts(segments: Segment[], latin: Segment[], found: Found): Segment[] {
  // E-mail addresses and websites are recognised better by the Latin-only OCR.
  for (const segment of [...latin, ...segments]) put(found, 'email', emailIn(segment.text), segment);
  for (const segment of [...latin, ...segments])
    if (!emailIn(segment.text)) put(found, 'website', websiteIn(segment.text, segment.label === 'website'), segment);
  const labelled = segments.filter(({ label }) => label === 'mobile' || label === 'phone');
  for (const segment of labelled) {
    const [number = ''] = numbersIn(segment.text);
    const mobile = chineseMobile(number);
    put(found, mobile ? 'mobile' : (segment.label as 'mobile' | 'phone'), mobile ?? number, segment);
  }
  for (const segment of segments.filter(({ label, text }) => label === 'address' && text.length > 5))
    put(found, 'address', segment.text, segment);
  const free = segments.filter(({ label }) => label === null);
  return free.filter((segment) => {
    if (emailIn(segment.text) || websiteIn(segment.text, false)) return false;
    if (isAddress(segment.text)) return true;
    const numbers = numbersIn(segment.text);
    for (const number of numbers) {
      const mobile = chineseMobile(number);
      put(found, mobile ? 'mobile' : 'phone', mobile ?? number, segment);
    }
    return numbers.length === 0;
  });
}

const isAddress = (text: string): boolean =>
  HAN.test(text)
    ? chineseAddress.test(text) && !chineseCompany.test(text)
    : /\d/.test(text) && (englishAddress.test(text) || (text.match(/,/g)?.length ?? 0) >= 2);

const isCompany = (text: string): boolean =>
  chineseCompany.test(text) || (!HAN.test(text) && englishCompany.test(text) && !positionIn(text).jobTitle);

/** The largest line that fits: cards print important facts in larger type. */
function largest(lines: Segment[], fits: (text: string) => boolean): Segment | undefined {
  return lines.filter(({ text }) => fits(text)).sort((a, b) => b.height - a.height)[0];
}

function takeCompany(lines: Segment[], found: Found): Segment[] {
  const host = found.get('email')?.text.split('@')[1]?.split('.')[0]?.replace(/\W/g, '') ?? '';
  const likeHost = (text: string): boolean => {
    const letters = text.toLowerCase().replace(/[^a-z\d]/g, '');
    return (
      host.length >= 4 && letters.length >= 4 && (letters.startsWith(host.slice(0, 5)) || host.startsWith(letters))
    );
  };
  const own = largest(lines, isCompany) ?? largest(lines, likeHost);
  if (!own) return lines;
  put(found, 'company', own.text.replace(/^[^\p{L}\p{N}]+/u, ''), own);
  return lines.filter((line) => line !== own && !isCompany(line.text));
}

function takePosition(lines: Segment[], found: Found): Segment[] {
  const rest: Segment[] = [];
  for (const line of lines) {
    const { jobTitle, department, other }: Position = positionIn(line.text);
    put(found, 'jobTitle', jobTitle, line);
    put(found, 'department', department, line);
    rest.push(...other.map((text) => ({ ...line, text })));
  }
  return rest;
}

const plainHan = (text: string): string => text.replace(/\s/g, '');

function takeName(lines: Segment[], found: Found): void {
  const own =
    largest(lines, (text) => chineseName.test(plainHan(text))) ??
    largest(lines, (text) => englishName.test(text)) ??
    largest(lines, (text) => /^\p{Script=Han}{2,4}$/u.test(plainHan(text)));
  if (own) put(found, 'name', HAN.test(own.text) ? plainHan(own.text) : own.text, own);
}

/**
 * Parses a card; `latin` are the lines of the Latin-only OCR. Confidence drops when name, company or contact is
 * missing.
 */
export function parseCard(lines: CardLine[], latin: CardLine[] = []): Card {
  const found: Found = new Map();
  const free = takeContacts(lines.flatMap(segmentsOf), latin.flatMap(segmentsOf), found);
  const where = largest(free, isAddress);
  if (where) put(found, 'address', where.text, where);
  const named = free.filter(({ text }) => !isAddress(text));
  takeName(takePosition(takeCompany(named, found), found), found);
  const values = [...found.values()];
  const sure = values.reduce((sum, { confidence }) => sum + confidence, 0) / Math.max(1, values.length);
  const ways = found.has('mobile') || found.has('email') || found.has('phone');
  const complete = [found.has('name'), found.has('company'), ways].filter(Boolean).length;
  return {
    ...(Object.fromEntries(cardFields.map((field) => [field, found.get(field)?.text ?? null])) as Record<
      CardField,
      string | null
    >),
    confidence: Math.round(sure * (0.4 + 0.2 * complete) * 100) / 100,
  };
}
