import { isEmail } from '@/rules/validators/email';
import type { FormDefinition } from '@/rules/forms/types';

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
