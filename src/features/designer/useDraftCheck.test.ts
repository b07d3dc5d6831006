import { readFileSync } from 'node:fs';
import { parseForm } from '@/rules/forms/parseForm';
import { serialiseNextVersion, reformat } from '@/rules/forms/formText';
import { checkDraft, type Draft } from './useDraftCheck';

const published = parseForm(JSON.parse(readFileSync('public/forms/media-card/1.json', 'utf8')));
const text = serialiseNextVersion(published, 2);
const draft = (changed: string): Draft => ({
  formId: 'media-card',
  text: changed,
  earlier: [published],
  isPublished: false,
});

it('accepts the next version of a published form', () => {
  expect(checkDraft(draft(text))).toMatchObject({ problems: [], isValid: true, form: { version: 2 } });
});

it('reports a wrong form name or version at its line', () => {
  const invalidText = text.replace('"media-card"', '"media-cart"').replace('"version": 2', '"version": 4');
  expect(checkDraft(draft(invalidText)).problems).toMatchObject([
    { code: 'fileName', line: 3, hint: 'Use "media-card".' },
    { code: 'fileName', line: 4, hint: 'Use 2.' },
  ]);
});

it('keeps the last valid state while the draft has errors, and the same object while it is unchanged', () => {
  const first = checkDraft(draft(text));
  const broken = checkDraft(draft(text.replace('"maxLength"', '"maxLenght"')), first);
  expect(broken.problems).toMatchObject([{ code: 'unknownKey', hint: 'Did you mean "maxLength"?' }]);
  expect(broken.isValid).toBe(false);
  expect(broken.lastValid).toBe(first.lastValid);
  const reformatted = checkDraft(draft(`${text}\n\n`), broken);
  expect(reformatted.isValid).toBe(true);
  expect(reformatted.lastValid).toBe(first.lastValid);
});

it.each([
  ['text that is not JSON', '{{process.exit(1)}}', 'json'],
  ['a thousand nested objects', `${'{"a":'.repeat(1_000)}1${'}'.repeat(1_000)}`, 'tooDeep'],
  ['an exponential pattern', text.replace('"maxLength": 200', '"maxLength": 200, "pattern": "(a+)+$"'), 'pattern'],
  ['an expression in a text', text.replace('Media card application', '{{ $values.name }}'), 'markup'],
])('reports %s and renders nothing', (_name, hostile, code) => {
  const { problems, lastValid } = checkDraft(draft(hostile));
  expect(problems).toMatchObject([{ code, severity: 'error' }]);
  expect(lastValid).toBeNull();
});

it('leaves text that is not JSON unchanged', () => {
  expect(reformat('{"a":1')).toBeNull();
  expect(reformat('{"a":1}')).toBe('{\n  "a": 1\n}\n');
});
