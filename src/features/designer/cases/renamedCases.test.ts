/** Cases of a published version follow the fields that a draft renames, and follow them back when that is undone. */
import { readFileSync } from 'node:fs';
import { isPassed, runCases } from '@/rules/forms/cases/cases';
import { parseCases } from '@/rules/forms/cases/parseCases';
import { renameInCases } from '@/rules/forms/cases/renameInCases';
import { parseForm } from '@/rules/forms/parseForm';
import { newestOf } from '../../../../tests/support/newestOf.mjs';
import { renamedFields } from '../document/proposeMigration';
import { renameNode } from '../document/rename';

const newest = `public/forms/questionnaire-en/${newestOf('questionnaire-en')}`;
const text = readFileSync(`${newest}.json`, 'utf8');
const cases = readFileSync(`${newest}.cases.json`, 'utf8');
const base = parseForm(JSON.parse(text));

it('passes every case of a form with a renamed field, and gives the old file back', () => {
  const form = parseForm(JSON.parse(renameNode(text, ['schema', 'properties', 'purposes'], 'reasons', base).text));
  const names = renamedFields(base, form);
  expect(Object.fromEntries(names)).toEqual({ purposes: 'reasons' });
  const renamed = renameInCases(cases, names);
  const { file, problems } = parseCases(renamed, form);
  expect(problems).toEqual([]);
  expect(file && runCases(form, file).every(isPassed)).toBe(true);
  expect(file?.cases.length).toBeGreaterThan(10);
  expect(JSON.parse(renameInCases(renamed, new Map([['reasons', 'purposes']])))).toEqual(JSON.parse(cases));
});

it('renames in answers, in what is sent, and in the places of states and errors', () => {
  const file = {
    base: { city: 'x', cityOther: 'y' },
    cases: [
      {
        name: 'city',
        values: { city: null },
        accepted: false,
        errors: [{ pointer: '/city/0/name', id: 'form.required' }],
        submission: { city: null },
        shown: ['city.0.name', 'cityOther'],
      },
    ],
  };
  expect(JSON.parse(renameInCases(JSON.stringify(file), new Map([['city', 'town']])))).toMatchObject({
    base: { town: 'x', cityOther: 'y' },
    cases: [
      {
        name: 'city',
        values: { town: null },
        errors: [{ pointer: '/town/0/name', id: 'form.required' }],
        submission: { town: null },
        shown: ['town.0.name', 'cityOther'],
      },
    ],
  });
});

it('leaves what is no case file as it is', () => {
  for (const other of ['', '{', '[]', '{"base": 1}'])
    expect(renameInCases(other, new Map([['city', 'town']]))).toBe(other);
});
