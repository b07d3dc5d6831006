import { readdirSync, readFileSync } from 'node:fs';
import { draftValues, submittedValues } from '@/rules/forms/fields';
import { parseForm } from '@/rules/forms/parseForm';
import type { FormDefinition } from '@/rules/forms/types';
import { validateSubmission } from '@/rules/forms/validation/validate';
import { keepFittingAnswers, mockAnswers } from './mockAnswers';
import { generateMatch } from './mockAnswers';
import { newestOf } from '../../../tests/support/newestOf.mjs';

const days = { today: '2026-03-01', opening: '2026-03-31' };
const load = (file: string) => parseForm(JSON.parse(readFileSync(`public/forms/${file}`, 'utf8')));
const files = readdirSync('public/forms', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .flatMap(({ name }) => readdirSync(`public/forms/${name}`).map((file) => `${name}/${file}`))
  .filter((file) => /\/\d+\.json$/.test(file));

it.each(files)('fills %s with valid answers', (file) => {
  const form = load(file);
  const answers = mockAnswers(form);
  expect(validateSubmission(form, answers, { days, virtual: true })).toEqual([]);
  expect(Object.keys(submittedValues(form, answers)).length).toBeGreaterThan(0);
});

it.each(['[A-Z]{2}\\d{6}', '\\d{6}|\\d{9}', 'V(?:27|28)-[^\\d]+', 'a?b*c\\.', '\\p{L}{3,5}'])(
  'generates a text for the pattern %s',
  (pattern) => {
    expect(generateMatch(pattern)).toMatch(new RegExp(`^(?:${pattern})$`, 'u'));
  },
);

it('keeps answers whose name, type and option still exist', () => {
  const form = load(`questionnaire-en/${newestOf('questionnaire-en')}.json`);
  const answers = { purposes: ['1001'], products: ['gone'], business: 1025, nobody: 'x', purposeOther: 'A lecture' };
  expect(keepFittingAnswers(answers, form)).toEqual({ purposes: ['1001'], purposeOther: 'A lecture' });
});

it('keeps a consent, unlike a visitor’s draft', () => {
  const form: FormDefinition = load(`visitor-en/${newestOf('visitor-en')}.json`);
  const answers = mockAnswers(form);
  expect(keepFittingAnswers(answers, form)).toEqual(answers);
  expect(draftValues(form, answers)).not.toHaveProperty('privacyAgreed');
});
