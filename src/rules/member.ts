/** What holds for a member of a delegation, however it comes: typed one by one, in a list, or in a workbook. */
import { issue, type Issue } from './issue';
import type { JudgingDays } from './judgingDays';
import { email } from './validators/email';
import { idCard, normaliseIdCard } from './validators/idCard';
import { mainlandMobile } from './validators/mobile';
import { messageName } from './messageText';
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

/** A member as far as it has been filled in; what is empty is absent. */
export type MemberValues = { [Field in MemberField]?: string | undefined };

/** The most characters of each field (contract, GroupUserInput). */
export const MEMBER_LONGEST: Record<MemberField, number> = {
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

/** A mobile number as it is meant: without grouping and without the code of the country. */
export const plainMobile = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[\s-]/g, '')
    .replace(/^(?:\+|00)86/, '');

/** A document's number as it is meant. */
export const plainDocument = (text: string): string => normaliseIdCard(text.normalize('NFKC').replace(/\s/g, ''));

/** All that is wrong with a member, field by field, in their order. */
export function memberIssues(member: MemberValues, days: JudgingDays): MemberIssue[] {
  const found: MemberIssue[] = [];
  const note = (field: MemberField, wrong: Issue | null) => {
    if (wrong) found.push({ field, ...wrong });
  };
  note('name', member.name ? (personName(member.name) ?? messageName(member.name)) : issue('form.required'));
  note('mobile', member.mobile ? mainlandMobile(member.mobile) : issue('form.required'));
  note('email', email(member.email));
  const { documentKind: kind, documentNumber: number } = member;
  if (kind === undefined && number !== undefined) note('documentKind', issue('form.required'));
  if (kind !== undefined && number === undefined) note('documentNumber', issue('form.required'));
  if (number !== undefined) note('documentNumber', documentIssue(kind, number, days));
  return found;
}

function documentIssue(kind: string | undefined, number: string, days: JudgingDays): Issue | null {
  if (!DOCUMENT.test(number)) return issue('form.pattern');
  // A card of the mainland has its own rule and states the age; others have a shape.
  return kind === 'idCard' ? idCard(number, days.opening) : null;
}
