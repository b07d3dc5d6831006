/**
 * How many submissions per second one thread validates, valid and invalid ones alternately; run by forms.mjs in its
 * own process.
 */
import { readFileSync } from 'node:fs';
import { checkSubmission } from '../../server/forms/registry';
import { mockAnswers } from '../../src/rules/forms/mockAnswers';
import { toFormBody } from '../../src/rules/forms/fields';
import { parseForm } from '../../src/rules/forms/parseForm';
import { newestOf } from '../support/newestOf.mjs';

const SECONDS = 2;
const days = { today: '2026-03-10', opening: '2026-03-31' };

for (const formId of ['visitor-en', 'visitor-zh', 'questionnaire-en']) {
  const name = `${formId}/${newestOf(formId)}`;
  const form = parseForm(JSON.parse(readFileSync(`public/forms/${name}.json`, 'utf8')));
  const { formId: _id, formVersion: _version, ...validBody } = toFormBody(form, mockAnswers(form));
  const invalidBody = { ...validBody, answers: { ...validBody.answers, nobody: 'x' } };
  const expected = [0, 1];
  let checked = 0;
  const startedAt = performance.now();
  while (performance.now() - startedAt < SECONDS * 1_000)
    for (const [index, submission] of [validBody, invalidBody].entries()) {
      const { length } = checkSubmission(form, submission, days);
      if (length !== expected[index]) throw new Error(`${name}: ${length} issues instead of ${expected[index]}.`);
      checked += 1;
    }
  const perSecond = Math.round((checked * 1_000) / (performance.now() - startedAt));
  console.log(JSON.stringify({ bench: 'form checks', form: name, perSecond }));
}
