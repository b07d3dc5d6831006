/** A draft may hold anything while it is written; the studio shows and changes it nevertheless. */
import { isObject, valueAt } from '@/rules/forms/json';
import { LOCALES } from '@/rules/locales';
import { setValue } from './edits';
import { insertComponent } from './insert';
import { flatten, readOutline } from './outline';
import { PALETTE } from './newNodes';
import { formPropertyForm, propertyForm } from './propertyForm';
import { readFormProperties, readProperties, writeFormProperties, writeProperties } from './propertyValues';
import { listTexts, missingLanguages } from './texts';

const ANYTHING: readonly unknown[] = [
  null,
  true,
  -1,
  '',
  '{{ alert(1) }}',
  [],
  [null, 1, [[]]],
  {},
  { en: { deep: 1 }, ru: [] },
  { constructor: 1, toString: null },
  [{ value: null, label: 3, children: 'x' }],
];
const KEYWORDS = [
  'type',
  'title',
  'description',
  'enum',
  'items',
  'properties',
  'required',
  'minLength',
  'pattern',
  'x-component',
  'x-component-props',
  'x-decorator',
  'x-validator',
  'x-visible',
  'x-reactions',
  'x-rules',
];
const context = {
  texts: { label: (name: string) => name, language: (locale: string) => locale, locale: 'en' as const },
  fieldNames: ['name'],
  emailFields: [],
};
const formWith = (node: unknown) => ({
  formId: 'x',
  version: 1,
  title: 'X',
  schema: { type: 'object', properties: { a: node } },
});

it.each(KEYWORDS)('reads and keeps a node whose %s is anything', (keyword) => {
  for (const value of ANYTHING) {
    const form = formWith({ type: 'string', 'x-component': 'Select', [keyword]: value });
    const outline = readOutline(form);
    for (const node of flatten(outline)) {
      expect(typeof node.name).toBe('string');
      expect(['string', 'undefined']).toContain(typeof node.component);
      for (const words of Object.values(node.title ?? {})) expect(typeof words).toBe('string');
      const source = valueAt(form, node.path);
      const values = readProperties(node, source);
      expect(propertyForm(node, source, context).schema.properties).toBeDefined();
      // Nothing was changed in the panel, so nothing changes in the file.
      expect(writeProperties(source, values, values)[keyword]).toEqual(valueAt(source, [keyword]));
    }
    for (const text of listTexts(form)) {
      for (const locale of LOCALES) expect(['string', 'undefined']).toContain(typeof text.texts[locale]);
      expect(missingLanguages(text, LOCALES).length).toBeLessThanOrEqual(LOCALES.length);
    }
  }
});

it.each(['title', 'intro', 'page', 'schema', 'messages', 'languages'])('reads a form whose %s is anything', (key) => {
  for (const value of ANYTHING) {
    const form = { ...formWith({ type: 'string' }), [key]: value };
    const values = readFormProperties(form);
    expect(formPropertyForm(context).schema.properties).toBeDefined();
    expect(writeFormProperties(form, values, values)).toEqual(form);
    expect(Array.isArray(listTexts(form))).toBe(true);
    const outline = readOutline(form);
    const text = JSON.stringify(form, null, 2);
    // A component is inserted, or the text cannot hold one.
    for (const component of PALETTE.flatMap(({ components }) => components)) {
      if (isObject(form.schema)) expect(insertComponent(text, component, undefined, outline).text).not.toBe(text);
    }
  }
});

it('inserts into a group whose properties are anything', () => {
  for (const value of ANYTHING) {
    const form = formWith({ type: 'void', 'x-component': 'Section', properties: value });
    const outline = readOutline(form);
    const { text } = insertComponent(JSON.stringify(form), 'Input', outline[0], outline);
    expect(valueAt(JSON.parse(text), ['schema', 'properties', 'a', 'properties', 'input'])).toMatchObject({
      'x-component': 'Input',
    });
  }
});

it('sets a value within a value of another type by replacing it', () => {
  expect(JSON.parse(setValue('{"a": {"title": "x"}}', ['a', 'title'], { en: 'y' }))).toEqual({
    a: { title: { en: 'y' } },
  });
});
