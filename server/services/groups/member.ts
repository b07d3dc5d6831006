/** A member of a delegation as calls take it. Its rules stand in `src/rules/member`, since the browser judges by them too. */
import type { Input } from '../../http/contract';

export { memberIssues } from '../../../src/rules/member';

export type MemberInput = Input<'groupBatchSave'>['body']['users'][number];

/** The form in which one is typed. */
export const MEMBER_FORM = 'group-member';
