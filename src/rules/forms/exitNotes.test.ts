/** Exit notes: shown by a condition, they prevent sending the form and say why. */
import { checkForm } from './check/check';
import { formatFormIssue } from './messages';
import { parseForm } from './parseForm';
import { validateSubmission } from './validation/validate';

const days = { today: '2026-03-10', opening: '2026-03-31' };
const age = { type: 'integer', title: 'Age', 'x-decorator': 'FormItem', 'x-component': 'NumberPicker' };
const note = (rest: object = {}) => ({
  type: 'void',
  title: 'Visitors must be 18.',
  'x-visible': '{{ $values.age < 18 }}',
  'x-component': 'ExitNote',
  ...rest,
});
const formOf = (properties: object) =>
  parseForm({ formId: 'sample', version: 1, title: 'Sample', page: {}, schema: { type: 'object', properties } });
const issuesOf = (properties: object, values: object) => {
  const form = formOf(properties);
  return validateSubmission(form, values as never, { days }).map((found) => [
    found.pointer,
    formatFormIssue(form, found, 'en'),
  ]);
};

it('refuses a submission while a note is shown, with its text', () => {
  expect(issuesOf({ age, note: note() }, { age: 17 })).toEqual([['', 'Visitors must be 18.']]);
  expect(issuesOf({ age, note: note() }, { age: 18 })).toEqual([]);
});

it('a note in a row counts for this row, one in a hidden group not at all', () => {
  const guests = {
    type: 'array',
    title: 'Guests',
    'x-decorator': 'FormItem',
    'x-component': 'ArrayCards',
    items: { type: 'object', properties: { age, note: note({ 'x-visible': '{{ $record.age < 18 }}' }) } },
  };
  expect(issuesOf({ guests }, { guests: [{ age: 20 }, { age: 12 }] })).toEqual([['', 'Visitors must be 18.']]);
  expect(issuesOf({ guests }, { guests: [{ age: 20 }] })).toEqual([]);
  const group = { type: 'void', 'x-visible': '{{ $values.age > 90 }}', properties: { note: note() } };
  expect(issuesOf({ age, group }, { age: 17 })).toEqual([]);
});

it('reports a note that is always shown, or has no text', () => {
  const messages = (rest: object) =>
    checkForm(formOf({ age, note: note(rest) }))
      .filter(({ severity }) => severity === 'error')
      .map(({ message }) => message);
  expect(messages({})).toEqual([]);
  expect(messages({ 'x-visible': undefined })).toEqual([
    'An ExitNote without x-visible: the form could never be sent.',
  ]);
  expect(messages({ title: undefined })).toEqual(['Missing property "title".']);
});
