import type { VisitorRegistration } from '@/api';
import type { FormDefinition, NodeSchema } from '@/rules/forms/types';

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
