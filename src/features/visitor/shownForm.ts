import { isEmail } from '@/rules/validators/email';
import type { FormDefinition, NodeSchema } from '@/rules/forms/types';
import type { VisitorRegistration } from '@/api';

/**
 * The Chinese form as its page shows it: the number was proved a step before, and who changes a registration need not type a document
 * again that is on record.
 */
export function chineseForm(form: FormDefinition, edited: VisitorRegistration | null): FormDefinition {
  const { mobile: _proved, ...properties } = form.schema.properties;
  const document = properties['documentNumber'];
  const isKnown = edited?.documentMasked !== undefined && document !== undefined && document.type !== 'void';
  const known: Record<string, NodeSchema> = isKnown
    ? { ...properties, documentNumber: { ...document, required: false } }
    : properties;
  return { ...form, schema: { ...form.schema, properties: known } };
}

/**
 * The form for a visitor who is registered already: it asks for a code only when the address is another one, since the server
 * wants a proof of new addresses only.
 */
export function editedForm(form: FormDefinition, email: string | undefined): FormDefinition {
  const code = form.schema.properties['verificationCode'];
  // An address has no quotation marks, so it may stand in an expression as it is; anything else may not.
  if (!code || !isEmail(email)) return form;
  const properties = { ...form.schema.properties, verificationCode: { ...code, 'x-visible': `email != '${email}'` } };
  return { ...form, schema: { ...form.schema, properties } };
}
