/** The contract's lists of form values match the current forms. */
import { readFileSync } from 'node:fs';
import { contractDocument } from '../../server/http/contract';
import { listFields } from '../../src/rules/forms/fields';
import { parseForm } from '../../src/rules/forms/parseForm';
import { newestOf } from '../support/newestOf.mjs';

interface Property {
  description?: string;
  examples?: string[];
}

const OF_FORM = /the list of the form ([a-z-]+)/;

/** Every property of the contract that lists form values, by name. */
const named = Object.values(
  contractDocument.components.schemas as Record<string, { properties?: Record<string, Property> }>,
)
  .flatMap(({ properties = {} }) => Object.entries(properties))
  .filter(([, { description = '' }]) => OF_FORM.test(description));

const valuesOf = (formId: string, name: string) => {
  const form = parseForm(JSON.parse(readFileSync(`public/forms/${formId}/${newestOf(formId)}.json`, 'utf8')));
  return listFields(form)
    .find((field) => field.name === name)
    ?.schema.enum?.map(({ value }) => value);
};

test('each list of accepted values is written out and matches its form', () => {
  const formats = named.map(([name, property]) => {
    const formId = OF_FORM.exec(property.description ?? '')?.[1] ?? '';
    return { name, formId, values: property.examples };
  });
  expect(new Set(formats.map(({ formId }) => formId))).toEqual(
    new Set(['visitor-en', 'visitor-zh', 'me', 'landing', 'invitation']),
  );
  expect(formats).toEqual(formats.map(({ name, formId }) => ({ name, formId, values: valuesOf(formId, name) })));
});
