import { readFileSync } from 'node:fs';
import { readForm } from '@/rules/forms/read';
import { nextVersionText, tidied } from './formText';
import { checkDraft, type Draft } from './useChecked';

const published = readForm(JSON.parse(readFileSync('public/forms/media-card/1.json', 'utf8')));
const text = nextVersionText(published, 2);
const draft = (changed: string): Draft => ({
  formId: 'media-card',
  text: changed,
  earlier: [published],
  isPublished: false,
});

it('finds the next version of a published form right', () => {
  expect(checkDraft(draft(text))).toMatchObject({ problems: [], isRight: true, right: { version: 2 } });
});

it('says at its line that a draft has another name or number than the next one', () => {
  const wrong = text.replace('"media-card"', '"media-cart"').replace('"version": 2', '"version": 4');
  expect(checkDraft(draft(wrong)).problems).toMatchObject([
    { code: 'fileName', line: 3, hint: 'Write "media-card".' },
    { code: 'fileName', line: 4, hint: 'Write 2.' },
  ]);
});

it('keeps the last state without errors while the draft has some, and the same object while it says the same', () => {
  const first = checkDraft(draft(text));
  const broken = checkDraft(draft(text.replace('"maxLength"', '"maxLenght"')), first);
  expect(broken.problems).toMatchObject([{ code: 'unknownKey', hint: 'Did you mean "maxLength"?' }]);
  expect(broken.isRight).toBe(false);
  expect(broken.right).toBe(first.right);
  const spaced = checkDraft(draft(`${text}\n\n`), broken);
  expect(spaced.isRight).toBe(true);
  expect(spaced.right).toBe(first.right);
});

it.each([
  ['no JSON', '{{process.exit(1)}}', 'json'],
  ['a thousand objects in one another', `${'{"a":'.repeat(1_000)}1${'}'.repeat(1_000)}`, 'tooDeep'],
  ['an endless pattern', text.replace('"maxLength": 200', '"maxLength": 200, "pattern": "(a+)+$"'), 'pattern'],
  ['a script in a text', text.replace('Media card application', '<script>alert(1)</script>'), 'markup'],
])('says what is wrong with %s, and shows nothing of it', (_name, hostile, code) => {
  const { problems, right } = checkDraft(draft(hostile));
  expect(problems).toMatchObject([{ code, severity: 'error' }]);
  expect(right).toBeNull();
});

it('leaves what is no JSON as it is', () => {
  expect(tidied('{"a":1')).toBeNull();
  expect(tidied('{"a":1}')).toBe('{\n  "a": 1\n}\n');
});
