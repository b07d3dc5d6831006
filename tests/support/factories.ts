/** Complete, valid requests of visitors; a test names only its differences. */
import { makeQuestionnaireBody, makeRegistrationBody } from './registrationBody.mjs';
import type { Envelope, TestVisitor } from './testApp';
import { newestOf } from './newestOf.mjs';

export { makeQuestionnaireBody, makeRegistrationBody };

let count = 0;

/** An e-mail address that no other test uses. */
export const newEmail = (): string => `visitor${(count += 1)}@example.org`;

/** A mainland mobile number that no other test uses. */
export const newMobile = (): string => `139${String((count += 1)).padStart(8, '0')}`;

const WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];

/** An ID card number with a valid check digit; each call returns another. `birth` is YYYYMMDD. */
export function newIdCard(birth = '19900307'): string {
  const body = `440301${birth}${String((count += 1) % 1000).padStart(3, '0')}`;
  const sum = WEIGHTS.reduce((total, weight, index) => total + weight * Number(body[index]), 0);
  return body + '10X98765432'.charAt(sum % 11);
}

/** The body of a registration in Chinese. */
export const makeChineseBody = (mobile: string, changes: Record<string, unknown> = {}) => ({
  formId: 'visitor-zh',
  formVersion: newestOf('visitor-zh'),
  name: '王小明',
  mobile,
  documentKind: 'idCard',
  documentNumber: newIdCard(),
  company: '深圳市示例机械有限公司',
  jobTitle: 'manager',
  department: 'purchasing',
  country: 'CN',
  provinceId: '440000',
  cityId: '440300',
  areaId: '440306',
  privacyAgreed: true,
  answers: {},
  ...changes,
});

/** The body of its questionnaire. */
export const makeChineseQuestionnaireBody = (registrationId: string, changes: Record<string, unknown> = {}) => ({
  ...makeQuestionnaireBody(registrationId),
  formId: 'questionnaire-zh',
  formVersion: newestOf('questionnaire-zh'),
  ...changes,
});

export interface Registration {
  id: string;
  number: string | null;
  state: string;
  email: string;
  questionnaire: { answers: unknown; submittedAt: string } | null;
  qrContent: string | null;
  [field: string]: unknown;
}

export interface SavedRegistration {
  registration: Registration;
  next: string;
}

const dataOf = <T>({ code, data }: Envelope): T => {
  if (code !== 200) throw new Error(`The call returned ${code}: ${JSON.stringify(data)}`);
  return data as T;
};

/**
 * Registers with a verified address.
 * @returns the registration after the first step
 */
export async function registerVisitor(
  visitor: TestVisitor,
  email = newEmail(),
  changes: Record<string, unknown> = {},
): Promise<Registration> {
  await visitor.verifyEmail(email);
  return dataOf<SavedRegistration>(
    await visitor.request('visitorEnInsert', { body: makeRegistrationBody(email, changes) }),
  ).registration;
}

/**
 * Registers and answers the questionnaire.
 * @returns the confirmed registration
 */
export async function registerConfirmed(visitor: TestVisitor, email = newEmail()): Promise<Registration> {
  const { id } = await registerVisitor(visitor, email);
  return dataOf<SavedRegistration>(
    await visitor.request('visitorEnSubmitQuestion', { body: makeQuestionnaireBody(id) }),
  ).registration;
}

/**
 * Registers in Chinese with a verified number.
 * @returns the registration after the first step
 */
export async function registerInChinese(
  visitor: TestVisitor,
  mobile = newMobile(),
  changes: Record<string, unknown> = {},
): Promise<Registration> {
  await visitor.verifyMobile(mobile);
  return dataOf<SavedRegistration>(await visitor.request('visitorInsert', { body: makeChineseBody(mobile, changes) }))
    .registration;
}

/**
 * Registers in Chinese and answers the questionnaire.
 * @returns the confirmed registration
 */
export async function registerConfirmedInChinese(visitor: TestVisitor, mobile = newMobile()): Promise<Registration> {
  const { id } = await registerInChinese(visitor, mobile);
  return dataOf<SavedRegistration>(
    await visitor.request('visitorSubmitQuestion', { body: makeChineseQuestionnaireBody(id) }),
  ).registration;
}

export interface Group {
  id: string;
  state: string;
  users: {
    id: string;
    name: string;
    mobile: string;
    isMaster: boolean;
    number: string | null;
    [field: string]: unknown;
  }[];
  carNos: string[];
  masterId: string | null;
  missing: number;
  [field: string]: unknown;
}

/** A member of a delegation. */
export const makeMemberBody = (changes: Record<string, unknown> = {}) => ({
  name: '李小红',
  mobile: newMobile(),
  ...changes,
});

/** Signs in with a mobile number for a delegation. */
export async function signInForGroup(visitor: TestVisitor, mobile = newMobile()): Promise<string> {
  await visitor.solveCaptcha();
  await visitor.request('verifySmsCode', { body: { mobile, purpose: 'group' } });
  const code = await visitor.codeFor(mobile);
  dataOf(await visitor.request('groupFindByMobile', { path: { mobile, code } }));
  return mobile;
}

/** Creates a delegation with this many members. */
export async function createGroup(visitor: TestVisitor, members: number): Promise<Group> {
  await signInForGroup(visitor);
  const body = { company: '深圳市示例机械有限公司', contactName: '王小明', privacyAgreed: true };
  const group = dataOf<Group>(await visitor.request('groupUpdate', { body }));
  if (members === 0) return group;
  const users = Array.from({ length: members }, () => makeMemberBody());
  return dataOf<{ group: Group }>(await visitor.request('groupBatchSave', { body: { groupId: group.id, users } }))
    .group;
}
