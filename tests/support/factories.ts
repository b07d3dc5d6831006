/** What people send, complete and right; a test says only what is different. */
import type { Envelope, TestVisitor } from './testApp';

let count = 0;

/** An address that no other test uses. */
export const newAddress = (): string => `visitor${(count += 1)}@example.org`;

/** A mobile number of mainland China that no other test uses. */
export const newMobile = (): string => `139${String((count += 1)).padStart(8, '0')}`;

/** The body of an English registration. */
export const registrationOf = (email: string, changes: Record<string, unknown> = {}) => ({
  formId: 'visitor-en',
  formVersion: 2,
  email,
  firstName: 'Anna',
  lastName: 'Sokolova',
  jobTitle: 'engineer',
  department: 'purchasing',
  company: 'Obtek Mekhanika',
  country: 'RU',
  mobileCountryCode: '+7',
  mobile: '913 555 01 27',
  city: 'Novosibirsk',
  privacyAgreed: true,
  answers: {},
  ...changes,
});

/** The body of its questionnaire. */
export const questionnaireOf = (registrationId: string, changes: Record<string, unknown> = {}) => ({
  registrationId,
  formId: 'questionnaire-en',
  formVersion: 2,
  answers: { purposes: ['1001', '1002'], products: ['1008', '1024'], business: '1025' },
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

export interface Saved {
  registration: Registration;
  next: string;
}

const succeeded = <T>({ code, data }: Envelope): T => {
  if (code !== 200) throw new Error(`The call answered ${code}: ${JSON.stringify(data)}`);
  return data as T;
};

/** Registers with a proved address. Gives the registration after the first step. */
export async function registered(
  visitor: TestVisitor,
  email = newAddress(),
  changes: Record<string, unknown> = {},
): Promise<Registration> {
  await visitor.proveEmail(email);
  return succeeded<Saved>(await visitor.ask('visitorEnInsert', { body: registrationOf(email, changes) })).registration;
}

/** Registers and answers the questionnaire. Gives the confirmed registration. */
export async function confirmed(visitor: TestVisitor, email = newAddress()): Promise<Registration> {
  const { id } = await registered(visitor, email);
  return succeeded<Saved>(await visitor.ask('visitorEnSubmitQuestion', { body: questionnaireOf(id) })).registration;
}
