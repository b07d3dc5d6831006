/** The contact of an enrolment: a mainland mobile number, or an e-mail address. */
import type { FormDefinition } from '@/rules/forms/types';

/** The verified contact as a part of the request. */
export const contactParam = (contact: string): { email: string } | { mobile: string } =>
  contact.includes('@') ? { email: contact } : { mobile: contact };

/** `138 0013 8000`; an e-mail address unchanged. */
export const formatContact = (contact: string): string => contact.replace(/^(\d{3})(\d{4})(\d{4})$/, '$1 $2 $3');

/** The form without the contact, which was verified before. */
export function formWithoutContact(form: FormDefinition, contact: string): FormDefinition {
  const { mobile: _mobile, ...properties } = form.schema.properties;
  const { email: _email, ...withoutContacts } = properties;
  return { ...form, schema: { ...form.schema, properties: contact.includes('@') ? withoutContacts : properties } };
}
