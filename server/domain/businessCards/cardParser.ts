/** Extracts name, company, position and contacts from the text lines of a business card. */
import type { CardLine } from './cardLines';
import { chineseMobile, findEmail, findWebsite } from './contactDetails';
import { findPhoneNumbers, splitSegments, type Segment } from './cardSegments';
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

/** A department and a position without a separator: 国际业务部项目主管. */
const DEPARTMENT_THEN_TITLE = /^(.+?(?:部|中心|处|科|室))(.{2,})$/u;
/** The same in English when OCR lost the comma. */
const TITLE_THEN_DEPARTMENT = new RegExp(`^(.*?${englishTitle.source}) +(?!of |for |and |& |- )(.+)$`, 'i');

const trimPunctuation = (text: string): string => text.replace(/^[\s.,:;|/-]+|[\s.,:;|/-]+$/g, '');

function splitParts(text: string): string[] {
  const parts = text.split(HAN.test(text) ? /[\s|/,、·;]+/ : /\s*[|/,;·•]\s*/).map(trimPunctuation);
  return parts.filter(Boolean).flatMap((part) => {
    const [, first = '', second = ''] =
      (HAN.test(part) ? DEPARTMENT_THEN_TITLE : TITLE_THEN_DEPARTMENT).exec(part) ?? [];
    if (HAN.test(part)) return first && chineseTitle.test(second) ? [first, second] : [part];
    return first && englishDepartment.test(second) && !englishTitle.test(second) ? [first, second] : [part];
  });
}

/** The position in a line. A line without one is returned in `other`. */
function parsePosition(text: string): Position {
  if (text.length > 90 || /\d{3}/.test(text)) return { jobTitle: null, department: null, other: [text] };
  const parts = splitParts(text);
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

type Fields = Map<CardField, { text: string; confidence: number }>;

const HAN = /\p{Script=Han}/u;

function setField(fields: Fields, field: CardField, text: string | null | undefined, { confidence }: CardLine): void {
  if (text && !fields.has(field)) fields.set(field, { text: text.slice(0, MAX_LENGTHS[field]), confidence });
}

/** Extracts contacts and returns the remaining segments. */
function extractContacts(segments: Segment[], latin: Segment[], fields: Fields): Segment[] {
  // E-mail addresses and websites are recognised better by the Latin-only OCR.
  for (const segment of [...latin, ...segments]) setField(fields, 'email', findEmail(segment.text), segment);
  for (const segment of [...latin, ...segments])
    if (!findEmail(segment.text))
      setField(fields, 'website', findWebsite(segment.text, segment.label === 'website'), segment);
  const labelled = segments.filter(({ label }) => label === 'mobile' || label === 'phone');
  for (const segment of labelled) {
    const [number = ''] = findPhoneNumbers(segment.text);
    const mobile = chineseMobile(number);
    setField(fields, mobile ? 'mobile' : (segment.label as 'mobile' | 'phone'), mobile ?? number, segment);
  }
  for (const segment of segments.filter(({ label, text }) => label === 'address' && text.length > 5))
    setField(fields, 'address', segment.text, segment);
  const unlabelled = segments.filter(({ label }) => label === null);
  return unlabelled.filter((segment) => {
    if (findEmail(segment.text) || findWebsite(segment.text, false)) return false;
    if (isAddress(segment.text)) return true;
    const numbers = findPhoneNumbers(segment.text);
    for (const number of numbers) {
      const mobile = chineseMobile(number);
      setField(fields, mobile ? 'mobile' : 'phone', mobile ?? number, segment);
    }
    return numbers.length === 0;
  });
}

const isAddress = (text: string): boolean =>
  HAN.test(text)
    ? chineseAddress.test(text) && !chineseCompany.test(text)
    : /\d/.test(text) && (englishAddress.test(text) || (text.match(/,/g)?.length ?? 0) >= 2);

const isCompany = (text: string): boolean =>
  chineseCompany.test(text) || (!HAN.test(text) && englishCompany.test(text) && !parsePosition(text).jobTitle);

/** The matching line with the largest type: cards print important details larger. */
function findLargest(lines: Segment[], matches: (text: string) => boolean): Segment | undefined {
  return lines.filter(({ text }) => matches(text)).sort((a, b) => b.height - a.height)[0];
}

function extractCompany(lines: Segment[], fields: Fields): Segment[] {
  const host = fields.get('email')?.text.split('@')[1]?.split('.')[0]?.replace(/\W/g, '') ?? '';
  const resemblesHost = (text: string): boolean => {
    const letters = text.toLowerCase().replace(/[^a-z\d]/g, '');
    return (
      host.length >= 4 && letters.length >= 4 && (letters.startsWith(host.slice(0, 5)) || host.startsWith(letters))
    );
  };
  const companyLine = findLargest(lines, isCompany) ?? findLargest(lines, resemblesHost);
  if (!companyLine) return lines;
  setField(fields, 'company', companyLine.text.replace(/^[^\p{L}\p{N}]+/u, ''), companyLine);
  return lines.filter((line) => line !== companyLine && !isCompany(line.text));
}

function extractPosition(lines: Segment[], fields: Fields): Segment[] {
  const rest: Segment[] = [];
  for (const line of lines) {
    const { jobTitle, department, other }: Position = parsePosition(line.text);
    setField(fields, 'jobTitle', jobTitle, line);
    setField(fields, 'department', department, line);
    rest.push(...other.map((text) => ({ ...line, text })));
  }
  return rest;
}

const removeSpaces = (text: string): string => text.replace(/\s/g, '');

function extractName(lines: Segment[], fields: Fields): void {
  const nameLine =
    findLargest(lines, (text) => chineseName.test(removeSpaces(text))) ??
    findLargest(lines, (text) => englishName.test(text)) ??
    findLargest(lines, (text) => /^\p{Script=Han}{2,4}$/u.test(removeSpaces(text)));
  if (nameLine)
    setField(fields, 'name', HAN.test(nameLine.text) ? removeSpaces(nameLine.text) : nameLine.text, nameLine);
}

/**
 * Parses a card; `latin` are the lines of the Latin-only OCR. Confidence drops when name, company or contact is
 * missing.
 */
export function parseCard(lines: CardLine[], latin: CardLine[] = []): Card {
  const fields: Fields = new Map();
  const unlabelled = extractContacts(lines.flatMap(splitSegments), latin.flatMap(splitSegments), fields);
  const addressLine = findLargest(unlabelled, isAddress);
  if (addressLine) setField(fields, 'address', addressLine.text, addressLine);
  const remainingLines = unlabelled.filter(({ text }) => !isAddress(text));
  extractName(extractPosition(extractCompany(remainingLines, fields), fields), fields);
  const values = [...fields.values()];
  const meanConfidence = values.reduce((sum, { confidence }) => sum + confidence, 0) / Math.max(1, values.length);
  const hasContact = fields.has('mobile') || fields.has('email') || fields.has('phone');
  const keyFieldCount = [fields.has('name'), fields.has('company'), hasContact].filter(Boolean).length;
  return {
    ...(Object.fromEntries(cardFields.map((field) => [field, fields.get(field)?.text ?? null])) as Record<
      CardField,
      string | null
    >),
    confidence: Math.round(meanConfidence * (0.4 + 0.2 * keyFieldCount) * 100) / 100,
  };
}
