/** What is wrong with the spelling of a condition, in English; the other languages stand in locales, as for all findings. */
const texts = {
  tooLong: 'A condition has at most {most} characters.',
  tooLongHint: 'Split it over two fields.',
  tooDeep: 'More than {most} levels.',
  tooDeepHint: 'Use fewer brackets.',
  unexpected: '"{text}" was not expected here.',
  joinHint: 'Join two conditions by && or ||.',
  write: 'Write {text}.',
  missing: '"{text}" is missing.',
  missingHint: 'Write {text} here.',
  early: 'The condition ends too early.',
  before: '"{text}" needs something before it.',
  valueHint: 'Write a field, a text or a number.',
  function: 'There is no function "{text}".',
  functionHint: 'Known are includes(list, item) and length(text or list).',
  values: '{text} takes {count} values.',
  valuesHint: 'Write includes(list, item) or length(text or list).',
  character: 'Unexpected character "{text}".',
  characterHint: 'Names, texts, numbers, lists and == != {signs} in && || ! + - * / are known.',
  strict: 'There is no strict comparison of its own.',
  strictHint: 'Write == or !=, they are strict already.',
  assign: 'A condition cannot assign.',
  assignHint: 'Write == to compare.',
  and: 'A single & has no meaning.',
  or: 'A single | has no meaning.',
  text: 'This text has no end.',
  textHint: 'Close it with the same quotation mark; it holds neither a backslash nor a line break.',
  quotation: 'A typographic quotation mark.',
  quotationHint: 'Write a straight one: {sign}.',
  point: 'A point stands where no name precedes it.',
  pointHint: 'Names of fields only; there are no properties or methods.',
  braces: 'Braces have no meaning here.',
  bracesHint: 'Write the condition alone, without {braces}.',
} as const;

export type SpellingName = keyof typeof texts;

export const spellingMessages = Object.fromEntries(
  Object.entries(texts).map(([name, defaultMessage]) => [name, { id: `finding.condition.${name}`, defaultMessage }]),
) as Record<SpellingName, { id: string; defaultMessage: string }>;
