/** Checks where each field's value goes, core property or answer, against the request body in the contract. */
import { listFields } from '@/rules/forms/fields';
import { coreOfForms } from '@/rules/forms/generated/core.gen';
import type { LocalizedMessage } from '@/rules/localizedMessage';
import { say } from '@/rules/forms/findings/say';
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

const write = (text: string): LocalizedMessage => say('write', { text });

/** Limits of the contract that are stricter than the form's: the server would reject what the form accepted. */
function boundProblems({ name, schema, pointer }: FormField, { body, properties }: CoreProperties): FormProblem[] {
  const property = properties[name];
  if (!property) return [];
  const found: FormProblem[] = [];
  const wrong = (at: string, message: LocalizedMessage, hint?: LocalizedMessage) =>
    found.push(problem('contract', pointer + at, message, { hint }));
  const wanted = property.type;
  // Older forms use `number` for whole numbers; the contract rejects fractions.
  const isWhole = wanted === 'integer' && isNumeric(schema);
  if (wanted && wanted !== schema.type && !isWhole)
    wrong('/type', say('coreType', { body, name, type: wanted }), write(`"type": "${wanted}"`));
  const long = property.maxLength;
  // Options are limited by their codes, and formats by themselves.
  if (long !== undefined && !schema.enum && !schema['x-validator'] && (schema.maxLength ?? Infinity) > long)
    wrong('/maxLength', say('coreLong', { body, name, most: long }), write(`"maxLength": ${long}`));
  if (property.maximum !== undefined && isNumeric(schema) && (schema.maximum ?? Infinity) > property.maximum)
    wrong('/maximum', say('coreMost', { body, name, most: property.maximum }), write(`"maximum": ${property.maximum}`));
  if (property.minimum !== undefined && isNumeric(schema) && (schema.minimum ?? -Infinity) < property.minimum)
    wrong(
      '/minimum',
      say('coreLeast', { body, name, least: property.minimum }),
      write(`"minimum": ${property.minimum}`),
    );
  const codes = property.enum;
  schema.enum?.forEach(({ value }, index) => {
    if (codes && !codes.includes(value))
      wrong(
        `/enum/${index}/value`,
        say('coreOption', { body, value }),
        didYouMean(value, codes, say('oneOf', { list: codes.join(', ') })),
      );
  });
  return found;
}

/** Each field needs a property for its value, and the body needs its required properties. */
export function coreProblems(form: FormDefinition): FormProblem[] {
  const core = corePropertiesOf(form.formId);
  const names = Object.keys(core?.properties ?? {});
  const fields = listFields(form);
  const placed = fields.flatMap((field) => {
    const { name, schema, pointer } = field;
    if (schema['x-virtual'])
      return schema['x-component'] === 'EmailCode'
        ? []
        : [problem('placement', `${pointer}/x-virtual`, say('thrownAway', { name }), { hint: say('thrownAwayHint') })];
    if (schema['x-core']) {
      if (core && names.includes(name)) return boundProblems(field, core);
      const message = core ? say('noCore', { name, body: core.body }) : say('noCoreAtAll', { form: form.formId });
      const hint = didYouMean(name, names, say('noCoreHint'));
      return [problem('placement', `${pointer}/x-core`, message, { hint })];
    }
    if (!names.includes(name)) return core && !core.answers ? [homeless(field, core)] : [];
    const message = say('isCore', { name, body: core?.body ?? '' });
    return [problem('placement', pointer, message, { atKey: true, hint: say('isCoreHint') })];
  });
  return [...placed, ...needed(core, fields)];
}

const homeless = ({ name, pointer }: FormField, { body }: CoreProperties): FormProblem =>
  problem('placement', pointer, say('homeless', { name, body }), { atKey: true, hint: say('homelessHint') });

/** A property that the contract requires must be an unconditional, required field. */
function needed(core: CoreProperties | undefined, fields: readonly FormField[]): FormProblem[] {
  return (core?.required ?? []).flatMap((name) => {
    const field = fields.find((candidate) => candidate.name === name && candidate.schema['x-core']);
    const body = core?.body ?? '';
    if (!field) return [problem('contract', '/schema/properties', say('coreNotAsked', { body, name }))];
    if (field.conditions.length > 0) {
      const hint = say('coreHiddenHint');
      return [problem('requiredHidden', field.pointer, say('coreHidden', { name, body }), { atKey: true, hint })];
    }
    if (field.schema.required) return [];
    const hint = write('"required": true');
    return [problem('contract', field.pointer, say('coreOptional', { body, name }), { atKey: true, hint })];
  });
}
