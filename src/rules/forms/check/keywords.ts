/** Checks the keywords of each field: which have an effect, whether they contradict each other, defaults. */
import { diagnosticMessage } from '@/rules/forms/diagnostics/diagnosticMessage';
import { FORMAT_NAMES, isFormat } from '@/rules/forms/validation/formats';
import { treeOf, type FormNode } from '@/rules/forms/tree';
import { ANSWER_LIMITS, type FieldSchema, type FieldType, type FormDefinition, type Option } from '@/rules/forms/types';
import { validateField, validatorsOf } from '@/rules/forms/validation/validateField';
import { didYouMean } from './didYouMean';
import { matchLengths, patternProblem } from './patterns';
import { problem, type FormProblem } from './problem';

const TEXT = ['minLength', 'maxLength', 'pattern', 'format'] as const;
const NUMBER = ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'] as const;
const LIST = ['minItems', 'maxItems', 'uniqueItems', 'items'] as const;

/** The keywords that apply to each type; on another type they would be silently ignored. */
export const KEYWORDS_OF: Readonly<Record<FieldType, readonly string[]>> = {
  string: [...TEXT, 'enum'],
  number: [...NUMBER, 'enum'],
  integer: [...NUMBER, 'enum'],
  boolean: ['enum'],
  array: [...LIST, 'enum'],
  object: ['properties'],
};
export const LIMIT_KEYWORDS = [...TEXT, ...NUMBER, ...LIST, 'enum'] as const;

/** Keywords that need a value. */
export const VALUE_KEYWORDS: readonly string[] = [
  ...LIMIT_KEYWORDS,
  'required',
  'default',
  'const',
  'x-core',
  'x-virtual',
  'x-value',
  'x-validator',
];

function effectProblems({ schema, pointer }: FormNode): FormProblem[] {
  if (schema.type === 'void') return [];
  const applicable = KEYWORDS_OF[schema.type];
  return LIMIT_KEYWORDS.filter((key) => schema[key] !== undefined && !applicable.includes(key)).map((key) => {
    const hint = applicable.length > 0 ? diagnosticMessage('noEffectHint', { list: applicable.join(', ') }) : undefined;
    return problem('noEffect', `${pointer}/${key}`, diagnosticMessage('noEffect', { key, type: schema.type }), {
      atKey: true,
      hint,
    });
  });
}

function optionProblems(options: readonly Option[], pointer: string, seen = new Set<unknown>()): FormProblem[] {
  return options.flatMap(({ value, children = [] }, index) => {
    const inner = optionProblems(children, `${pointer}/${index}/children`, seen);
    if (!seen.has(value)) {
      seen.add(value);
      return inner;
    }
    const message = diagnosticMessage('duplicateOption', { code: String(value) });
    const hint = diagnosticMessage('duplicateOptionHint');
    return [problem('optionTwice', `${pointer}/${index}/value`, message, { hint }), ...inner];
  });
}

const BOUND_PAIRS = [
  ['minLength', 'maxLength'],
  ['minItems', 'maxItems'],
  ['minimum', 'maximum'],
  ['minimum', 'exclusiveMaximum'],
  ['exclusiveMinimum', 'maximum'],
  ['exclusiveMinimum', 'exclusiveMaximum'],
] as const;

function limitProblems(name: string, schema: FieldSchema, pointer: string): FormProblem[] {
  const problems = BOUND_PAIRS.flatMap(([lower, upper]) => {
    const [from, to] = [schema[lower], schema[upper]];
    const isOpen = lower.startsWith('exclusive') || upper.startsWith('exclusive');
    if (from === undefined || to === undefined || from < to || (from === to && !isOpen)) return [];
    return [problem('limits', `${pointer}/${lower}`, diagnosticMessage('limitsOrder', { min: lower, max: upper }))];
  });
  if (schema.minItems !== undefined && schema.enum && schema.minItems > schema.enum.length)
    problems.push(
      problem('limits', `${pointer}/minItems`, diagnosticMessage('limitsOptions', { name, count: schema.enum.length })),
    );
  const lengths = schema.pattern === undefined ? null : matchLengths(schema.pattern);
  if (lengths && (schema.minLength ?? 0) > lengths.most)
    problems.push(
      problem('limits', `${pointer}/minLength`, diagnosticMessage('patternShorter', { length: lengths.most })),
    );
  if (lengths && (schema.maxLength ?? Infinity) < lengths.least)
    problems.push(
      problem('limits', `${pointer}/maxLength`, diagnosticMessage('patternLonger', { length: lengths.least })),
    );
  return problems;
}

function patternProblems(schema: FieldSchema, pointer: string): FormProblem[] {
  const rules = validatorsOf(schema);
  const validator = schema['x-validator'];
  const at = (index: number) => `${pointer}/x-validator${Array.isArray(validator) ? `/${index}` : ''}`;
  const patterns = [
    ...(schema.pattern === undefined ? [] : [{ pattern: schema.pattern, at: `${pointer}/pattern` }]),
    ...rules.flatMap((rule, index) =>
      typeof rule === 'object' && rule.pattern !== undefined
        ? [{ pattern: rule.pattern, at: `${at(index)}/pattern` }]
        : [],
    ),
  ];
  const hint = diagnosticMessage('patternHint', { bounded: '{1,20}' });
  return patterns.flatMap(({ pattern, at: place }) => {
    const found = patternProblem(pattern, schema.maxLength);
    return found ? [problem('pattern', place, found, { hint })] : [];
  });
}

function formatProblems(schema: FieldSchema, pointer: string): FormProblem[] {
  const validator = schema['x-validator'];
  const named = [
    ...(schema.format === undefined ? [] : [{ format: schema.format, at: `${pointer}/format` }]),
    ...validatorsOf(schema).flatMap((rule, index) => {
      const at = `${pointer}/x-validator${Array.isArray(validator) ? `/${index}` : ''}`;
      if (typeof rule === 'string') return [{ format: rule, at }];
      return rule.format === undefined ? [] : [{ format: rule.format, at: `${at}/format` }];
    }),
  ];
  return named.flatMap(({ format, at }) => {
    if (!isFormat(format)) {
      const list = diagnosticMessage('allowedValues', { list: FORMAT_NAMES.join(', ') });
      const hint = didYouMean(format, FORMAT_NAMES, list);
      return [problem('value', at, diagnosticMessage('unknownFormat', { name: format }), { hint })];
    }
    if (schema.type === 'string') return [];
    const message = diagnosticMessage('noEffect', { key: format, type: schema.type });
    return [problem('noEffect', at, message)];
  });
}

/** Days on which defaults are judged; a format that depends on the day has no default. */
const DAYS = { today: '2026-03-10', opening: '2026-03-31' };

function defaultProblems(schema: FieldSchema, pointer: string): FormProblem[] {
  if (schema.default === undefined) return [];
  if (schema['x-component'] === 'Consent')
    return [problem('value', `${pointer}/default`, diagnosticMessage('consentDefault'))];
  if (schema.type === 'object') return [];
  const found = validateField({ ...schema, required: false }, schema.default, { days: DAYS });
  return found ? [problem('value', `${pointer}/default`, diagnosticMessage('invalidDefault'))] : [];
}

/** How many objects and rows are around a value. */
const depthOf = (node: FormNode): number => node.path.length - node.path.filter((part) => part === null).length - 1;

function nodeProblems(node: FormNode): FormProblem[] {
  if (node.schema.type === 'void' || !node.hasValue) return [];
  const { schema, pointer, name } = node;
  const problems = [
    ...optionProblems(schema.enum ?? [], `${pointer}/enum`),
    ...limitProblems(name, schema, pointer),
    ...effectProblems(node),
    ...patternProblems(schema, pointer),
    ...formatProblems(schema, pointer),
    ...defaultProblems(schema, pointer),
  ];
  if (depthOf(node) >= ANSWER_LIMITS.depth)
    problems.push(problem('tooDeep', pointer, diagnosticMessage('answerTooDeep', { max: ANSWER_LIMITS.depth })));
  return problems;
}

/** Problems of the keywords of all fields. */
export const keywordProblems = (form: FormDefinition): FormProblem[] => treeOf(form).nodes.flatMap(nodeProblems);
