/** The reference of form files, `public/forms/README.md`, from the registries that the check and the kit use. */
import { FUNCTIONS, signatureOf, type FunctionName } from '../src/rules/expression/functions';
import {
  COMPONENTS,
  FORMILY_COMPONENTS,
  OWN_COMPONENTS,
  type ComponentDefinition,
  type PropSchema,
} from '../src/rules/forms/components';
import { STATE_KEYS, STATE_KEYWORDS } from '../src/rules/forms/logic';
import { ANSWER_LIMITS } from '../src/rules/forms/types';
import { FORMATS } from '../src/rules/forms/validation/formats';
import { NODE_KEYWORDS } from './formNodeSchema';

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');
const code = (text: string) => `\`${text}\``;
const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.map(cell).join(' | ')} |`).join('\n');

const kindOf = ({ enum: values, text, field, type, anyOf, properties }: PropSchema): string => {
  if (values) return values.map((value) => code(String(value))).join(', ');
  if (text) return 'text';
  if (field) return 'name of a field';
  if (properties) return Object.keys(properties).map(code).join(', ');
  return type ?? (anyOf ?? []).map((one) => one.type ?? 'text').join(' or ');
};

/** Properties that every component has are explained once. */
const SHARED = new Set(['style']);

function componentRows(components: Readonly<Record<string, ComponentDefinition>>): string {
  const rows = Object.entries(components).map(([name, { description, types, props, options, within }]) => [
    code(name),
    `${description}${within ? ` Within ${within.join(', ')}.` : ''}${options ? ' Shows `enum`.' : ''}`,
    types.map(code).join(', '),
    Object.keys(props)
      .filter((prop) => !SHARED.has(prop))
      .map(code)
      .join(', '),
  ]);
  return table(['component', 'use', 'type', 'properties'], rows);
}

/** All properties by name; the description of the first component that has one. */
function propertyRows(): string {
  const props = new Map<string, PropSchema>();
  for (const component of Object.values(COMPONENTS))
    for (const [name, schema] of Object.entries(component.props)) if (!props.has(name)) props.set(name, schema);
  const rows = [...props]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, schema]) => [code(name), kindOf(schema), schema.description]);
  return table(['property', 'value', 'meaning'], rows);
}

const keywordRows = (): string =>
  table(
    ['keyword', 'meaning'],
    Object.entries(NODE_KEYWORDS).map(([name, schema]) => [
      code(name),
      String((schema as { description?: string }).description ?? ''),
    ]),
  );

export const generateReference = (): string => `<!-- Written by \`npm run codegen\`. Do not edit. -->

# public/forms

For form designers: everything a form file may contain. How to change and publish a form:
[docs/forms.md](../../docs/forms.md). Each version of a form is a file, \`<formId>/<version>.json\`, a draft
\`<version>.draft.json\`. The dialect is Formily's JSON schema without code, plus languages and versions;
\`meta.schema.json\` describes it for editors. Versions with \`"$schema": "../meta-1.schema.json"\` are of the first
dialect: they stay valid and are never edited.

## The form

\`formId\` and \`version\` as in the file's name; \`title\`, \`intro\` and \`submit\` (the button); \`languages\` if the
form is not for all five; \`messages\` for its own texts by issue id; \`schema\` with \`type: "object"\`, \`properties\`
and \`x-rules\`. A **text** is an object with a string for each language. A plain string is enough for a draft.

## Keywords

Keywords of JSON Schema have the meaning of its specification; \`pattern\` is found anywhere unless \`^\` and \`$\` stand
for the ends. A keyword without effect on its type is an error. Answers have at most ${ANSWER_LIMITS.textLength}
characters, ${ANSWER_LIMITS.items} entries and ${ANSWER_LIMITS.depth} levels.

${keywordRows()}

## Components of Formily

Their documentation at Formily and antd holds, for the properties that are listed here.

${componentRows(FORMILY_COMPONENTS)}

## Components of the exhibition

${componentRows(OWN_COMPONENTS)}

## Properties of components

${propertyRows()}

## Formats

For \`format\` and \`x-validator\`.

${table(
  ['format', 'meaning', 'example'],
  Object.entries(FORMATS).map(([name, { description, example }]) => [code(name), description, code(example)]),
)}

## Expressions

\`{{ … }}\` as Formily writes it, evaluated without \`eval\`: \`$values\` (also \`$form.values\`), \`$deps\` in
reactions, \`$self.value\`, and in a row \`$record\` and \`$index\`; literals and lists; \`==\` \`!=\` (never converting
types) \`<\` \`<=\` \`>\` \`>=\` \`&&\` \`||\` \`??\` \`!\` \`? :\` \`+\` \`-\` \`*\` \`/\` \`%\`. No answer, \`null\` and
a blank text are equal; an empty list counts as false.

${table(
  ['function', 'result'],
  (Object.keys(FUNCTIONS) as FunctionName[]).map((name) => [code(signatureOf(name)), FUNCTIONS[name].description]),
)}

A reaction can set ${STATE_KEYS.map(code).join(', ')} in \`state\`, or ${Object.keys(STATE_KEYWORDS)
  .map(code)
  .join(', ')} in \`schema\`. Without \`otherwise\` the field returns to its own state.
`;
