/** The newest version of every form renders without a browser; a form with a failing component rejects. */
import { readdirSync, readFileSync } from 'node:fs';
import { parseForm } from '@/rules/forms/parseForm';
import type { FieldSchema, FormDefinition } from '@/rules/forms/types';
import { chainForm } from '@/forms/chain.fixture';
import { renderForm } from './renderForm';
import { newestOf } from '../../../tests/support/newestOf.mjs';

const forms = readdirSync('public/forms', { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() ? [entry.name] : [],
);

it.each(forms)('renders the latest version of %s', async (formId) => {
  const text = readFileSync(`public/forms/${formId}/${newestOf(formId)}.json`, 'utf8');
  await expect(renderForm(parseForm(JSON.parse(text))!)).resolves.toBeUndefined();
});

const withField = (name: string, field: object): FormDefinition => ({
  ...chainForm,
  schema: { type: 'object', properties: { ...chainForm.schema.properties, [name]: field as FieldSchema } },
});
const { first } = chainForm.schema.properties;

it.each([
  ['a field with the title null', withField('extra', { ...first, title: null })],
  ['a field named like an Object.prototype property', withField('constructor', first!)],
])('fails for %s', async (_what, form) => {
  await expect(renderForm(form)).rejects.toThrow();
});

it('fails for a hidden field that an answer would show', async () => {
  const hidden = { ...first, title: null, 'x-visible': "{{ $values.first == 'a' }}" };
  await expect(renderForm(withField('extra', hidden))).rejects.toThrow();
});
