/** Checks each field against the request body in the contract: is it a core property or an answer? */
import { listFields } from '@/rules/forms/fields';
import { coreOfForms } from '@/rules/forms/generated/core.gen';
import type { LocalizedMessage } from '@/rules/localizedMessage';
import { diagnosticMessage } from '@/rules/forms/diagnostics/diagnosticMessage';
import { didYouMean } from './didYouMean';
import { problem, type FormProblem } from './problem';
import { isNumeric, type FormDefinition, type FormField } from '@/rules/forms/types';

interface Property {
  type?: string;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  enum?: readonly string[];
}

/** The properties of a form's request body, without `answers`. */
interface CoreProperties {
  /** Its name in the contract. */
  body: string;
  /** Whether it accepts answers that are not core properties. */
  answers: boolean;
  properties: Record<string, Property>;
  required: readonly string[];
}

/** The core properties of a form; undefined if it has answers only. */
const corePropertiesOf = (formId: string): CoreProperties | undefined =>
  (coreOfForms as Record<string, CoreProperties | undefined>)[formId];

const writeHint = (text: string): LocalizedMessage => diagnosticMessage('use', { text });

/** Limits of the contract that are stricter than the form's: the server would reject what the form accepted. */
function boundProblems({ name, schema, pointer }: FormField, { body, properties }: CoreProperties): FormProblem[] {
  const property = properties[name];
  if (!property) return [];
  const problems: FormProblem[] = [];
  const addProblem = (at: string, message: LocalizedMessage, hint?: LocalizedMessage) =>
    problems.push(problem('contract', pointer + at, message, { hint }));
  const expectedType = property.type;
  // Older forms use `number` for whole numbers; the contract rejects fractions.
  const isInteger = expectedType === 'integer' && isNumeric(schema);
  if (expectedType && expectedType !== schema.type && !isInteger)
    addProblem(
      '/type',
      diagnosticMessage('coreType', { body, name, type: expectedType }),
      writeHint(`"type": "${expectedType}"`),
    );
  const maxLength = property.maxLength;
  // Options are limited by their codes, and formats by themselves.
  if (maxLength !== undefined && !schema.enum && !schema['x-validator'] && (schema.maxLength ?? Infinity) > maxLength)
    addProblem(
      '/maxLength',
      diagnosticMessage('coreMaxLength', { body, name, max: maxLength }),
      writeHint(`"maxLength": ${maxLength}`),
    );
  if (property.maximum !== undefined && isNumeric(schema) && (schema.maximum ?? Infinity) > property.maximum)
    addProblem(
      '/maximum',
      diagnosticMessage('coreMaximum', { body, name, max: property.maximum }),
      writeHint(`"maximum": ${property.maximum}`),
    );
  if (property.minimum !== undefined && isNumeric(schema) && (schema.minimum ?? -Infinity) < property.minimum)
    addProblem(
      '/minimum',
      diagnosticMessage('coreMinimum', { body, name, min: property.minimum }),
      writeHint(`"minimum": ${property.minimum}`),
    );
  const codes = property.enum;
  schema.enum?.forEach(({ value }, index) => {
    if (codes && !codes.includes(String(value)))
      addProblem(
        `/enum/${index}/value`,
        diagnosticMessage('coreOption', { body, value: String(value) }),
        didYouMean(String(value), codes, diagnosticMessage('allowedValues', { list: codes.join(', ') })),
      );
  });
  return problems;
}

/** Each field needs a property for its value, and the body needs its required properties. */
export function coreProblems(form: FormDefinition): FormProblem[] {
  const core = corePropertiesOf(form.formId);
  const names = Object.keys(core?.properties ?? {});
  const fields = listFields(form);
  const placementProblems = fields.flatMap((field) => {
    const { name, schema, pointer } = field;
    if (schema['x-virtual'])
      return schema['x-component'] === 'EmailCode'
        ? []
        : [
            problem('placement', `${pointer}/x-virtual`, diagnosticMessage('valueDiscarded', { name }), {
              hint: diagnosticMessage('valueDiscardedHint'),
            }),
          ];
    if (schema['x-core']) {
      if (core && names.includes(name)) return boundProblems(field, core);
      const message = core
        ? diagnosticMessage('notCore', { name, body: core.body })
        : diagnosticMessage('noCoreFields', { form: form.formId });
      const hint = didYouMean(name, names, diagnosticMessage('notCoreHint'));
      return [problem('placement', `${pointer}/x-core`, message, { hint })];
    }
    if (!names.includes(name)) return core && !core.answers ? [unsupportedAnswer(field, core)] : [];
    const message = diagnosticMessage('isCore', { name, body: core?.body ?? '' });
    return [problem('placement', pointer, message, { atKey: true, hint: diagnosticMessage('isCoreHint') })];
  });
  return [...placementProblems, ...missingCoreProblems(core, fields)];
}

const unsupportedAnswer = ({ name, pointer }: FormField, { body }: CoreProperties): FormProblem =>
  problem('placement', pointer, diagnosticMessage('unsupportedAnswer', { name, body }), {
    atKey: true,
    hint: diagnosticMessage('unsupportedAnswerHint'),
  });

/** A property that the contract requires must be an unconditional, required field. */
function missingCoreProblems(core: CoreProperties | undefined, fields: readonly FormField[]): FormProblem[] {
  return (core?.required ?? []).flatMap((name) => {
    const field = fields.find((candidate) => candidate.name === name && candidate.schema['x-core']);
    const body = core?.body ?? '';
    if (!field) return [problem('contract', '/schema/properties', diagnosticMessage('coreMissing', { body, name }))];
    if (field.conditions.length > 0) {
      const hint = diagnosticMessage('coreHiddenHint');
      return [
        problem('requiredHidden', field.pointer, diagnosticMessage('coreHidden', { name, body }), {
          atKey: true,
          hint,
        }),
      ];
    }
    if (field.schema.required) return [];
    const hint = writeHint('"required": true');
    return [
      problem('contract', field.pointer, diagnosticMessage('coreOptional', { body, name }), { atKey: true, hint }),
    ];
  });
}
