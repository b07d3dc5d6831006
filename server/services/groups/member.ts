/** What holds for a member of a delegation, however it comes: typed one by one, in a list, or in a workbook. */
import { issue, type Issue } from '../../../src/rules/issue';
import { email } from '../../../src/rules/validators/email';
import { mainlandMobile } from '../../../src/rules/validators/mobile';
import { personName } from '../../../src/rules/validators/simple';
import type { Input } from '../../http/contract';
import { documentIssue } from '../visitors/documents';

export type MemberInput = Input<'groupBatchSave'>['body']['users'][number];

const DOCUMENT = /^[0-9A-Za-z]{5,24}$/;

export interface MemberIssue extends Issue {
  field: keyof MemberInput;
}

/** All that is wrong with a member, field by field, in their order. */
export function memberIssues(member: Partial<MemberInput>, now: Date): MemberIssue[] {
  const found: MemberIssue[] = [];
  const note = (field: keyof MemberInput, wrong: Issue | null) => {
    if (wrong) found.push({ field, ...wrong });
  };
  note('name', member.name ? personName(member.name) : issue('form.required'));
  note('mobile', member.mobile ? mainlandMobile(member.mobile) : issue('form.required'));
  note('email', email(member.email));
  const { documentKind: kind, documentNumber: number } = member;
  if (kind === undefined && number !== undefined) note('documentKind', issue('form.required'));
  if (kind !== undefined && number === undefined) note('documentNumber', issue('form.required'));
  if (number !== undefined)
    note('documentNumber', DOCUMENT.test(number) ? documentIssue(kind, number, now) : issue('form.pattern'));
  return found;
}
