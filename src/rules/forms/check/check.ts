/** Checks that the meta-schema cannot express: consistency of names, options, limits and patterns. */
import { LOCALES, type LocalisedText } from '@/rules/locales';
import { isIssueId } from '@/rules/messages/issueText';
import { issueTexts } from '@/rules/messages/texts';
import { conditionProblems } from './conditions';
import { coreProblems } from './coreFields';
import { listFields, pointerPart } from '@/rules/forms/fields';
import { diagnosticMessage } from '@/rules/forms/diagnostics/diagnosticMessage';
import { didYouMean } from './didYouMean';
import { patternProblem } from './patterns';
import { problem, type FormProblem } from './problem';
import { reachabilityProblems } from './reach';
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

const optionalText = (pointer: string, text: LocalisedText | undefined): Text[] => (text ? [{ pointer, text }] : []);

function collectTexts(properties: Record<string, NodeSchema>, pointer: string): Text[] {
  return Object.entries(properties).flatMap(([name, node]) => {
    const itemPointer = `${pointer}/properties${pointerPart(name)}`;
    const nodeTexts = [
      ...optionalText(`${itemPointer}/title`, node.title),
      ...optionalText(`${itemPointer}/description`, node.description),
    ];
    if (node.type === 'void') return [...nodeTexts, ...collectTexts(node.properties, itemPointer)];
    const props = `${itemPointer}/x-component-props`;
    return [
      ...nodeTexts,
      ...(node.enum ?? []).map(({ label }, index) => ({ pointer: `${itemPointer}/enum/${index}/label`, text: label })),
      ...optionalText(`${props}/placeholder`, node['x-component-props']?.placeholder),
      ...optionalText(`${props}/text`, node['x-component-props']?.text),
    ];
  });
}

/** Every text of a form with its pointer. */
function textsOf(form: FormDefinition): Text[] {
  return [
    ...optionalText('/title', form.title),
    ...optionalText('/intro', form.intro),
    ...optionalText('/submit', form.submit),
    ...Object.entries(form.messages ?? {}).map(([id, text]) => ({ pointer: `/messages${pointerPart(id)}`, text })),
    ...collectTexts(form.schema.properties, '/schema'),
  ];
}

const MARKUP = /<\s*[a-z!/?]|javascript:|&(?:#\d+|#x[\da-f]+|lt|gt);/i;

// These characters are matched on purpose: they invisibly change how text is read.
const INVISIBLE = /[\u0000-\u0008\u000b-\u001f\u007f\u202a-\u202e\u2066-\u2069]/;

function contentProblems({ pointer, text }: Text): FormProblem[] {
  return LOCALES.flatMap((locale) => {
    const content = text[locale];
    const itemPointer = `${pointer}/${locale}`;
    const markup = MARKUP.exec(content);
    if (markup) {
      return [
        problem('markup', itemPointer, diagnosticMessage('markup'), {
          offset: markup.index,
          hint: diagnosticMessage('markupHint'),
        }),
      ];
    }
    const braces = content.indexOf('{{');
    if (braces >= 0) {
      return [
        problem('markup', itemPointer, diagnosticMessage('braces'), {
          offset: braces,
          hint: diagnosticMessage('bracesHint'),
        }),
      ];
    }
    const invisible = INVISIBLE.exec(content);
    if (!invisible) return [];
    const code = `U+${content.charCodeAt(invisible.index).toString(16).toUpperCase().padStart(4, '0')}`;
    return [
      problem('markup', itemPointer, diagnosticMessage('invisibleCharacter', { code }), {
        offset: invisible.index,
        hint: diagnosticMessage('removeIt'),
      }),
    ];
  });
}

const PLACEHOLDER = /\{(\w+)\}/g;

const knownIds = new Set([...Object.keys(issueTexts), ...reasons]);

/** Checks the form's own messages: the id must exist, and its placeholders must have values. */
function messageProblems(form: FormDefinition): FormProblem[] {
  return Object.entries(form.messages ?? {}).flatMap(([id, text]) => {
    const pointer = `/messages${pointerPart(id)}`;
    if (!knownIds.has(id)) {
      const hint = didYouMean(id, knownIds, diagnosticMessage('unknownMessageIdHint'));
      return [
        problem('messageId', pointer, diagnosticMessage('unknownMessageId', { id }), {
          severity: 'warning',
          atKey: true,
          hint,
        }),
      ];
    }
    if (!isIssueId(id)) return [];
    // `field` is available for every issue.
    const placeholders = new Set([...issueTexts[id].en.matchAll(PLACEHOLDER)].map(([, name = '']) => name)).add(
      'field',
    );
    return LOCALES.flatMap((locale) =>
      [...text[locale].matchAll(PLACEHOLDER)].flatMap(({ 1: name = '', index: offset }) =>
        placeholders.has(name)
          ? []
          : [
              problem(
                'placeholder',
                `${pointer}/${locale}`,
                diagnosticMessage('unknownPlaceholder', { placeholder: `{${name}}` }),
                {
                  offset,
                  hint: didYouMean(
                    name,
                    placeholders,
                    diagnosticMessage('allowed', { list: `{${[...placeholders].join('}, {')}}` }),
                  ),
                },
              ),
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
    const itemPointer = `${pointer}/enum/${index}/value`;
    if (!seen.has(value)) {
      seen.add(value);
      return [];
    }
    return [
      problem('optionTwice', itemPointer, diagnosticMessage('duplicateOption', { code: value }), {
        hint: diagnosticMessage('duplicateOptionHint'),
      }),
    ];
  });
}

const BOUND_PAIRS = [
  ['minLength', 'maxLength'],
  ['minItems', 'maxItems'],
  ['minimum', 'maximum'],
] as const;

function limitProblems({ name, schema, pointer }: FormField): FormProblem[] {
  const problems = BOUND_PAIRS.flatMap(([lower, upper]) => {
    const [from, to] = [schema[lower], schema[upper]];
    if (from === undefined || to === undefined || from <= to) return [];
    return [problem('limits', `${pointer}/${lower}`, diagnosticMessage('limitsOrder', { min: lower, max: upper }))];
  });
  if (schema.minItems !== undefined && schema.enum && schema.minItems > schema.enum.length)
    problems.push(
      problem('limits', `${pointer}/minItems`, diagnosticMessage('limitsOptions', { name, count: schema.enum.length })),
    );
  return problems;
}

function fieldProblems(field: FormField, names: ReadonlySet<string>): FormProblem[] {
  const { schema, pointer } = field;
  const problems = [...optionProblems(field), ...limitProblems(field), ...keywordProblems(field)];
  const patternError = schema.pattern === undefined ? null : patternProblem(schema.pattern, schema.maxLength);
  if (patternError) {
    const hint = diagnosticMessage('patternHint', { bounded: '{1,20}' });
    problems.push(problem('pattern', `${pointer}/pattern`, patternError, { hint }));
  }
  for (const key of ['emailField', 'countryField', 'parentField'] as const) {
    const name = schema['x-component-props']?.[key];
    if (name === undefined || names.has(name)) continue;
    const message = diagnosticMessage('unknownField', { name });
    problems.push(
      problem('unknownField', `${pointer}/x-component-props/${key}`, message, { hint: didYouMean(name, names) }),
    );
  }
  return problems;
}

/** PhoneNumber renders two fields in one row, so it needs exactly these two. */
function phoneProblems(properties: Record<string, NodeSchema>, pointer: string): FormProblem[] {
  return Object.entries(properties).flatMap(([name, node]) => {
    if (node.type !== 'void') return [];
    const itemPointer = `${pointer}/properties${pointerPart(name)}`;
    const members = Object.values(node.properties).map((member) => member['x-component']);
    const isInvalid = node['x-component'] === 'PhoneNumber' && members.join() !== 'DialCode,Input';
    const message = diagnosticMessage('phoneNumber');
    return [
      ...(isInvalid ? [problem('group', itemPointer, message)] : []),
      ...phoneProblems(node.properties, itemPointer),
    ];
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
  const applicable = KEYWORDS_OF[schema.type];
  return KEYWORDS.filter((key) => schema[key] !== undefined && !applicable.includes(key)).map((key) => {
    const hint = applicable.length > 0 ? diagnosticMessage('noEffectHint', { list: applicable.join(', ') }) : undefined;
    return problem('noEffect', `${pointer}/${key}`, diagnosticMessage('noEffect', { key, type: schema.type }), {
      atKey: true,
      hint,
    });
  });
}

/** Names that every JavaScript object inherits. Values are looked up by name, in Formily too. */
const isReserved = (name: string): boolean => name in Object.prototype;

function nameProblems(form: FormDefinition): FormProblem[] {
  const seen = new Set<string>();
  const walk = (properties: Record<string, NodeSchema>, pointer: string): FormProblem[] =>
    Object.entries(properties).flatMap(([name, node]) => {
      const itemPointer = `${pointer}/properties${pointerPart(name)}`;
      const hint = diagnosticMessage('duplicateNameHint');
      const message = diagnosticMessage('duplicateName', { name });
      const duplicates = seen.has(name) ? [problem('nameTwice', itemPointer, message, { atKey: true, hint })] : [];
      seen.add(name);
      if (isReserved(name)) {
        const reservedProblem = problem('value', itemPointer, diagnosticMessage('nameReserved', { name }), {
          atKey: true,
          hint: diagnosticMessage('duplicateNameHint'),
        });
        duplicates.push(reservedProblem);
      }
      return node.type === 'void' ? [...duplicates, ...walk(node.properties, itemPointer)] : duplicates;
    });
  return walk(form.schema.properties, '/schema');
}

/** All problems of a form with a valid shape; without errors it can be published. */
export function checkForm(form: FormDefinition): FormProblem[] {
  const fields = listFields(form);
  const names = new Set(fields.map(({ name }) => name));
  const max = ANSWER_LIMITS.keys;
  const tooMany =
    fields.length > max ? [problem('tooMany', '/schema', diagnosticMessage('tooManyFields', { max }))] : [];
  const conditions = conditionProblems(form);
  return [
    ...tooMany,
    ...nameProblems(form),
    ...phoneProblems(form.schema.properties, '/schema'),
    ...fields.flatMap((field) => fieldProblems(field, names)),
    ...conditions,
    // Reachability is analysed only when every condition is valid.
    ...(conditions.length > 0 ? [] : reachabilityProblems(form)),
    ...coreProblems(form),
    ...textProblems(form),
  ];
}
