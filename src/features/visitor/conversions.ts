/** Converts a registration of the API to form values, and form values to a request body. */
import type { VisitorRegistration } from '@/api';
import type { FormSubmission } from '@/forms/submit';
import type { FormValues } from '@/rules/forms/types';

/**
 * The contract's core properties of `visitor-en` and `visitor-zh` (docs/api.md, Rules of the contract) that a form
 * shows again.
 */
const PREFILLED_PROPERTIES = [
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

/** The form values of a registration. The consent is not included: it is required for each submission. */
export function toFormValues(registration: VisitorRegistration): FormValues {
  const core = PREFILLED_PROPERTIES.filter((name) => registration[name] !== undefined).map((name) => [
    name,
    registration[name],
  ]);
  return { ...registration.answers, ...Object.fromEntries(core) };
}

/** The contract's format of a source; any other value is omitted, because it is no reason to reject a registration. */
const SOURCE = /^[A-Za-z0-9._~-]{1,64}$/;

/** The request body. The form has been validated against its file, so its core properties have the contract's types. */
export const toRequest = (
  body: FormSubmission['body'],
  source: string | null = null,
): FormSubmission['body'] & { source?: string } => ({
  ...body,
  ...(source !== null && SOURCE.test(source) && { source }),
});

/** `V27 4K7Q 90XM`: a number in groups for reading aloud. */
export const readableNumber = (number: string): string => number.replaceAll('-', ' ');

export const fullName = ({
  firstName,
  lastName,
  name,
}: Pick<VisitorRegistration, 'firstName' | 'lastName' | 'name'>): string =>
  [firstName, lastName].filter(Boolean).join(' ') || (name ?? '');
