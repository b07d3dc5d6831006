/** What the meta-schema cannot say of a form: names, options, limits and patterns that must fit together. */
import { conditionProblems } from './conditions';
import { coreProblems } from './coreFields';
import { listFields, pointerPart } from './fields';
import { say } from './findings/say';
import { didYouMean } from './near';
import { patternProblem } from './patterns';
import { problem, type FormProblem } from './problem';
import { reachProblems } from './reach';
import { textProblems } from './texts';
import { ANSWER_LIMITS, type FieldSchema, type FormDefinition, type FormField, type NodeSchema } from './types';

function optionProblems({ schema, pointer }: FormField): FormProblem[] {
  const seen = new Set<string>();
  return (schema.enum ?? []).flatMap(({ value }, index) => {
    const here = `${pointer}/enum/${index}/value`;
    if (!seen.has(value)) {
      seen.add(value);
      return [];
    }
    return [problem('optionTwice', here, say('optionTwice', { code: value }), { hint: say('optionTwiceHint') })];
  });
}

const BOUNDS = [
  ['minLength', 'maxLength'],
  ['minItems', 'maxItems'],
  ['minimum', 'maximum'],
] as const;

function limitProblems({ name, schema, pointer }: FormField): FormProblem[] {
  const found = BOUNDS.flatMap(([least, most]) => {
    const [from, to] = [schema[least], schema[most]];
    if (from === undefined || to === undefined || from <= to) return [];
    return [problem('limits', `${pointer}/${least}`, say('limitsOrder', { least, most }))];
  });
  if (schema.minItems !== undefined && schema.enum && schema.minItems > schema.enum.length)
    found.push(problem('limits', `${pointer}/minItems`, say('limitsOptions', { name, count: schema.enum.length })));
  return found;
}

function fieldProblems(field: FormField, names: ReadonlySet<string>): FormProblem[] {
  const { schema, pointer } = field;
  const found = [...optionProblems(field), ...limitProblems(field), ...keywordProblems(field)];
  const wrongPattern = schema.pattern === undefined ? null : patternProblem(schema.pattern, schema.maxLength);
  if (wrongPattern) {
    const hint = say('patternHint', { bounded: '{1,20}' });
    found.push(problem('pattern', `${pointer}/pattern`, wrongPattern, { hint }));
  }
  for (const key of ['emailField', 'countryField', 'parentField'] as const) {
    const name = schema['x-component-props']?.[key];
    if (name === undefined || names.has(name)) continue;
    const said = say('unknownField', { name });
    found.push(problem('unknownField', `${pointer}/x-component-props/${key}`, said, { hint: didYouMean(name, names) }));
  }
  return found;
}

/** PhoneNumber draws its two fields in one row, so it takes exactly these two. */
function phoneProblems(properties: Record<string, NodeSchema>, pointer: string): FormProblem[] {
  return Object.entries(properties).flatMap(([name, node]) => {
    if (node.type !== 'void') return [];
    const here = `${pointer}/properties${pointerPart(name)}`;
    const members = Object.values(node.properties).map((member) => member['x-component']);
    const wrong = node['x-component'] === 'PhoneNumber' && members.join() !== 'DialCode,Input';
    const said = say('phoneNumber');
    return [...(wrong ? [problem('group', here, said)] : []), ...phoneProblems(node.properties, here)];
  });
}

/** The keywords that say something of a value of each type; on another they would be passed over without a word. */
const KEYWORDS_OF: Record<FieldSchema['type'], readonly Keyword[]> = {
  string: ['minLength', 'maxLength', 'pattern', 'enum', 'x-validator'],
  number: ['minimum', 'maximum'],
  integer: ['minimum', 'maximum'],
  boolean: [],
  array: ['minItems', 'maxItems', 'enum'],
};
const KEYWORDS = [
  'minLength',
  'maxLength',
  'pattern',
  'minimum',
  'maximum',
  'minItems',
  'maxItems',
  'enum',
  'x-validator',
] as const satisfies readonly (keyof FieldSchema)[];
type Keyword = (typeof KEYWORDS)[number];

function keywordProblems({ schema, pointer }: FormField): FormProblem[] {
  const known = KEYWORDS_OF[schema.type];
  return KEYWORDS.filter((key) => schema[key] !== undefined && !known.includes(key)).map((key) => {
    const hint = known.length > 0 ? say('noEffectHint', { list: known.join(', ') }) : undefined;
    return problem('noEffect', `${pointer}/${key}`, say('noEffect', { key, type: schema.type }), { atKey: true, hint });
  });
}

/** Names that every JavaScript object has already. A form's values are looked up by name, in Formily too. */
const isReserved = (name: string): boolean => name in Object.prototype;

function nameProblems(form: FormDefinition): FormProblem[] {
  const seen = new Set<string>();
  const walk = (properties: Record<string, NodeSchema>, pointer: string): FormProblem[] =>
    Object.entries(properties).flatMap(([name, node]) => {
      const here = `${pointer}/properties${pointerPart(name)}`;
      const hint = say('nameTwiceHint');
      const said = say('nameTwice', { name });
      const twice = seen.has(name) ? [problem('nameTwice', here, said, { atKey: true, hint })] : [];
      seen.add(name);
      if (isReserved(name)) {
        const reserved = problem('value', here, say('nameReserved', { name }), {
          atKey: true,
          hint: say('nameTwiceHint'),
        });
        twice.push(reserved);
      }
      return node.type === 'void' ? [...twice, ...walk(node.properties, here)] : twice;
    });
  return walk(form.schema.properties, '/schema');
}

/** Everything that is wrong with a form whose shape is right, each with its place; without errors it can be published. */
export function checkForm(form: FormDefinition): FormProblem[] {
  const fields = listFields(form);
  const names = new Set(fields.map(({ name }) => name));
  const most = ANSWER_LIMITS.keys;
  const tooMany = fields.length > most ? [problem('tooMany', '/schema', say('tooManyFields', { most }))] : [];
  const conditions = conditionProblems(form);
  return [
    ...tooMany,
    ...nameProblems(form),
    ...phoneProblems(form.schema.properties, '/schema'),
    ...fields.flatMap((field) => fieldProblems(field, names)),
    ...conditions,
    // What is asked when can be reasoned about only where every condition makes sense.
    ...(conditions.length > 0 ? [] : reachProblems(form)),
    ...coreProblems(form),
    ...textProblems(form),
  ];
}
