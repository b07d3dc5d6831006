/** Every form that ships can be drawn without a browser; one that breaks while it is drawn is found out. */
import { readdirSync, readFileSync } from 'node:fs';
import { readForm } from '@/rules/forms/read';
import type { FieldSchema, FormDefinition } from '@/rules/forms/types';
import { chainForm } from '@/forms/chain.fixture';
import { drawForm } from './drawForm';

const files = readdirSync('public/forms', { recursive: true, encoding: 'utf8' }).filter((file) =>
  /\/\d+\.json$/.test(file),
);

it.each(files)('draws %s', async (file) => {
  const form = readForm(JSON.parse(readFileSync(`public/forms/${file}`, 'utf8')));
  await expect(drawForm(form!)).resolves.toBeUndefined();
});

const withField = (name: string, field: object): FormDefinition => ({
  ...chainForm,
  schema: { type: 'object', properties: { ...chainForm.schema.properties, [name]: field as FieldSchema } },
});
const { first } = chainForm.schema.properties;

it.each([
  ['a field whose title is null', withField('extra', { ...first, title: null })],
  ['a name that every object has', withField('constructor', first!)],
])('fails for %s', async (_what, form) => {
  await expect(drawForm(form)).rejects.toThrow();
});

it('fails for a field that only an answer brings to light', async () => {
  const hidden = { ...first, title: null, 'x-visible': "first == 'a'" };
  await expect(drawForm(withField('extra', hidden))).rejects.toThrow();
});
