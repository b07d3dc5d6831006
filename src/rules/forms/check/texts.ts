/** Checks the texts of a form: languages, placeholders, characters that change how a text is read. */
import { pointerPart } from '@/rules/forms/json';
import { componentOf, type PropSchema } from '@/rules/forms/components';
import { diagnosticMessage } from '@/rules/forms/diagnostics/diagnosticMessage';
import { reasons } from '@/rules/forms/generated/core.gen';
import { treeOf, type FormNode } from '@/rules/forms/tree';
import { validatorsOf } from '@/rules/forms/validation/validateField';
import type { FieldSchema, FormDefinition, FormRule, Option, Text } from '@/rules/forms/types';
import { isLocale, LOCALES, type Locale } from '@/rules/locales';
import { isIssueId } from '@/rules/messages/issueText';
import { issueTexts } from '@/rules/messages/texts';
import { didYouMean } from './didYouMean';
import { problem, type FormProblem } from './problem';

interface PlacedText {
  pointer: string;
  text: Text;
}

const optional = (pointer: string, text: unknown): PlacedText[] =>
  text === undefined || text === null ? [] : [{ pointer, text: text as Text }];

const optionTexts = (options: readonly Option[], pointer: string): PlacedText[] =>
  options.flatMap(({ value, label, children = [] }, index) => [
    // A plain value that is its own label needs no translation.
    ...(label === String(value) ? [] : optional(`${pointer}/${index}/label`, label)),
    ...optionTexts(children, `${pointer}/${index}/children`),
  ]);

const propTexts = (value: unknown, schema: PropSchema | undefined, pointer: string): PlacedText[] => {
  if (schema?.text) return optional(pointer, value);
  return Array.isArray(value)
    ? value.flatMap((item, index) => propTexts(item, schema?.items, `${pointer}/${index}`))
    : [];
};

const ruleTexts = (rules: readonly FormRule[] | undefined, pointer: string): PlacedText[] =>
  (rules ?? []).flatMap(({ message }, index) => optional(`${pointer}/x-rules/${index}/message`, message));

function nodeTexts({ schema, pointer }: FormNode): PlacedText[] {
  const field = schema as FieldSchema;
  const { props = {} } = componentOf(schema['x-component']) ?? {};
  const validator = field['x-validator'];
  const at = (index: number) => `${pointer}/x-validator${Array.isArray(validator) ? `/${index}` : ''}/message`;
  return [
    ...optional(`${pointer}/title`, schema.title),
    ...optional(`${pointer}/description`, schema.description),
    ...(schema.type === 'void' ? optional(`${pointer}/x-content`, schema['x-content']) : []),
    ...optionTexts(field.enum ?? [], `${pointer}/enum`),
    ...Object.entries(schema['x-component-props'] ?? {}).flatMap(([name, value]) =>
      propTexts(value, props[name], `${pointer}/x-component-props${pointerPart(name)}`),
    ),
    ...validatorsOf(field).flatMap((rule, index) =>
      typeof rule === 'object' ? optional(at(index), rule.message) : [],
    ),
    ...ruleTexts(schema['x-rules'], pointer),
  ];
}

/** Every text of a form with its pointer. */
const textsOf = (form: FormDefinition): PlacedText[] => [
  ...optional('/title', form.title),
  ...optional('/intro', form.intro),
  ...optional('/submit', form.submit),
  ...optional('/page/thanks', form.page?.thanks),
  ...Object.entries(form.messages ?? {}).map(([id, text]) => ({ pointer: `/messages${pointerPart(id)}`, text })),
  ...ruleTexts(form.schema['x-rules'], '/schema'),
  ...treeOf(form).nodes.flatMap(nodeTexts),
];

/** The languages that a form must have: its own, or all five. */
const languagesOf = ({ languages }: FormDefinition): readonly Locale[] =>
  languages ? languages.filter(isLocale) : LOCALES;

/** A draft may lack languages; a published form may not. */
function languageProblems({ pointer, text }: PlacedText, languages: readonly Locale[]): FormProblem[] {
  const severity = 'incomplete';
  if (typeof text === 'string')
    return [
      problem('missingLanguage', pointer, diagnosticMessage('plainText'), {
        severity,
        hint: diagnosticMessage('plainTextHint', { list: languages.join(', ') }),
      }),
    ];
  return languages
    .filter((language) => !text[language])
    .map((language) => problem('missingLanguage', pointer, diagnosticMessage(`missing.${language}`), { severity }));
}

// These characters are matched on purpose: they invisibly change how text is read.
const INVISIBLE = /[\u0000-\u0008\u000b-\u001f\u007f\u202a-\u202e\u2066-\u2069]/;

function contentProblem(content: string, pointer: string): FormProblem[] {
  const braces = content.indexOf('{{');
  if (braces >= 0)
    return [
      problem('markup', pointer, diagnosticMessage('braces'), {
        offset: braces,
        hint: diagnosticMessage('bracesHint'),
      }),
    ];
  const invisible = INVISIBLE.exec(content);
  if (!invisible) return [];
  const code = `U+${content.charCodeAt(invisible.index).toString(16).toUpperCase().padStart(4, '0')}`;
  return [
    problem('markup', pointer, diagnosticMessage('invisibleCharacter', { code }), {
      offset: invisible.index,
      hint: diagnosticMessage('removeIt'),
    }),
  ];
}

const contentProblems = ({ pointer, text }: PlacedText): FormProblem[] =>
  typeof text === 'string'
    ? contentProblem(text, pointer)
    : LOCALES.flatMap((locale) => contentProblem(text[locale] ?? '', `${pointer}/${locale}`));

const PLACEHOLDER = /\{(\w+)\}/g;
const knownIds = new Set([...Object.keys(issueTexts), ...reasons]);

/** Checks the form's own messages: the id must exist, and its placeholders must have values. */
function messageProblems(form: FormDefinition): FormProblem[] {
  return Object.entries(form.messages ?? {}).flatMap(([id, text]) => {
    const pointer = `/messages${pointerPart(id)}`;
    if (!knownIds.has(id)) {
      const hint = didYouMean(id, knownIds, diagnosticMessage('unknownMessageIdHint'));
      const message = diagnosticMessage('unknownMessageId', { id });
      return [problem('messageId', pointer, message, { severity: 'warning', atKey: true, hint })];
    }
    if (!isIssueId(id)) return [];
    // `field` is available for every issue.
    const placeholders = new Set([...issueTexts[id].en.matchAll(PLACEHOLDER)].map(([, name = '']) => name)).add(
      'field',
    );
    return LOCALES.flatMap((locale) =>
      [...(text[locale] ?? '').matchAll(PLACEHOLDER)].flatMap(({ 1: name = '', index: offset }) => {
        if (placeholders.has(name)) return [];
        const list = diagnosticMessage('allowed', { list: `{${[...placeholders].join('}, {')}}` });
        const message = diagnosticMessage('unknownPlaceholder', { placeholder: `{${name}}` });
        return [
          problem('placeholder', `${pointer}/${locale}`, message, {
            offset,
            hint: didYouMean(name, placeholders, list),
          }),
        ];
      }),
    );
  });
}

/** Problems of a form's texts: languages, unknown placeholders, expressions and invisible characters. */
export function textProblems(form: FormDefinition): FormProblem[] {
  const texts = textsOf(form);
  const languages = languagesOf(form);
  return [
    ...texts.flatMap((text) => languageProblems(text, languages)),
    ...texts.flatMap(contentProblems),
    ...messageProblems(form),
  ];
}
