/** Converts meta-schema errors of a form file into sentences with a position and a hint. */
import type { ErrorObject } from 'ajv';
import { validateForm, validateMigration } from '@/rules/forms/generated/shape.gen';
import { LOCALES } from '@/rules/locales';
import type { FindingName } from '@/rules/forms/findings/messages';
import { say } from '@/rules/forms/findings/say';
import { didYouMean, nearest } from './didYouMean';
import { problem, type FormProblem } from './problem';

/** Enough for a file that is entirely wrong. */
const MAX_NAME_LENGTH = 1_000;

const TYPES = ['object', 'array', 'string', 'integer', 'number', 'boolean'] as const;

const PATTERNS: [pointer: RegExp, name: FindingName][] = [
  [/\/(zh-cn|en|ru|zh-tw|ja)$/, 'emptyText'],
  [/^\/formId$/, 'formName'],
  [/\/value$/, 'codeName'],
  [/\/autoComplete$/, 'tokenName'],
  [/Field$/, 'fieldName'],
];

const part = (name: string) => `/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`;
const quoted = (value: unknown): string => (typeof value === 'string' ? `"${value}"` : JSON.stringify(value));

function missing(pointer: string, name: string): FormProblem {
  const language = LOCALES.find((locale) => locale === name);
  if (language) return problem('missingLanguage', pointer, say(`missing.${language}`));
  return problem('missing', pointer, name === 'enum' ? say('missingOptions') : say('missing', { name }));
}

/** Keywords of other form tools. */
const KEYS: Record<string, FindingName> = {
  'x-reactions': 'reactionsHint',
  'x-hidden': 'hiddenHint',
  archived: 'archivedHint',
};

function unknownKey(pointer: string, key: string, known: string[]): FormProblem {
  const other = Object.hasOwn(KEYS, key) ? KEYS[key] : undefined;
  return problem('unknownKey', pointer + part(key), say('unknownKey', { key }), {
    atKey: true,
    hint: other ? say(other) : didYouMean(key, known, say('knownHere', { list: known.join(', ') })),
  });
}

function oneOf(pointer: string, value: unknown, known: unknown[]): FormProblem {
  const texts = known.map(String);
  const list = say('oneOf', { list: texts.join(', ') });
  const hint = typeof value === 'string' ? didYouMean(value, texts, list) : list;
  return problem('value', pointer, say('unknownValue', { value: quoted(value).slice(0, 80) }), { hint });
}

const LIMITS = [
  'minLength',
  'maxLength',
  'minItems',
  'maxItems',
  'minProperties',
  'maxProperties',
  'minimum',
  'maximum',
] as const;

function limit(pointer: string, keyword: string, most: number): FormProblem {
  const known = LIMITS.find((name) => name === keyword);
  return problem(
    /Properties$/.test(keyword) ? 'tooMany' : 'value',
    pointer,
    known ? say(`limit.${known}`, { most }) : say('wrong'),
  );
}

function mustBe(pointer: string, type: string): FormProblem {
  const known = TYPES.find((name) => name === type);
  return problem('value', pointer, known ? say(`must.${known}`, { sign: '{ … }' }) : say('mustBe', { value: type }));
}

/** The property names that the schema allows here. */
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
      return [problem('value', at, say('mustBe', { value: quoted(params['allowedValue']) }))];
    case 'type':
      return [mustBe(at, String(params['type']))];
    case 'propertyNames': {
      const name = String(params['propertyName']);
      const hint = say(at.endsWith('/messages') ? 'idHint' : 'nameHint');
      return [problem('value', at + part(name), say('nameNotAllowed', { name }), { atKey: true, hint })];
    }
    case 'pattern': {
      return [problem('value', at, say(PATTERNS.find(([pointer]) => pointer.test(at))?.[1] ?? 'wrong'))];
    }
    case 'if':
      return [];
    default:
      return [limit(at, keyword, Number(params['limit']))];
  }
}

/**
 * Whether another problem already covers this error: a name's own pattern, or the missing key that an unknown key was
 * meant to be.
 */
function isReported(
  { keyword, instancePath, params, propertyName }: ErrorObject,
  all: readonly ErrorObject[],
): boolean {
  if (propertyName !== undefined) return true;
  const atSamePlace = all.filter((other) => other.instancePath === instancePath);
  if (keyword === 'pattern' || keyword === 'maxLength')
    return atSamePlace.some((other) => other.keyword === 'propertyNames');
  if (keyword !== 'required') return false;
  const meant = String((params as Record<string, unknown>)['missingProperty']);
  return atSamePlace.some(
    (other) =>
      other.keyword === 'additionalProperties' &&
      nearest(String((other.params as Record<string, unknown>)['additionalProperty']), namesOf(other)) === meant,
  );
}

function shapeOf(value: unknown, validate: typeof validateForm): FormProblem[] {
  if (validate(value)) return [];
  const errors = (validate.errors ?? []).slice(0, MAX_NAME_LENGTH);
  const found = errors.filter((error) => !isReported(error, errors)).flatMap(describe);
  // More than one branch of the schema may reject a value for the same reason.
  return [...new Map(found.map((one) => [`${one.pointer} ${one.message}`, one])).values()];
}

/** Validates the parsed JSON of a form against the meta-schema. */
export const shapeProblems = (form: unknown): FormProblem[] => shapeOf(form, validateForm);

/** Validates the parsed JSON of a migration against its schema. */
export const migrationShapeProblems = (migration: unknown): FormProblem[] => shapeOf(migration, validateMigration);
