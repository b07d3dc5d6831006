/**
 * The meta-schema of form files, for editors and for the check: every keyword of the dialect with its description. The
 * components and formats come from their registries in `src/rules/forms`.
 */
import { COMPONENTS, type ComponentDefinition, type PropSchema } from '../src/rules/forms/components';
import { FIELD_NAME } from '../src/rules/forms/types';
import { FORM_RULES, NODE_KEYWORDS, OPTION, REACTION, ref, RULE, type Schema } from './formNodeSchema';

function propSchema({ text, field, items, properties, anyOf, ...rest }: PropSchema): Schema {
  if (text) return { ...ref('text'), description: rest.description };
  return {
    ...rest,
    ...(field && { maxLength: 40 }),
    ...(items && { items: propSchema(items) }),
    ...(anyOf && { anyOf: anyOf.map(propSchema) }),
    ...(properties && { additionalProperties: false, properties: mapValues(properties, propSchema) }),
  };
}

const mapValues = <T, U>(values: Readonly<Record<string, T>>, map: (value: T) => U): Record<string, U> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, map(value)]));

/** The properties of each component, for editors; the check reads the registry itself. */
const componentCondition = ([name, { props }]: [string, ComponentDefinition]): Schema => ({
  if: { required: ['x-component'], properties: { 'x-component': { const: name } } },
  then: {
    properties: {
      'x-component-props': { type: 'object', additionalProperties: false, properties: mapValues(props, propSchema) },
    },
  },
});

const LANGUAGES = [
  ['zh-cn', 'Simplified Chinese'],
  ['en', 'English'],
  ['ru', 'Russian'],
  ['zh-tw', 'Traditional Chinese'],
  ['ja', 'Japanese'],
] as const;

const words = (description: string): Schema => ({ type: 'string', maxLength: 1000, pattern: '\\S', description });

const DEFS: Schema = {
  text: {
    description: 'A text in its languages. A plain string has one language: enough for a draft, not for publishing.',
    if: { type: 'string' },
    then: words('A text in one language.'),
    else: {
      type: 'object',
      additionalProperties: false,
      minProperties: 1,
      properties: Object.fromEntries(LANGUAGES.map(([language, name]) => [language, words(name)])),
    },
    examples: [{ 'zh-cn': '公司', en: 'Company', ru: 'Компания', 'zh-tw': '公司', ja: '会社名' }],
  },
  name: {
    type: 'string',
    pattern: FIELD_NAME.source,
    description: 'The stable id of a field: answers are stored under it.',
    examples: ['companySize'],
  },
  option: OPTION,
  rule: RULE,
  reaction: REACTION,
  rules: FORM_RULES,
  properties: {
    type: 'object',
    maxProperties: 200,
    description: 'Fields and groups by their names, in the order in which they stand.',
    propertyNames: ref('name'),
    additionalProperties: ref('node'),
  },
  node: {
    type: 'object',
    additionalProperties: false,
    required: ['type'],
    description: 'A field or group: its question, its look, what is accepted.',
    properties: NODE_KEYWORDS,
    examples: [
      {
        type: 'string',
        title: { 'zh-cn': '公司', en: 'Company', ru: 'Компания', 'zh-tw': '公司', ja: '会社名' },
        required: true,
        maxLength: 200,
        'x-decorator': 'FormItem',
        'x-component': 'Input',
      },
    ],
  },
};

const instant = (description: string, example: string): Schema => ({
  type: 'string',
  pattern: '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}(:\\d{2})?(Z|[+-]\\d{2}:\\d{2})$',
  maxLength: 40,
  description,
  examples: [example],
});

const PAGE: Schema = {
  type: 'object',
  additionalProperties: false,
  description:
    'Gives the form a page of its own, /<language>/form/<formId>, as soon as it is published. {} is enough. For forms whose fields are all answers.',
  properties: {
    opens: instant('Answers are accepted from this time on. Without it, at once.', '2026-03-01T09:00+08:00'),
    closes: instant('Answers are accepted until this time. Without it, for ever.', '2026-03-25T18:00+08:00'),
    capacity: {
      type: 'integer',
      minimum: 1,
      maximum: 100_000,
      description: 'The number of places: as many submissions are accepted in an edition of the exhibition.',
      examples: [40],
    },
    receiptTo: ref('name', 'An e-mail field of the form. Its address gets a receipt with the reference number.'),
    thanks: ref('text', 'The text under the reference number after sending: what happens next.'),
  },
  examples: [{ opens: '2026-03-01T09:00+08:00', closes: '2026-03-25T18:00+08:00', capacity: 40, receiptTo: 'email' }],
};

const FORM: Schema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'A form of the exhibition’s website',
  description: 'One version of a form: public/forms/<formId>/<version>.json. Taught in docs/forms.md.',
  type: 'object',
  additionalProperties: false,
  required: ['formId', 'version', 'title', 'schema'],
  properties: {
    $schema: {
      type: 'string',
      maxLength: 100,
      description: 'Lets an editor complete and mark errors: ../meta.schema.json',
      examples: ['../meta.schema.json'],
    },
    formId: {
      type: 'string',
      pattern: '^[a-z][a-z0-9-]{1,39}$',
      description: "The form's name, the same as its folder.",
      examples: ['visitor-en'],
    },
    version: {
      type: 'integer',
      minimum: 1,
      maximum: 9999,
      description: "The same as the file's name. A published version never changes: copy it to the next number.",
      examples: [3],
    },
    title: ref('text', 'The heading over the form.'),
    intro: ref('text', 'A sentence under the heading.'),
    submit: ref('text', 'The text of the button that sends it.'),
    languages: {
      type: 'array',
      minItems: 1,
      items: { enum: LANGUAGES.map(([language]) => language) },
      description: 'The languages of the form. Without it every text needs all five.',
    },
    page: PAGE,
    messages: {
      type: 'object',
      maxProperties: 100,
      description:
        "The form's own texts for what can be wrong, by the id of the issue (form.required) or the reason of the server (visitor.emailExists); {places} are filled in.",
      propertyNames: { pattern: '^[a-zA-Z]+\\.[a-zA-Z0-9]+$', maxLength: 80 },
      additionalProperties: ref('text'),
    },
    schema: {
      type: 'object',
      additionalProperties: false,
      required: ['type', 'properties'],
      description: 'The fields and groups.',
      properties: {
        type: { const: 'object', description: 'Always object.' },
        properties: ref('properties'),
        'x-rules': ref('rules'),
      },
    },
  },
  $defs: DEFS,
};

/** The meta-schema that the check compiles: component properties are checked by the registry. */
export const formSchema = (): Schema => FORM;

/** The meta-schema for editors, `public/forms/meta.schema.json`, with the properties of each component. */
export const editorSchema = (): Schema => ({
  ...FORM,
  $defs: {
    ...DEFS,
    node: { ...(DEFS['node'] as Schema), allOf: Object.entries(COMPONENTS).map(componentCondition) },
  },
});
