/** Rules for a member of a delegation, for all ways of entry: single, list or workbook. */
import { issue, type Issue } from './issue';
import type { ReferenceDates } from './referenceDates';
import { email } from './validators/email';
import { idCard, normaliseIdCard } from './validators/idCard';
import { mainlandMobile } from './validators/mobile';
import { safeName } from './messageText';
import { personName } from './validators/simple';

/** A member's fields in the order of the workbook's columns. */
export const MEMBER_FIELDS = [
  'name',
  'mobile',
  'email',
  'jobTitle',
  'department',
  'documentKind',
  'documentNumber',
] as const;
export type MemberField = (typeof MEMBER_FIELDS)[number];

/** A member's values so far; empty ones are absent. */
export type MemberValues = { [Field in MemberField]?: string | undefined };

/** The maximum length of each field in characters (contract, GroupUserInput). */
export const MEMBER_MAX_LENGTHS: Record<MemberField, number> = {
  name: 60,
  mobile: 11,
  email: 254,
  jobTitle: 100,
  department: 100,
  documentKind: 60,
  documentNumber: 24,
};

export interface MemberIssue extends Issue {
  field: MemberField;
}

const DOCUMENT = /^[0-9A-Za-z]{5,24}$/;

/** Normalises a mobile number: without grouping and country code. */
export const normaliseMobile = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[\s-]/g, '')
    .replace(/^(?:\+|00)86/, '');

/** Normalises a document number. */
export const normaliseDocumentNumber = (text: string): string =>
  normaliseIdCard(text.normalize('NFKC').replace(/\s/g, ''));

/** All issues of a member, in field order. */
export function memberIssues(member: MemberValues, days: ReferenceDates): MemberIssue[] {
  const issues: MemberIssue[] = [];
  const addIssue = (field: MemberField, error: Issue | null) => {
    if (error) issues.push({ field, ...error });
  };
  addIssue('name', member.name ? (personName(member.name) ?? safeName(member.name)) : issue('form.required'));
  addIssue('mobile', member.mobile ? mainlandMobile(member.mobile) : issue('form.required'));
  addIssue('email', email(member.email));
  const { documentKind: kind, documentNumber: number } = member;
  if (kind === undefined && number !== undefined) addIssue('documentKind', issue('form.required'));
  if (kind !== undefined && number === undefined) addIssue('documentNumber', issue('form.required'));
  if (number !== undefined) addIssue('documentNumber', documentIssue(kind, number, days));
  return issues;
}

function documentIssue(kind: string | undefined, number: string, days: ReferenceDates): Issue | null {
  if (!DOCUMENT.test(number)) return issue('form.pattern');
  // A mainland ID card has its own rule and contains the age; other documents have a format only.
  return kind === 'idCard' ? idCard(number, days.opening) : null;
}
