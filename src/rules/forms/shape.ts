/** What the meta-schema says of a form file, in sentences with a place and what to write instead. */
import type { ErrorObject } from 'ajv';
import { validateForm, validateMigration } from './generated/shape.gen';
import { didYouMean, nearest } from './near';
import { problem, type FormProblem } from './problem';

/** Of a file in which everything is wrong, the first findings are enough. */
const MOST = 1_000;

const LANGUAGES: Record<string, string> = {
  'zh-cn': 'Simplified Chinese',
  en: 'English',
  ru: 'Russian',
  'zh-tw': 'Traditional Chinese',
  ja: 'Japanese',
};

const TYPES: Record<string, string> = {
  object: 'an object { … }',
  array: 'a list [ … ]',
  string: 'a text "…"',
  integer: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
};

const PATTERNS: [pointer: RegExp, said: string][] = [
  [/\/(zh-cn|en|ru|zh-tw|ja)$/, 'A text cannot be empty.'],
  [/^\/formId$/, 'A form’s name has small letters, digits and hyphens: visitor-en.'],
  [/\/value$/, 'A code has letters, digits and hyphens.'],
  [/\/autoComplete$/, 'A token of HTML’s autocomplete has small letters, such as given-name.'],
  [/Field$/, 'A field’s name begins with a small letter and has letters and digits: companySize.'],
];

const part = (name: string) => `/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`;
const quoted = (value: unknown) => (typeof value === 'string' ? `"${value}"` : JSON.stringify(value));

function missing(pointer: string, name: string): FormProblem {
  const language = LANGUAGES[name];
  if (language) return problem('missingLanguage', pointer, `The text has no ${language} ("${name}").`);
  const why = name === 'enum' ? 'The options are missing: "enum".' : `"${name}" is missing.`;
  return problem('missing', pointer, why);
}

/** What designers of other form tools write. */
const KEYS: Record<string, string> = {
  'x-reactions': 'Conditions are written in x-visible; nothing in a form is code.',
  'x-hidden': 'Conditions are written in x-visible.',
  archived: 'Publishing a newer version archives this one by itself.',
};

function unknownKey(pointer: string, key: string, known: string[]): FormProblem {
  return problem('unknownKey', pointer + part(key), `"${key}" is not known here.`, {
    atKey: true,
    hint: KEYS[key] ?? didYouMean(key, known, `Known here: ${known.join(', ')}.`),
  });
}

function oneOf(pointer: string, value: unknown, known: unknown[]): FormProblem {
  const texts = known.map(String);
  const list = `One of: ${texts.join(', ')}.`;
  const hint = typeof value === 'string' ? didYouMean(value, texts, list) : list;
  const said = `${quoted(value)?.slice(0, 80) ?? 'This'} is not known here.`;
  return problem('value', pointer, said, { hint });
}

function limit(pointer: string, keyword: string, most: number): FormProblem {
  const texts: Record<string, string> = {
    minLength: `At least ${most} characters.`,
    maxLength: `At most ${most} characters.`,
    minItems: `At least ${most} in the list.`,
    maxItems: `At most ${most} in the list.`,
    minProperties: `At least ${most} inside.`,
    maxProperties: `At most ${most} inside.`,
    minimum: `At least ${most}.`,
    maximum: `At most ${most}.`,
  };
  return problem(/Properties$/.test(keyword) ? 'tooMany' : 'value', pointer, texts[keyword] ?? 'Is wrong.');
}

/** The names that an object may have here. */
const namesOf = ({ parentSchema }: ErrorObject): string[] =>
  Object.keys((parentSchema as { properties?: object } | undefined)?.properties ?? {});

function describe(error: ErrorObject): FormProblem[] {
  const { keyword, instancePath: at, data } = error;
  const params = error.params as Record<string, unknown>;
  switch (keyword) {
    case 'additionalProperties':
      return [unknownKey(at, String(params['additionalProperty']), namesOf(error))];
    case 'dependentRequired':
    case 'required':
      return [missing(at, String(params['missingProperty']))];
    case 'enum':
      return [oneOf(at, data, params['allowedValues'] as unknown[])];
    case 'const':
      return [problem('value', at, `This must be ${quoted(params['allowedValue'])}.`)];
    case 'type':
      return [problem('value', at, `This must be ${TYPES[String(params['type'])] ?? String(params['type'])}.`)];
    case 'propertyNames': {
      const name = String(params['propertyName']);
      const said = `The name "${name}" is not allowed.`;
      const hint = at.endsWith('/messages')
        ? 'An id such as form.required.'
        : 'A small letter, then letters and digits, at most 40: companySize.';
      return [problem('value', at + part(name), said, { atKey: true, hint })];
    }
    case 'pattern': {
      const said = PATTERNS.find(([pointer]) => pointer.test(at))?.[1] ?? 'This is not written as it must be.';
      return [problem('value', at, said)];
    }
    case 'if':
      return [];
    default:
      return [limit(at, keyword, Number(params['limit']))];
  }
}

/** What another finding has said already: a name's own pattern, and the key that was meant by the one that is not known. */
function isSaid({ keyword, instancePath, params, propertyName }: ErrorObject, all: readonly ErrorObject[]): boolean {
  if (propertyName !== undefined) return true;
  const beside = all.filter((other) => other.instancePath === instancePath);
  if (keyword === 'pattern' || keyword === 'maxLength')
    return beside.some((other) => other.keyword === 'propertyNames');
  if (keyword !== 'required') return false;
  const meant = String((params as Record<string, unknown>)['missingProperty']);
  return beside.some(
    (other) =>
      other.keyword === 'additionalProperties' &&
      nearest(String((other.params as Record<string, unknown>)['additionalProperty']), namesOf(other)) === meant,
  );
}

function shapeOf(value: unknown, validate: typeof validateForm): FormProblem[] {
  if (validate(value)) return [];
  const errors = (validate.errors ?? []).slice(0, MOST);
  return errors.filter((error) => !isSaid(error, errors)).flatMap(describe);
}

/** Holds the parsed JSON of a form against the meta-schema. */
export const shapeProblems = (form: unknown): FormProblem[] => shapeOf(form, validateForm);

/** Holds that of a migration against the schema of migrations. */
export const migrationShapeProblems = (migration: unknown): FormProblem[] => shapeOf(migration, validateMigration);
