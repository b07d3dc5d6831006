import { isEmail } from '@/rules/validators/email';
import type { FormDefinition, NodeSchema } from '@/rules/forms/types';
import type { VisitorRegistration } from '@/api';

/**
 * The Chinese form without the mobile number, which was verified in the previous step. When a registration is edited,
 * a stored document number need not be typed again.
 */
export function formWithoutMobile(form: FormDefinition, existing: VisitorRegistration | null): FormDefinition {
  const { mobile: _mobile, ...properties } = form.schema.properties;
  const document = properties['documentNumber'];
  const hasStoredDocument =
    existing?.documentMasked !== undefined && document !== undefined && document.type !== 'void';
  const adapted: Record<string, NodeSchema> = hasStoredDocument
    ? { ...properties, documentNumber: { ...document, required: false } }
    : properties;
  return { ...form, schema: { ...form.schema, properties: adapted } };
}

/**
 * The form for an existing registration: it requires a code only for a changed address, because the server requires
 * verification of new addresses only.
 */
export function formForEditing(form: FormDefinition, email: string | undefined): FormDefinition {
  const code = form.schema.properties['verificationCode'];
  // A valid address has no quotation marks, so it is safe in an expression; anything else is not.
  if (!code || !isEmail(email)) return form;
  const properties = {
    ...form.schema.properties,
    verificationCode: { ...code, 'x-visible': `{{ $values.email != '${email}' }}` },
  };
  return { ...form, schema: { ...form.schema, properties } };
}
