/** Converts meta-schema errors of a form file into sentences with a position and a hint. */
import type { ErrorObject } from 'ajv';
import { validateCases, validateForm, validateMigration } from '@/rules/forms/generated/shape.gen';
import { LOCALES } from '@/rules/locales';
import type { DiagnosticName } from '@/rules/forms/diagnostics/messages';
import { diagnosticMessage } from '@/rules/forms/diagnostics/diagnosticMessage';
import { didYouMean, nearest } from './didYouMean';
import { problem, type FormProblem } from './problem';

/** Bounds the work for a file that is entirely invalid. */
const MAX_NAME_LENGTH = 1_000;

const TYPES = ['object', 'array', 'string', 'integer', 'number', 'boolean'] as const;

const PATTERNS: [pointer: RegExp, name: DiagnosticName][] = [
  [/\/(zh-cn|en|ru|zh-tw|ja)$/, 'emptyText'],
  [/^\/formId$/, 'formId'],
  [/\/value$/, 'optionCode'],
  [/\/autoComplete$/, 'autocompleteToken'],
  [/(Field|\/receiptTo)$/, 'fieldName'],
  [/^\/page\/(opens|closes)$/, 'instant'],
  [/^\/cases\/\d+\/today$/, 'caseDate'],
];

const toPointer = (name: string) => `/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`;
const quote = (value: unknown): string => (typeof value === 'string' ? `"${value}"` : JSON.stringify(value));

function missingProblem(pointer: string, name: string): FormProblem {
  const language = LOCALES.find((locale) => locale === name);
  if (language) return problem('missingLanguage', pointer, diagnosticMessage(`missing.${language}`));
  return problem(
    'missing',
    pointer,
    name === 'enum' ? diagnosticMessage('missingOptions') : diagnosticMessage('missing', { name }),
  );
}

/** Keywords of other form tools. */
const FOREIGN_KEY_HINTS: Record<string, DiagnosticName> = {
  archived: 'archivedHint',
  validator: 'validatorHint',
  run: 'reactionHint',
};

function unknownKey(pointer: string, key: string, known: string[]): FormProblem {
  const other = Object.hasOwn(FOREIGN_KEY_HINTS, key) ? FOREIGN_KEY_HINTS[key] : undefined;
  return problem('unknownKey', pointer + toPointer(key), diagnosticMessage('unknownKey', { key }), {
    atKey: true,
    hint: other
      ? diagnosticMessage(other)
      : didYouMean(key, known, diagnosticMessage('allowedProperties', { list: known.join(', ') })),
  });
}

/** Where Formily allows code: what to write instead. */
const CODE_HINTS: readonly [pointer: RegExp, name: DiagnosticName][] = [
  [/\/x-reactions(?:\/\d+)?$/, 'reactionHint'],
  [/\/x-validator(?:\/\d+)?$/, 'validatorHint'],
];

function enumProblem(pointer: string, value: unknown, known: unknown[]): FormProblem {
  const codeHint = CODE_HINTS.find(([place]) => place.test(pointer))?.[1];
  if (codeHint && typeof value === 'string' && value.includes('{{'))
    return problem('expression', pointer, diagnosticMessage('code'), { hint: diagnosticMessage(codeHint) });
  const texts = known.map(String);
  const list = diagnosticMessage('allowedValues', { list: texts.join(', ') });
  const hint = typeof value === 'string' ? didYouMean(value, texts, list) : list;
  return problem('value', pointer, diagnosticMessage('invalidValue', { value: quote(value).slice(0, 80) }), { hint });
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

function limitProblem(pointer: string, keyword: string, limit: number): FormProblem {
  const limitKeyword = LIMITS.find((name) => name === keyword);
  return problem(
    /Properties$/.test(keyword) ? 'tooMany' : 'value',
    pointer,
    limitKeyword ? diagnosticMessage(`limit.${limitKeyword}`, { limit }) : diagnosticMessage('schemaViolation'),
  );
}

function typeProblem(pointer: string, type: string, value: unknown): FormProblem {
  const typeName = TYPES.find((name) => name === type);
  const codeHint = CODE_HINTS.find(([place]) => place.test(pointer))?.[1];
  if (codeHint && typeof value === 'string')
    return problem('expression', pointer, diagnosticMessage('code'), { hint: diagnosticMessage(codeHint) });
  return problem(
    'value',
    pointer,
    typeName ? diagnosticMessage(`must.${typeName}`, { sign: '{ … }' }) : diagnosticMessage('mustBe', { value: type }),
  );
}

/** The property names that the schema allows here. */
const namesOf = ({ parentSchema }: ErrorObject): string[] =>
  Object.keys((parentSchema as { properties?: object } | undefined)?.properties ?? {});

function toProblems(error: ErrorObject): FormProblem[] {
  const { keyword, instancePath: at, data } = error;
  const params = error.params as Record<string, unknown>;
  switch (keyword) {
    case 'additionalProperties':
      return [unknownKey(at, String(params['additionalProperty']), namesOf(error))];
    case 'dependentRequired':
    case 'required':
      return [missingProblem(at, String(params['missingProperty']))];
    case 'enum':
      return [enumProblem(at, data, params['allowedValues'] as unknown[])];
    case 'const':
      return [problem('value', at, diagnosticMessage('mustBe', { value: quote(params['allowedValue']) }))];
    case 'type':
      return [typeProblem(at, String(params['type']), data)];
    case 'propertyNames': {
      const name = String(params['propertyName']);
      const hint = diagnosticMessage(at.endsWith('/messages') ? 'messageIdFormatHint' : 'fieldNameHint');
      return [
        problem('value', at + toPointer(name), diagnosticMessage('invalidName', { name }), { atKey: true, hint }),
      ];
    }
    case 'pattern': {
      return [
        problem(
          'value',
          at,
          diagnosticMessage(PATTERNS.find(([pointer]) => pointer.test(at))?.[1] ?? 'schemaViolation'),
        ),
      ];
    }
    case 'if':
      return [];
    default:
      return [limitProblem(at, keyword, Number(params['limit']))];
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
  const atSamePointer = all.filter((other) => other.instancePath === instancePath);
  if (keyword === 'pattern' || keyword === 'maxLength')
    return atSamePointer.some((other) => other.keyword === 'propertyNames');
  if (keyword !== 'required') return false;
  const missingName = String((params as Record<string, unknown>)['missingProperty']);
  return atSamePointer.some(
    (other) =>
      other.keyword === 'additionalProperties' &&
      nearest(String((other.params as Record<string, unknown>)['additionalProperty']), namesOf(other)) === missingName,
  );
}

function shapeOf(value: unknown, validate: typeof validateForm): FormProblem[] {
  if (validate(value)) return [];
  const errors = (validate.errors ?? []).slice(0, MAX_NAME_LENGTH);
  const problems = errors.filter((error) => !isReported(error, errors)).flatMap(toProblems);
  // More than one branch of the schema may reject a value for the same reason.
  return [...new Map(problems.map((one) => [`${one.pointer} ${one.message}`, one])).values()];
}

/** Validates the parsed JSON of a form against the meta-schema. */
export const shapeProblems = (form: unknown): FormProblem[] => shapeOf(form, validateForm);

/** Validates the parsed JSON of a migration against its schema. */
export const migrationShapeProblems = (migration: unknown): FormProblem[] => shapeOf(migration, validateMigration);

/** Validates the parsed JSON of a case file against its schema. */
export const caseShapeProblems = (cases: unknown): FormProblem[] => shapeOf(cases, validateCases);
