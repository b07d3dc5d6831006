/** By what a person enrols: a mobile number of the mainland, or an address. */
import type { FormDefinition } from '@/rules/forms/types';

/** What was proved, as a part of the request. */
export const contactPart = (contact: string): { email: string } | { mobile: string } =>
  contact.includes('@') ? { email: contact } : { mobile: contact };

/** `138 0013 8000`; an address as it is. */
export const contactText = (contact: string): string => contact.replace(/^(\d{3})(\d{4})(\d{4})$/, '$1 $2 $3');

/** The form as its page shows it: what was proved before is not asked again. */
export function formAfterProof(form: FormDefinition, contact: string): FormDefinition {
  const { mobile: _mobile, ...properties } = form.schema.properties;
  const { email: _email, ...withoutBoth } = properties;
  return { ...form, schema: { ...form.schema, properties: contact.includes('@') ? withoutBoth : properties } };
}
