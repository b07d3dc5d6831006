/** Core properties and answers: where each field's value goes, held against the body of the form's call in the contract. */
import { listFields } from './fields';
import { coreOfForms } from './generated/core.gen';
import { didYouMean } from './near';
import { problem, type FormProblem } from './problem';
import type { FormDefinition, FormField } from './types';

interface Property {
  type?: string;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  enum?: readonly string[];
}

/** What the body of a form's call has beside `answers`. */
export interface CoreProperties {
  /** Its name in the contract. */
  body: string;
  /** Whether it takes what is no core property. */
  answers: boolean;
  properties: Record<string, Property>;
  required: readonly string[];
}

/** The core properties of a form; undefined where it has answers only. */
export const corePropertiesOf = (formId: string): CoreProperties | undefined =>
  (coreOfForms as Record<string, CoreProperties | undefined>)[formId];

/** What the contract bounds more tightly than the form: a visitor would be told by the server what the form let pass. */
function boundProblems({ name, schema, pointer }: FormField, { body, properties }: CoreProperties): FormProblem[] {
  const property = properties[name];
  if (!property) return [];
  const found: FormProblem[] = [];
  const wrong = (at: string, said: string, hint?: string) =>
    found.push(problem('contract', pointer + at, said, { hint }));
  const wanted = property.type === 'integer' ? 'number' : property.type;
  if (wanted && wanted !== schema.type)
    wrong('/type', `${body} takes "${name}" as a ${wanted}.`, `"type": "${wanted}"`);
  const long = property.maxLength;
  // Chosen values are as long as their codes; formats bound themselves.
  if (long !== undefined && !schema.enum && !schema['x-validator'] && (schema.maxLength ?? Infinity) > long)
    wrong('/maxLength', `${body} takes at most ${long} characters for "${name}".`, `"maxLength": ${long}`);
  if (property.maximum !== undefined && schema.type === 'number' && (schema.maximum ?? Infinity) > property.maximum)
    wrong('/maximum', `${body} takes at most ${property.maximum} for "${name}".`, `"maximum": ${property.maximum}`);
  if (property.minimum !== undefined && schema.type === 'number' && (schema.minimum ?? -Infinity) < property.minimum)
    wrong('/minimum', `${body} takes at least ${property.minimum} for "${name}".`, `"minimum": ${property.minimum}`);
  const codes = property.enum;
  schema.enum?.forEach(({ value }, index) => {
    if (codes && !codes.includes(value))
      wrong(
        `/enum/${index}/value`,
        `${body} does not know "${value}".`,
        didYouMean(value, codes, `One of: ${codes.join(', ')}.`),
      );
  });
  return found;
}

/** Each field must have a place where its value goes, and the body must get what it needs. */
export function coreProblems(form: FormDefinition): FormProblem[] {
  const core = corePropertiesOf(form.formId);
  const names = Object.keys(core?.properties ?? {});
  const fields = listFields(form);
  const placed = fields.flatMap((field) => {
    const { name, schema, pointer } = field;
    if (schema['x-virtual'])
      return schema['x-component'] === 'EmailCode'
        ? []
        : [
            problem(
              'placement',
              `${pointer}/x-virtual`,
              `"${name}" is neither a core property nor an answer: it would be asked and thrown away.`,
              {
                hint: 'Only an EmailCode is virtual. Take x-virtual away and it is an answer.',
              },
            ),
          ];
    if (schema['x-core']) {
      if (core && names.includes(name)) return boundProblems(field, core);
      const said = core
        ? `"${name}" is no core property of ${core.body}.`
        : `The form ${form.formId} has no core properties: its fields are answers.`;
      const hint = didYouMean(name, names, 'Take x-core away and it is an answer.');
      return [problem('placement', `${pointer}/x-core`, said, { hint })];
    }
    if (!names.includes(name)) return core && !core.answers ? [homeless(field, core)] : [];
    const said = `"${name}" is a core property of ${core?.body ?? ''}, so it cannot be an answer.`;
    return [
      problem('placement', pointer, said, { atKey: true, hint: 'Write "x-core": true, or give it another name.' }),
    ];
  });
  return [...placed, ...needed(core, fields)];
}

const homeless = ({ name, pointer }: FormField, { body }: CoreProperties): FormProblem =>
  problem('placement', pointer, `"${name}" would be an answer, but ${body} takes core properties only.`, {
    atKey: true,
    hint: 'Ask for it in another form, or have a developer add it to the call.',
  });

/** What the contract always needs must be asked of everybody, and be required. */
function needed(core: CoreProperties | undefined, fields: readonly FormField[]): FormProblem[] {
  return (core?.required ?? []).flatMap((name) => {
    const field = fields.find((candidate) => candidate.name === name && candidate.schema['x-core']);
    const body = core?.body ?? '';
    if (!field)
      return [problem('contract', '/schema/properties', `${body} needs "${name}", which this form does not ask.`)];
    if (field.conditions.length > 0) {
      const said = `"${name}" is hidden from some visitors, but ${body} always needs it: they could not send the form.`;
      return [problem('requiredHidden', field.pointer, said, { atKey: true, hint: 'Take the condition away.' })];
    }
    if (field.schema.required) return [];
    const said = `${body} always needs "${name}", but the form does not require it.`;
    return [problem('contract', field.pointer, said, { atKey: true, hint: 'Write "required": true.' })];
  });
}
