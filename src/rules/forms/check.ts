/** What a meta-schema cannot say of a form: names, conditions, codes and patterns that must fit together. */
import { ExpressionError } from '../expression/tokens';
import { namesIn, parse } from '../expression/parse';
import { listFields, pointerPart } from './fields';
import { patternProblem } from './patterns';
import { ANSWER_LIMITS, type FieldComponent, type FormDefinition, type FormField, type NodeSchema } from './types';

export interface FormProblem {
  pointer: string;
  message: string;
}

const TYPE_OF: Record<FieldComponent, readonly string[]> = {
  Input: ['string', 'number'],
  TextArea: ['string'],
  Select: ['string'],
  CheckboxTiles: ['array'],
  RadioTiles: ['string'],
  ChipGroups: ['array'],
  CountrySelect: ['string'],
  DialCode: ['string'],
  EmailCode: ['string'],
  Consent: ['boolean'],
};
const WITH_OPTIONS: readonly string[] = ['Select', 'CheckboxTiles', 'RadioTiles', 'ChipGroups'];

function conditionProblems(
  condition: string,
  pointer: string,
  earlier: ReadonlySet<string>,
  all: ReadonlySet<string>,
): FormProblem[] {
  try {
    return namesIn(parse(condition)).flatMap(({ name, position }) => {
      if (earlier.has(name)) return [];
      const why = all.has(name) ? 'stands later; a condition sees earlier fields only' : 'is not a field of this form';
      return [{ pointer, message: `"${name}" (character ${position + 1}) ${why}.` }];
    });
  } catch (error) {
    if (!(error instanceof ExpressionError)) throw error;
    return [{ pointer, message: `${error.message} (character ${error.position + 1}). ${error.hint}.` }];
  }
}

/** Walks groups and fields in order, so that each condition is held against the fields before it. */
function allConditionProblems(form: FormDefinition): FormProblem[] {
  const all = new Set(listFields(form).map(({ name }) => name));
  const earlier = new Set<string>();
  const walk = (properties: Record<string, NodeSchema>, pointer: string): FormProblem[] =>
    Object.entries(properties).flatMap(([name, node]) => {
      const here = `${pointer}/properties${pointerPart(name)}`;
      const condition = node['x-visible'];
      const own = condition === undefined ? [] : conditionProblems(condition, `${here}/x-visible`, earlier, all);
      if (node.type === 'void') return [...own, ...walk(node.properties, here)];
      // A virtual field is unknown to the server, so nothing may depend on it.
      if (!node['x-virtual']) earlier.add(name);
      return own;
    });
  return walk(form.schema.properties, '/schema');
}

function optionProblems({ schema, pointer }: FormField): FormProblem[] {
  const options = schema.enum;
  if (!options) return WITH_OPTIONS.includes(schema['x-component']) ? [{ pointer, message: 'enum is missing.' }] : [];
  const seen = new Set<string>();
  return options.flatMap(({ value, theme }, index) => {
    const here = `${pointer}/enum/${index}`;
    const twice = seen.has(value) ? [{ pointer: `${here}/value`, message: `The code "${value}" stands twice.` }] : [];
    seen.add(value);
    const needsTheme = schema['x-component'] === 'ChipGroups' && theme === undefined;
    return needsTheme ? [...twice, { pointer: here, message: 'An option of ChipGroups needs a theme.' }] : twice;
  });
}

function fieldProblems(field: FormField, names: ReadonlySet<string>): FormProblem[] {
  const { schema, pointer } = field;
  const problems = optionProblems(field);
  const add = (part: string, message: string) => problems.push({ pointer: pointer + part, message });
  const types = TYPE_OF[schema['x-component']];
  if (types && !types.includes(schema.type))
    add('/type', `${schema['x-component']} needs the type ${types.join(' or ')}.`);
  if (schema['x-core'] && schema['x-virtual'])
    add('/x-virtual', 'A core property is submitted, so it cannot be virtual.');
  if (schema.minLength !== undefined && schema.minLength > (schema.maxLength ?? ANSWER_LIMITS.textLength)) {
    add('/minLength', 'minLength is greater than maxLength.');
  }
  const wrongPattern = schema.pattern === undefined ? null : patternProblem(schema.pattern);
  if (wrongPattern) add('/pattern', wrongPattern);
  for (const key of ['emailField', 'countryField'] as const) {
    const name = schema['x-component-props']?.[key];
    if (name !== undefined && !names.has(name))
      add(`/x-component-props/${key}`, `"${name}" is not a field of this form.`);
  }
  return problems;
}

/** PhoneNumber draws its two fields in one row, so it takes exactly these two. */
function phoneProblems(properties: Record<string, NodeSchema>, pointer: string): FormProblem[] {
  return Object.entries(properties).flatMap(([name, node]) => {
    if (node.type !== 'void') return [];
    const here = `${pointer}/properties${pointerPart(name)}`;
    const members = Object.values(node.properties).map((member) => member['x-component']);
    const wrong = node['x-component'] === 'PhoneNumber' && members.join() !== 'DialCode,Input';
    const own = wrong ? [{ pointer: here, message: 'PhoneNumber holds a DialCode and then an Input.' }] : [];
    return [...own, ...phoneProblems(node.properties, here)];
  });
}

function nameProblems(form: FormDefinition): FormProblem[] {
  const seen = new Set<string>();
  const walk = (properties: Record<string, NodeSchema>, pointer: string): FormProblem[] =>
    Object.entries(properties).flatMap(([name, node]) => {
      const here = `${pointer}/properties${pointerPart(name)}`;
      const twice = seen.has(name) ? [{ pointer: here, message: `The name "${name}" stands twice.` }] : [];
      seen.add(name);
      return node.type === 'void' ? [...twice, ...walk(node.properties, here)] : twice;
    });
  return walk(form.schema.properties, '/schema');
}

/** Everything that is wrong with a form, each with its place in the file; an empty list when it can be published. */
export function checkForm(form: FormDefinition): FormProblem[] {
  const fields = listFields(form);
  const names = new Set(fields.map(({ name }) => name));
  const tooMany =
    fields.length > ANSWER_LIMITS.keys
      ? [{ pointer: '/schema', message: `At most ${ANSWER_LIMITS.keys} fields.` }]
      : [];
  return [
    ...tooMany,
    ...nameProblems(form),
    ...phoneProblems(form.schema.properties, '/schema'),
    ...fields.flatMap((field) => fieldProblems(field, names)),
    ...allConditionProblems(form),
  ];
}
