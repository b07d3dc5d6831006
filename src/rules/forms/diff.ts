/**
 * The differences between two versions of a form. A change is breaking when a valid answer becomes invalid, loses its
 * field, or changes its meaning.
 */
import { listFields } from './fields';
import { sameMeaning } from './reuse';
import type { FieldSchema, FormDefinition, FormField, Option } from './types';

type ChangeKind =
  | 'formName'
  | 'fieldRemoved'
  | 'fieldAdded'
  | 'typeChanged'
  | 'placeChanged'
  | 'newlyRequired'
  | 'noLongerRequired'
  | 'ruleTightened'
  | 'ruleLoosened'
  | 'conditionChanged'
  | 'optionRemoved'
  | 'optionAdded'
  | 'optionMeaning'
  | 'order'
  | 'look'
  | 'words';

export interface Change {
  severity: 'safe' | 'breaking';
  kind: ChangeKind;
  /** JSON pointer into the newer form; into the older one for removed parts. */
  pointer: string;
  /** The field and the option's code, where the change concerns one. */
  field?: string;
  code?: string;
  /** What changed, and why that is safe or breaking. */
  message: string;
}

type Say = (severity: Change['severity'], kind: ChangeKind, message: string, more?: Partial<Change>) => Change;

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

function required({ schema: was }: FormField, { schema: is }: FormField, say: Say): Change[] {
  if (Boolean(was.required) === Boolean(is.required)) return [];
  return is.required
    ? [say('breaking', 'newlyRequired', 'is newly required: who left it empty could not send the form again')]
    : [say('safe', 'noLongerRequired', 'is no longer required: every answer stays right')];
}

/** Limits: a larger minimum or a smaller maximum is stricter. */
const LOWER_BOUNDS = ['minLength', 'minItems', 'minimum'] as const;
const UPPER_BOUNDS = ['maxLength', 'maxItems', 'maximum'] as const;

function bounds(was: FieldSchema, is: FieldSchema, say: Say): Change[] {
  const changeOf = (key: string, tighter: boolean, from: unknown, to: unknown) => {
    const what = `${key} ${String(from ?? 'none')} → ${String(to ?? 'none')}`;
    return tighter
      ? say('breaking', 'ruleTightened', `has a tighter rule (${what}): an answer may no longer be accepted`)
      : say('safe', 'ruleLoosened', `has a looser rule (${what}): every answer stays right`);
  };
  return [
    ...LOWER_BOUNDS.filter((key) => was[key] !== is[key]).map((key) =>
      changeOf(key, (is[key] ?? -Infinity) > (was[key] ?? -Infinity), was[key], is[key]),
    ),
    ...UPPER_BOUNDS.filter((key) => was[key] !== is[key]).map((key) =>
      changeOf(key, (is[key] ?? Infinity) < (was[key] ?? Infinity), was[key], is[key]),
    ),
    ...(['pattern', 'x-validator'] as const)
      .filter((key) => was[key] !== is[key])
      .map((key) => changeOf(key, is[key] !== undefined, was[key], is[key])),
  ];
}

const codesOf = (options: readonly Option[] = []) => options.map(({ value }) => value);

function options(was: FieldSchema, is: FieldSchema, say: Say): Change[] {
  if (!was.enum || !is.enum) {
    if (!was.enum && !is.enum) return [];
    return is.enum
      ? [say('breaking', 'ruleTightened', 'has a list of options now: other answers are no longer accepted')]
      : [say('safe', 'ruleLoosened', 'has no list of options any more: every answer stays right')];
  }
  const [before, after] = [new Map(was.enum.map((option) => [option.value, option])), is.enum];
  const gone = codesOf(was.enum).filter((code) => !codesOf(after).includes(code));
  const found = gone.map((code) =>
    say(
      'breaking',
      'optionRemoved',
      `lost the option "${code}" (${before.get(code)?.label.en ?? ''}), which somebody may have chosen`,
      { code },
    ),
  );
  for (const option of after) {
    const { value: code } = option;
    const old = before.get(code);
    if (!old) found.push(say('safe', 'optionAdded', `has the new option "${code}" (${option.label.en})`, { code }));
    else if (!sameMeaning(old, option)) {
      const message = `means something else by "${code}": it was "${old.label.en}" and is "${option.label.en}", so old answers would change their meaning`;
      found.push(say('breaking', 'optionMeaning', message, { code }));
    } else if (!same(old, option))
      found.push(say('safe', 'words', `says "${code}" in other words, with the same meaning`, { code }));
  }
  const stayed = codesOf(was.enum).filter((code) => codesOf(after).includes(code));
  if (
    !same(
      stayed,
      codesOf(after).filter((code) => stayed.includes(code)),
    )
  )
    found.push(say('safe', 'order', 'has its options in another order'));
  return found;
}

function conditions(was: FormField, is: FormField, say: Say): Change[] {
  if (same(was.conditions, is.conditions)) return [];
  if (is.conditions.length > 0)
    return [
      say(
        'breaking',
        'conditionChanged',
        `is asked of others (${is.conditions.join(' and ')}): an answer may stand where nothing is asked any more`,
      ),
    ];
  return is.schema.required
    ? [say('breaking', 'newlyRequired', 'is asked of everybody now, and required: who was not asked has no answer')]
    : [say('safe', 'conditionChanged', 'is asked of everybody now: who was not asked may leave it empty')];
}

const WORDS = ['title', 'description'] as const;

function looks(was: FieldSchema, is: FieldSchema, say: Say): Change[] {
  const { text: oldText, placeholder: oldHint, ...oldProps } = was['x-component-props'] ?? {};
  const { text, placeholder, ...props } = is['x-component-props'] ?? {};
  const words = WORDS.some((key) => !same(was[key], is[key])) || !same(oldText, text) || !same(oldHint, placeholder);
  const look =
    was['x-component'] !== is['x-component'] ||
    !same(oldProps, props) ||
    !same(was['x-decorator-props'], is['x-decorator-props']);
  return [
    ...(words ? [say('safe', 'words', 'is said in other words')] : []),
    ...(look ? [say('safe', 'look', 'looks or fills in differently')] : []),
  ];
}

function compare(was: FormField, is: FormField): Change[] {
  const say: Say = (severity, kind, message, more) => ({
    severity,
    kind,
    pointer: is.pointer,
    field: is.name,
    message: `"${is.name}" ${message}.`,
    ...more,
  });
  if (was.schema.type !== is.schema.type)
    return [
      say(
        'breaking',
        'typeChanged',
        `was a ${was.schema.type} and is a ${is.schema.type}: stored answers are of the other type`,
      ),
    ];
  const core = Boolean(was.schema['x-core']) !== Boolean(is.schema['x-core']);
  const virtual = Boolean(was.schema['x-virtual']) !== Boolean(is.schema['x-virtual']);
  return [
    ...(core || virtual
      ? [say('breaking', 'placeChanged', 'is stored in another place: old answers would not be found')]
      : []),
    ...required(was, is, say),
    ...bounds(was.schema, is.schema, say),
    ...options(was.schema, is.schema, say),
    ...conditions(was, is, say),
    ...looks(was.schema, is.schema, say),
  ];
}

function added({ name, pointer, schema }: FormField): Change {
  const about = { pointer, field: name };
  if (schema.required && !schema['x-virtual'])
    return {
      severity: 'breaking',
      kind: 'newlyRequired',
      ...about,
      message: `"${name}" is new and required: older answers and drafts do not have it.`,
    };
  return {
    severity: 'safe',
    kind: 'fieldAdded',
    ...about,
    message: `"${name}" is new and optional: older answers show it as not asked.`,
  };
}

function removed({ name, pointer }: FormField): Change {
  const message = `"${name}" is gone: its answers would have no place.`;
  return { severity: 'breaking', kind: 'fieldRemoved', pointer, field: name, message };
}

/** Changes around the fields: texts and groups. */
function frame(from: FormDefinition, to: FormDefinition): Change[] {
  const keys = (['title', 'intro', 'submit', 'messages'] as const).filter((key) => !same(from[key], to[key]));
  return keys.map((key) => ({
    severity: 'safe',
    kind: 'words',
    pointer: `/${key}`,
    message: `The form's ${key} is in other words.`,
  }));
}

function order(from: readonly FormField[], to: readonly FormField[]): Change[] {
  const names = new Set(to.map(({ name }) => name));
  const was = from.map(({ name }) => name).filter((name) => names.has(name));
  const is = to.map(({ name }) => name).filter((name) => was.includes(name));
  if (same(was, is)) return [];
  return [
    { severity: 'safe', kind: 'order', pointer: '/schema/properties', message: 'Fields stand in another order.' },
  ];
}

/** All changes, breaking ones first. */
export function diffForms(from: FormDefinition, to: FormDefinition): Change[] {
  const [before, after] = [listFields(from), listFields(to)];
  const old = new Map(before.map((field) => [field.name, field]));
  const names = new Set(after.map(({ name }) => name));
  const changes: Change[] = [
    ...(from.formId === to.formId
      ? []
      : [
          {
            severity: 'breaking',
            kind: 'formName',
            pointer: '/formId',
            message: 'These are two different forms.',
          } as const,
        ]),
    ...before.filter(({ name }) => !names.has(name)).map(removed),
    ...after.flatMap((field) => {
      const was = old.get(field.name);
      return was ? compare(was, field) : [added(field)];
    }),
    ...order(before, after),
    ...frame(from, to),
  ];
  return changes.toSorted((one, other) => Number(one.severity === 'safe') - Number(other.severity === 'safe'));
}

export const isBreaking = ({ severity }: Change): boolean => severity === 'breaking';

/** A change as one line of text. */
export const changeLine = ({ severity, message }: Change): string => `${severity.padEnd(8)} ${message}`;
