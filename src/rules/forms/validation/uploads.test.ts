/** Fields for files: what they accept, what the check says about them, and how versions differ. */
import { checkForm } from '../check/check';
import { diffForms, isBreaking } from '../versions/diff';
import { draftValues } from '../fields';
import { importFormily } from '../import/importFormily';
import { parseForm } from '../parseForm';
import { formatFormIssue } from '../messages';
import { validateSubmission } from './validate';

const days = { today: '2026-03-10', opening: '2026-03-31' };
const field = (props: object = {}, rest: object = {}) => ({
  type: 'array',
  title: 'Files',
  'x-decorator': 'FormItem',
  'x-component': 'Upload',
  'x-component-props': props,
  ...rest,
});
const formOf = (files: object, more: object = { page: {} }) =>
  parseForm({
    formId: 'sample',
    version: 1,
    title: 'Sample',
    ...more,
    schema: { type: 'object', properties: { files } },
  });
const file = (change: object = {}, last = 'A') => ({
  id: `01HZX3K8Q4N6T2V9B7M5C1D0E${last}`,
  name: 'badge.jpg',
  size: 5_000,
  type: 'image/jpeg',
  ...change,
});
const issueOf = (props: object, value: unknown, rest: object = {}) => {
  const form = formOf(field(props, rest));
  const [found] = validateSubmission(form, { files: value }, { days });
  return found ? formatFormIssue(form, found, 'en') : null;
};

it.each<[object, unknown, string | null]>([
  [{}, [file()], null],
  [{}, [file({ type: 'application/pdf' }), file({}, 'B')], null],
  [{}, [file(), file()], 'Each option can be chosen only once'],
  [{}, [file({ type: 'text/html' })], 'Only these files are accepted here: JPG, PNG, WEBP, PDF'],
  [{ accept: 'image/*' }, [file({ type: 'application/pdf' })], 'Only these files are accepted here: JPG, PNG, WEBP'],
  [{ accept: '.PDF, image/png' }, [file()], 'Only these files are accepted here: PDF, PNG'],
  [{ maxSize: 0.001 }, [file()], 'The file is larger than 0.001 MB'],
  [{ maxSize: 10 }, [file({ size: 10 * 1024 * 1024 + 1 })], 'The file is larger than 10 MB'],
  [{ maxCount: 1 }, [file(), file({}, 'B')], 'Number of files: at most 1'],
  [{}, Array.from({ length: 11 }, (_, at) => file({}, '0123456789A'[at])), 'Number of files: at most 10'],
  [{}, ['badge.jpg'], 'This value has the wrong type'],
  [{}, [file({ id: '../x' })], 'This value has the wrong type'],
  [{}, [file({ size: 0 })], 'This value has the wrong type'],
  [{}, [file({ name: '' })], 'This value has the wrong type'],
  [{}, [file({ extra: 1 })], 'This value has the wrong type'],
  [{}, file(), 'This value has the wrong type'],
])('%j judges %j: %s', (props, value, text) => {
  expect(issueOf(props, value)).toBe(text);
});

it('the keywords of a list hold for files', () => {
  expect(issueOf({}, [], { required: true })).toBe('This is a required field');
  expect(issueOf({}, [file()], { minItems: 2 })).toBe('Choose at least 2');
});

it('a draft keeps references', () => {
  expect(draftValues(formOf(field()), { files: [file()] })).toEqual({ files: [file()] });
});

const problemsOf = (...args: Parameters<typeof formOf>) =>
  checkForm(formOf(...args))
    .filter(({ message }) => !message.startsWith('The text has only one'))
    .map(({ severity, pointer, message }) => [severity, pointer.split('/').at(-1), message]);

it('reports what cannot be uploaded, keywords without effect, and forms without a place for files', () => {
  expect(problemsOf(field({ accept: 'image/*' }))).toEqual([]);
  expect(problemsOf(field({ accept: '.docx,.pdf' }))).toEqual([
    ['error', 'accept', '".docx" is no type of file that can be uploaded.'],
  ]);
  expect(problemsOf(field({ maxSize: 11, action: '/x' })).map(([, name]) => name)).toEqual(['maxSize', 'action']);
  expect(problemsOf(field({}, { default: [] }))).toEqual([
    ['error', 'default', '"default" has no effect on type Upload.'],
  ]);
  const place = 'Files can be uploaded in a form with a page of its own only.';
  expect(problemsOf(field(), {})).toEqual([['incomplete', 'x-component', place]]);
  expect(problemsOf(field(), { formId: 'media-card' })).toContainEqual(['error', 'x-component', place]);
});

it('a field that accepts less than before is a breaking change', () => {
  const breaking = (before: object, after: object) =>
    diffForms(formOf(before), formOf(after))
      .filter(isBreaking)
      .map(({ message }) => message);
  expect(breaking(field({ maxCount: 1 }), field({ maxCount: 3, listType: 'picture' }))).toEqual([]);
  expect(breaking(field(), field({ accept: 'image/*', maxCount: 2, maxSize: 5 }))).toEqual([
    '"files" accepts fewer files (no PDF, maxCount 10 → 2, maxSize 10 → 5).',
  ]);
  const cards = { ...field(), 'x-component': 'ArrayCards', 'x-component-props': {} };
  expect(breaking(field(), cards)).toEqual([
    '"files" changed its type from files to array: stored answers have the old type.',
  ]);
});

it('takes over uploads of Formily without their server', () => {
  const { form, notes } = importFormily(
    {
      properties: {
        card: {
          type: 'string',
          title: 'Card',
          'x-decorator': 'FormItem',
          'x-component': 'CardUpload',
          'x-component-props': { action: 'https://elsewhere.example/upload', headers: { a: 'b' }, maxCount: 2 },
        },
        files: { ...field({ textContent: 'Choose' }, { items: { type: 'object' } }), 'x-component': 'Upload.Dragger' },
      },
    },
    { formId: 'foreign', version: 1, title: 'Foreign' },
  );
  expect(form?.schema.properties).toMatchObject({
    card: { type: 'array', 'x-component': 'Upload', 'x-component-props': { maxCount: 2, listType: 'picture-card' } },
    files: { 'x-component': 'Upload.Dragger', 'x-component-props': { textContent: 'Choose' } },
  });
  expect(JSON.stringify(form)).not.toContain('elsewhere');
  expect(notes.map(({ kind, message }) => `${kind}: ${message.english}`)).toEqual([
    'replaced: The type string became array, as the component stores it.',
    'replaced: "CardUpload" became Upload: files are stored with the answers of this site.',
    'replaced: "action" is left out: files are stored with the answers of this site.',
    'replaced: "headers" is left out: files are stored with the answers of this site.',
  ]);
});
