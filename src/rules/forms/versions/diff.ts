/**
 * The differences between two versions of a form. A change is breaking when a valid answer becomes invalid, loses its
 * field, or changes its meaning.
 */
import { isDeepEqual } from '../validation/keywords';
import { crossFieldChanges } from './crossFieldChanges';
import { sameMeaning } from './reuse';
import { inEnglish } from '../text';
import { treeOf, visibilityOf, type FormNode } from '../tree';
import type { FieldSchema, FormDefinition, FormField, Option } from '../types';
import { isUploadField, typeNames, uploadLimits } from '../validation/uploads';

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
  | 'words'
  | 'page';

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

type ChangeFactory = (
  severity: Change['severity'],
  kind: ChangeKind,
  message: string,
  more?: Partial<Change>,
) => Change;

function requiredChanges({ schema: was }: FormField, { schema: is }: FormField, change: ChangeFactory): Change[] {
  if (Boolean(was.required) === Boolean(is.required)) return [];
  return is.required
    ? [change('breaking', 'newlyRequired', 'is newly required: users who left it empty cannot resubmit the form')]
    : [change('safe', 'noLongerRequired', 'is no longer required: every answer stays valid')];
}

/** Limits: a larger minimum or a smaller maximum is stricter. */
const LOWER_BOUNDS = ['minLength', 'minItems', 'minimum', 'exclusiveMinimum'] as const;
const UPPER_BOUNDS = ['maxLength', 'maxItems', 'maximum', 'exclusiveMaximum'] as const;
const OTHER_RULES = ['pattern', 'format', 'x-validator', 'multipleOf', 'uniqueItems', 'const'] as const;

const describe = (value: unknown) => (typeof value === 'object' ? JSON.stringify(value) : value);

function boundChanges(before: FieldSchema, after: FieldSchema, change: ChangeFactory): Change[] {
  const changeOf = (key: string, isStricter: boolean, from: unknown, to: unknown) => {
    const description = `${key} ${String(from ?? 'none')} → ${String(to ?? 'none')}`;
    return isStricter
      ? change('breaking', 'ruleTightened', `has a stricter rule (${description}): an answer may no longer be accepted`)
      : change('safe', 'ruleLoosened', `has a looser rule (${description}): every answer stays valid`);
  };
  return [
    ...LOWER_BOUNDS.filter((key) => before[key] !== after[key]).map((key) =>
      changeOf(key, (after[key] ?? -Infinity) > (before[key] ?? -Infinity), before[key], after[key]),
    ),
    ...UPPER_BOUNDS.filter((key) => before[key] !== after[key]).map((key) =>
      changeOf(key, (after[key] ?? Infinity) < (before[key] ?? Infinity), before[key], after[key]),
    ),
    ...OTHER_RULES.filter((key) => !isDeepEqual(before[key], after[key])).map((key) =>
      changeOf(key, after[key] !== undefined, describe(before[key]), describe(after[key])),
    ),
  ];
}

const codesOf = (options: readonly Option[] = []) => options.map(({ value }) => String(value));

function optionChanges(oldField: FieldSchema, newField: FieldSchema, change: ChangeFactory): Change[] {
  if (!oldField.enum || !newField.enum) {
    if (!oldField.enum && !newField.enum) return [];
    return newField.enum
      ? [change('breaking', 'ruleTightened', 'now has a list of options: other answers are no longer accepted')]
      : [change('safe', 'ruleLoosened', 'no longer has a list of options: every answer stays valid')];
  }
  const [before, after] = [new Map(oldField.enum.map((option) => [String(option.value), option])), newField.enum];
  const removedCodes = codesOf(oldField.enum).filter((code) => !codesOf(after).includes(code));
  const changes = removedCodes.map((code) =>
    change(
      'breaking',
      'optionRemoved',
      `no longer has the option "${code}" (${inEnglish(before.get(code)?.label)}), which existing answers may contain`,
      { code },
    ),
  );
  for (const option of after) {
    const code = String(option.value);
    const old = before.get(code);
    if (!old)
      changes.push(
        change('safe', 'optionAdded', `has the new option "${code}" (${inEnglish(option.label)})`, { code }),
      );
    else if (!sameMeaning(old, option)) {
      const message = `changed the meaning of "${code}" from "${inEnglish(old.label)}" to "${inEnglish(option.label)}": existing answers would change their meaning`;
      changes.push(change('breaking', 'optionMeaning', message, { code }));
    } else if (!isDeepEqual(old, option))
      changes.push(change('safe', 'words', `has a reworded label for "${code}" with the same meaning`, { code }));
  }
  const commonCodes = codesOf(oldField.enum).filter((code) => codesOf(after).includes(code));
  if (
    !isDeepEqual(
      commonCodes,
      codesOf(after).filter((code) => commonCodes.includes(code)),
    )
  )
    changes.push(change('safe', 'order', 'has its options in another order'));
  return changes;
}

function conditionChanges(before: ComparedField, after: ComparedField, change: ChangeFactory): Change[] {
  const [was, is] = [visibilityOf(before.node), visibilityOf(after.node)];
  if (isDeepEqual(was, is)) return [];
  if (is.length > 0)
    return [
      change(
        'breaking',
        'conditionChanged',
        `has other conditions (${is.join(' and ')}): existing answers may belong to a field that is now hidden`,
      ),
    ];
  return after.schema.required
    ? [change('breaking', 'newlyRequired', 'is now always shown and required: older submissions may have no answer')]
    : [change('safe', 'conditionChanged', 'is now always shown, and optional')];
}

/** What a field for files accepts. */
function uploadChanges(before: FieldSchema, after: FieldSchema, change: ChangeFactory): Change[] {
  if (!isUploadField(before) || !isUploadField(after)) return [];
  const [was, is] = [uploadLimits(before), uploadLimits(after)];
  const removed = was.types.filter((type) => !is.types.includes(type));
  const stricter = [
    ...(removed.length > 0 ? [`no ${typeNames(removed)}`] : []),
    ...(is.maxCount < was.maxCount ? [`maxCount ${was.maxCount} → ${is.maxCount}`] : []),
    ...(is.megabytes < was.megabytes ? [`maxSize ${was.megabytes} → ${is.megabytes}`] : []),
  ];
  return stricter.length > 0
    ? [change('breaking', 'ruleTightened', `accepts fewer files (${stricter.join(', ')})`)]
    : [];
}

/** References to files are no other component's answers. */
const kindOf = (schema: FieldSchema): string => (isUploadField(schema) ? 'files' : schema.type);

const TEXT_KEYS = ['title', 'description'] as const;

function presentationChanges(before: FieldSchema, after: FieldSchema, change: ChangeFactory): Change[] {
  const { text: oldText, placeholder: oldHint, ...oldProps } = before['x-component-props'] ?? {};
  const { text, placeholder, ...props } = after['x-component-props'] ?? {};
  const hasTextChange =
    TEXT_KEYS.some((key) => !isDeepEqual(before[key], after[key])) ||
    !isDeepEqual(oldText, text) ||
    !isDeepEqual(oldHint, placeholder);
  const hasAppearanceChange =
    before['x-component'] !== after['x-component'] ||
    !isDeepEqual(oldProps, props) ||
    !isDeepEqual(before['x-decorator-props'], after['x-decorator-props']);
  return [
    ...(hasTextChange ? [change('safe', 'words', 'has reworded texts')] : []),
    ...(hasAppearanceChange ? [change('safe', 'look', 'has another appearance or autofill behaviour')] : []),
  ];
}

function compare(before: ComparedField, after: ComparedField): Change[] {
  const change: ChangeFactory = (severity, kind, message, more) => ({
    severity,
    kind,
    pointer: after.pointer,
    field: after.name,
    message: `"${after.name}" ${message}.`,
    ...more,
  });
  if (kindOf(before.schema) !== kindOf(after.schema))
    return [
      change(
        'breaking',
        'typeChanged',
        `changed its type from ${kindOf(before.schema)} to ${kindOf(after.schema)}: stored answers have the old type`,
      ),
    ];
  const core = Boolean(before.schema['x-core']) !== Boolean(after.schema['x-core']);
  const virtual = Boolean(before.schema['x-virtual']) !== Boolean(after.schema['x-virtual']);
  return [
    ...(core || virtual
      ? [change('breaking', 'placeChanged', 'is stored elsewhere: old answers would not be found')]
      : []),
    ...requiredChanges(before, after, change),
    ...boundChanges(before.schema, after.schema, change),
    ...optionChanges(before.schema, after.schema, change),
    ...uploadChanges(before.schema, after.schema, change),
    ...conditionChanges(before, after, change),
    ...presentationChanges(before.schema, after.schema, change),
  ];
}

function fieldAdded({ name, pointer, schema }: FormField): Change {
  const location = { pointer, field: name };
  // Older answers stay with their version, so a new question never makes them invalid.
  const message = `"${name}" is new and ${schema.required ? 'required' : 'optional'}: in older submissions it counts as not asked.`;
  return { severity: 'safe', kind: 'fieldAdded', ...location, message };
}

function fieldRemoved({ name, pointer }: FormField): Change {
  const message = `"${name}" was removed: its answers would have no field.`;
  return { severity: 'breaking', kind: 'fieldRemoved', pointer, field: name, message };
}

/** Changes around the fields: texts and groups. */
function formTextChanges(from: FormDefinition, to: FormDefinition): Change[] {
  const keys = (['title', 'intro', 'submit', 'messages', 'languages'] as const).filter(
    (key) => !isDeepEqual(from[key], to[key]),
  );
  const changes = keys.map((key): Change => ({
    severity: 'safe',
    kind: 'words',
    pointer: `/${key}`,
    message: `The form's ${key} was reworded.`,
  }));
  if (isDeepEqual(from.page, to.page)) return changes;
  const message = "The form's page has other dates, places or texts: every answer stays valid.";
  return [...changes, { severity: 'safe', kind: 'page', pointer: '/page', message }];
}

function orderChanges(from: readonly FormField[], to: readonly FormField[]): Change[] {
  const names = new Set(to.map(({ name }) => name));
  const oldOrder = from.map(({ name }) => name).filter((name) => names.has(name));
  const newOrder = to.map(({ name }) => name).filter((name) => oldOrder.includes(name));
  if (isDeepEqual(oldOrder, newOrder)) return [];
  return [
    { severity: 'safe', kind: 'order', pointer: '/schema/properties', message: 'The order of the fields changed.' },
  ];
}

interface ComparedField extends FormField {
  node: FormNode;
}

/** The fields of a form and of its objects and rows, by their paths: `colleagues.*.name`. */
const fieldsOf = (form: FormDefinition): ComparedField[] =>
  treeOf(form)
    .nodes.filter((node) => node.hasValue)
    .map((node) => ({
      name: node.path.map((part) => part ?? '*').join('.'),
      schema: node.schema as FieldSchema,
      pointer: node.pointer,
      conditions: [],
      node,
    }));

/** All changes, breaking ones first. */
export function diffForms(from: FormDefinition, to: FormDefinition): Change[] {
  const [before, after] = [fieldsOf(from), fieldsOf(to)];
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
    ...before.filter(({ name }) => !names.has(name)).map(fieldRemoved),
    ...after.flatMap((field) => {
      const oldField = old.get(field.name);
      return oldField ? compare(oldField, field) : [fieldAdded(field)];
    }),
    ...crossFieldChanges(from, to),
    ...orderChanges(before, after),
    ...formTextChanges(from, to),
  ];
  return changes.toSorted((one, other) => Number(one.severity === 'safe') - Number(other.severity === 'safe'));
}

export const isBreaking = ({ severity }: Change): boolean => severity === 'breaking';

/** A change as one line of text. */
export const changeLine = ({ severity, message }: Change): string => `${severity.padEnd(8)} ${message}`;
