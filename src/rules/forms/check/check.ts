/** Checks that the meta-schema cannot express: names, options, limits and patterns that must fit together. */
import { LOCALES, type LocalisedText } from '@/rules/locales';
import { isIssueId } from '@/rules/messages/issueText';
import { issueTexts } from '@/rules/messages/texts';
import { conditionProblems } from './conditions';
import { coreProblems } from './coreFields';
import { listFields, pointerPart } from '@/rules/forms/fields';
import { say } from '@/rules/forms/findings/say';
import { didYouMean } from './didYouMean';
import { patternProblem } from './patterns';
import { problem, type FormProblem } from './problem';
import { reachProblems } from './reach';
import {
  ANSWER_LIMITS,
  type FieldSchema,
  type FormDefinition,
  type FormField,
  type NodeSchema,
} from '@/rules/forms/types';
import { reasons } from '@/rules/forms/generated/core.gen';

interface Text {
  pointer: string;
  text: LocalisedText;
}

const optional = (pointer: string, text: LocalisedText | undefined): Text[] => (text ? [{ pointer, text }] : []);

function textsUnder(properties: Record<string, NodeSchema>, pointer: string): Text[] {
  return Object.entries(properties).flatMap(([name, node]) => {
    const here = `${pointer}/properties${pointerPart(name)}`;
    const own = [...optional(`${here}/title`, node.title), ...optional(`${here}/description`, node.description)];
    if (node.type === 'void') return [...own, ...textsUnder(node.properties, here)];
    const props = `${here}/x-component-props`;
    return [
      ...own,
      ...(node.enum ?? []).map(({ label }, index) => ({ pointer: `${here}/enum/${index}/label`, text: label })),
      ...optional(`${props}/placeholder`, node['x-component-props']?.placeholder),
      ...optional(`${props}/text`, node['x-component-props']?.text),
    ];
  });
}

/** Every text of a form with its pointer. */
function textsOf(form: FormDefinition): Text[] {
  return [
    ...optional('/title', form.title),
    ...optional('/intro', form.intro),
    ...optional('/submit', form.submit),
    ...Object.entries(form.messages ?? {}).map(([id, text]) => ({ pointer: `/messages${pointerPart(id)}`, text })),
    ...textsUnder(form.schema.properties, '/schema'),
  ];
}

const MARKUP = /<\s*[a-z!/?]|javascript:|&(?:#\d+|#x[\da-f]+|lt|gt);/i;

// These characters are matched on purpose: they invisibly change how text is read.
const UNSEEN = /[\u0000-\u0008\u000b-\u001f\u007f\u202a-\u202e\u2066-\u2069]/;

function contentProblems({ pointer, text }: Text): FormProblem[] {
  return LOCALES.flatMap((locale) => {
    const words = text[locale];
    const here = `${pointer}/${locale}`;
    const markup = MARKUP.exec(words);
    if (markup) {
      return [problem('markup', here, say('markup'), { offset: markup.index, hint: say('markupHint') })];
    }
    const braces = words.indexOf('{{');
    if (braces >= 0) {
      return [problem('markup', here, say('braces'), { offset: braces, hint: say('bracesHint') })];
    }
    const unseen = UNSEEN.exec(words);
    if (!unseen) return [];
    const code = `U+${words.charCodeAt(unseen.index).toString(16).toUpperCase().padStart(4, '0')}`;
    return [problem('markup', here, say('unseen', { code }), { offset: unseen.index, hint: say('takeAway') })];
  });
}

const PLACE = /\{(\w+)\}/g;

const known = new Set([...Object.keys(issueTexts), ...reasons]);

/** Checks the form's own messages: the id must exist, and its placeholders must have values. */
function messageProblems(form: FormDefinition): FormProblem[] {
  return Object.entries(form.messages ?? {}).flatMap(([id, text]) => {
    const pointer = `/messages${pointerPart(id)}`;
    if (!known.has(id)) {
      const hint = didYouMean(id, known, say('messageIdHint'));
      return [problem('messageId', pointer, say('messageId', { id }), { severity: 'warning', atKey: true, hint })];
    }
    if (!isIssueId(id)) return [];
    // `field` is available for every issue.
    const places = new Set([...issueTexts[id].en.matchAll(PLACE)].map(([, name = '']) => name)).add('field');
    return LOCALES.flatMap((locale) =>
      [...text[locale].matchAll(PLACE)].flatMap(({ 1: name = '', index: offset }) =>
        places.has(name)
          ? []
          : [
              problem('placeholder', `${pointer}/${locale}`, say('placeholder', { place: `{${name}}` }), {
                offset,
                hint: didYouMean(name, places, say('itHas', { list: `{${[...places].join('}, {')}}` })),
              }),
            ],
      ),
    );
  });
}

/** Problems of a form's texts: markup, unknown placeholders, invisible characters. */
const textProblems = (form: FormDefinition): FormProblem[] => [
  ...textsOf(form).flatMap(contentProblems),
  ...messageProblems(form),
];

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
    const message = say('unknownField', { name });
    found.push(
      problem('unknownField', `${pointer}/x-component-props/${key}`, message, { hint: didYouMean(name, names) }),
    );
  }
  return found;
}

/** PhoneNumber renders two fields in one row, so it needs exactly these two. */
function phoneProblems(properties: Record<string, NodeSchema>, pointer: string): FormProblem[] {
  return Object.entries(properties).flatMap(([name, node]) => {
    if (node.type !== 'void') return [];
    const here = `${pointer}/properties${pointerPart(name)}`;
    const members = Object.values(node.properties).map((member) => member['x-component']);
    const wrong = node['x-component'] === 'PhoneNumber' && members.join() !== 'DialCode,Input';
    const message = say('phoneNumber');
    return [...(wrong ? [problem('group', here, message)] : []), ...phoneProblems(node.properties, here)];
  });
}

/** The keywords that apply to each type; on another type they would be silently ignored. */
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

/** Names that every JavaScript object inherits. Values are looked up by name, in Formily too. */
const isReserved = (name: string): boolean => name in Object.prototype;

function nameProblems(form: FormDefinition): FormProblem[] {
  const seen = new Set<string>();
  const walk = (properties: Record<string, NodeSchema>, pointer: string): FormProblem[] =>
    Object.entries(properties).flatMap(([name, node]) => {
      const here = `${pointer}/properties${pointerPart(name)}`;
      const hint = say('nameTwiceHint');
      const message = say('nameTwice', { name });
      const twice = seen.has(name) ? [problem('nameTwice', here, message, { atKey: true, hint })] : [];
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

/** All problems of a form with a valid shape; without errors it can be published. */
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
    // Reachability is analysed only when every condition is valid.
    ...(conditions.length > 0 ? [] : reachProblems(form)),
    ...coreProblems(form),
    ...textProblems(form),
  ];
}
