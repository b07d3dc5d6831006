/** Between a registration as the API tells it, the values of its form, and the body that goes back. */
import type { VisitorRegistration } from '@/api';
import type { FormSubmission } from '@/forms/submit';
import type { FormValues } from '@/rules/forms/types';

/** The contract's core properties of `visitor-en` and `visitor-zh` (docs/conventions.md, form bodies) that a record shows again. */
const CORE = [
  'email',
  'firstName',
  'lastName',
  'name',
  'documentKind',
  'jobTitle',
  'jobTitleOther',
  'department',
  'departmentOther',
  'company',
  'country',
  'provinceId',
  'cityId',
  'areaId',
  'mobileCountryCode',
  'mobile',
  'city',
  'address',
  'website',
  'exhibits',
] as const satisfies readonly (keyof VisitorRegistration)[];

/** What the form shows of a registration. The consent is not in it: it is given anew with each submission. */
export function toFormValues(registration: VisitorRegistration): FormValues {
  const core = CORE.filter((name) => registration[name] !== undefined).map((name) => [name, registration[name]]);
  return { ...registration.answers, ...Object.fromEntries(core) };
}

/** As the contract writes a source: what an address says otherwise is not worth refusing a registration for. */
const SOURCE = /^[A-Za-z0-9._~-]{1,64}$/;

/** The request's body. A form of the organiser has been validated against its file, so its core properties have their shapes. */
export const toRequest = (
  body: FormSubmission['body'],
  source: string | null = null,
): FormSubmission['body'] & { source?: string } => ({
  ...body,
  ...(source !== null && SOURCE.test(source) && { source }),
});

/** `V27 4K7Q 90XM`: a number in groups, as one reads it aloud. */
export const readableNumber = (number: string): string => number.replaceAll('-', ' ');

export const fullName = ({
  firstName,
  lastName,
  name,
}: Pick<VisitorRegistration, 'firstName' | 'lastName' | 'name'>): string =>
  [firstName, lastName].filter(Boolean).join(' ') || (name ?? '');
