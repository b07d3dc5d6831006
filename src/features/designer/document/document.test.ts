import { valueAt } from '@/rules/forms/json';
import catalog from '../../../../locales/en/designer.json';
import { checkSource } from '@/rules/forms/check/checkSource';
import { COMPONENTS } from '@/rules/forms/components';
import { starterForm } from '@/rules/forms/formText';
import { LOCALES } from '@/rules/locales';
import { readCondition, writeCondition } from './conditions';
import { duplicateNode, freeName, insertNode, moveNode, removeNode, setValue } from './edits';
import { newNode, newPane, PALETTE, paneOf } from './newNodes';
import { flatten, readOutline } from './outline';
import { goneFields, isRenamed, migrationOf } from './proposeMigration';
import { renameNode } from './rename';
import { listTexts, missingLanguages, setText, type FormText } from './texts';

const SCHEMA = ['schema'];
const at = (...names: string[]) => ['schema', ...names.flatMap((name) => ['properties', name])];
const starter = `${JSON.stringify(starterForm('trips'), null, 2)}\n`;
const namesOf = (text: string) => flatten(readOutline(JSON.parse(text))).map(({ name }) => name);
const field = (extra: object = {}) => ({
  type: 'string',
  title: Object.fromEntries(LOCALES.map((locale) => [locale, 'A field'])),
  'x-decorator': 'FormItem',
  'x-component': 'Input',
  ...extra,
});
const withField = (text: string, name: string, extra: object = {}) =>
  insertNode(text, SCHEMA, 99, name, field(extra)).text;
const parsed = (text: string) => checkSource(text).form;

describe('nodes of the palette', () => {
  it.each(PALETTE.flatMap(({ components }) => components))('%s is complete', (component) => {
    const { name, node } = newNode(component);
    // Files belong to forms with a page of their own; an exit note needs its condition.
    let { text } = insertNode(setValue(starter, ['page'], {}), SCHEMA, 1, name, node);
    if (component === 'ExitNote') text = setValue(text, [...at(name), 'x-visible'], "{{ $values.name == 'A' }}");
    const pane = paneOf(component);
    const holder = pane ? [...at(name), 'properties', newPane(pane, 1).name] : at(name);
    // A layout and its panes are filled by the designer.
    if (componentIsEmpty(node)) text = insertNode(text, holder, 0, 'inside', field()).text;
    if (pane) text = insertNode(text, [...at(name), 'properties', newPane(pane, 2).name], 0, 'inside2', field()).text;
    expect(checkSource(text).problems).toEqual([]);
  });

  const componentIsEmpty = (node: Record<string, unknown>) =>
    node['type'] === 'void' && !['PhoneNumber', 'ExitNote'].includes(String(node['x-component']));

  it('have labels for all of their properties', () => {
    const names = new Set(Object.values(COMPONENTS).flatMap(({ props }) => Object.keys(props)));
    const shown = [...names].filter((name) => !['style', 'scroll'].includes(name));
    expect(shown.filter((name) => !Object.hasOwn(catalog, `designer.property.${name}`))).toEqual([]);
  });
});

describe('edits', () => {
  it('inserts, moves, copies and removes a node, and leaves other lines as they are', () => {
    const compact = starter.replace(/"title": \{[^}]*\}/, '"title": "Trips"');
    const inserted = insertNode(compact, SCHEMA, 1, 'city', field());
    expect(inserted.selected).toBe('/schema/properties/city');
    expect(namesOf(inserted.text)).toEqual(['name', 'city', 'email']);
    const moved = moveNode(inserted.text, at('city'), { parent: SCHEMA, index: 2 });
    expect(namesOf(moved?.text ?? '')).toEqual(['name', 'email', 'city']);
    const copied = duplicateNode(moved?.text ?? '', at('city'));
    expect(namesOf(copied.text)).toEqual(['name', 'email', 'city', 'city2']);
    expect(copied.selected).toBe('/schema/properties/city2');
    const { text, selected } = removeNode(copied.text, at('city'));
    expect(namesOf(text)).toEqual(['name', 'email', 'city2']);
    expect(selected).toBe('/schema/properties/city2');
    expect(text).toContain('"title": "Trips"');
  });

  it('refuses to move a node into itself or next to one of the same name', () => {
    const grouped = insertNode(starter, SCHEMA, 2, 'group', { type: 'void', properties: { name: field() } }).text;
    expect(moveNode(grouped, at('group'), { parent: at('group'), index: 0 })).toBeNull();
    expect(moveNode(grouped, at('name'), { parent: at('group'), index: 0 })).toBeNull();
  });

  it('finds a free name', () => {
    expect(freeName(starter, 'name')).toBe('name2');
    expect(freeName(starter, 'city')).toBe('city');
  });
});

it('renames a field in expressions, dependencies, rules, properties and the receipt', () => {
  const rule = { assert: '{{ $values.email != $values.name }}', message: 'Differ', fields: ['email', 'name'] };
  let text = withField(starter, 'reply', {
    'x-visible': "{{ $form.values.email != null && length($values.email) > 3 && $values.name != 'email' }}",
    'x-reactions': [
      { dependencies: ['email'], when: '{{ $deps[0] != null }}', fulfill: { state: { required: true } } },
    ],
  });
  text = setValue(setValue(text, ['schema', 'x-rules'], [rule]), ['page'], { receiptTo: 'email' });
  const { text: renamed, selected } = renameNode(text, at('email'), 'mail', parsed(text));
  expect(selected).toBe('/schema/properties/mail');
  const form = JSON.parse(renamed) as object;
  const reply = valueAt(form, at('reply')) as Record<string, unknown>;
  expect(reply['x-visible']).toBe(
    "{{ $form.values.mail != null && length($values.mail) > 3 && $values.name != 'email' }}",
  );
  expect(reply['x-reactions']).toMatchObject([{ dependencies: ['mail'] }]);
  expect(valueAt(form, ['schema', 'x-rules', 0])).toMatchObject({
    assert: '{{ $values.mail != $values.name }}',
    fields: ['mail', 'name'],
  });
  expect(valueAt(form, ['page', 'receiptTo'])).toBe('mail');
});

describe('conditions', () => {
  it.each([
    "$values.country == 'CN'",
    '$values.age >= 18 && $values.country != null',
    "includes($values.groups, '1003') || !includes($values.groups, '1004')",
    '$values.end > $values.start',
    'domainOf($values.email) == domainOf($values.website)',
    '$record.speaks == true',
    '$values.floor == -1',
  ])('reads and writes %s', (expression) => {
    const condition = readCondition(expression);
    expect(condition && writeCondition(condition)).toBe(expression);
  });

  it.each([
    'sum($values.rows, "price") > 3',
    '$values.a && $values.b',
    'a b',
    '$values.a == 1 && ($values.b == 2 || $values.c == 3)',
  ])('leaves %s to its author', (expression) => expect(readCondition(expression)).toBeNull());
});

it('lists the texts of a form, and sets one in a language', () => {
  const text = withField(starter, 'choice', {
    title: { en: 'Choice' },
    'x-component': 'Select',
    'x-component-props': { placeholder: 'Choose' },
    enum: [{ value: 'a', label: { en: 'A', ru: 'А' } }],
  });
  const texts = listTexts(JSON.parse(text));
  expect(texts.map(({ pointer }) => pointer.replace('/schema/properties', ''))).toEqual([
    '/title',
    '/name/title',
    '/email/title',
    '/choice/title',
    '/choice/x-component-props/placeholder',
    '/choice/enum/0/label',
  ]);
  expect(texts.slice(3).map((entry) => missingLanguages(entry, LOCALES))).toEqual([
    ['zh-cn', 'ru', 'zh-tw', 'ja'],
    [],
    ['zh-cn', 'zh-tw', 'ja'],
  ]);
  const [, , , title, placeholder] = texts;
  if (!title || !placeholder) throw new Error('no texts');
  const changed = JSON.parse(setText(setText(text, placeholder, 'ja', '選択'), title, 'zh-cn', '选择')) as object;
  expect(valueAt(changed, [...at('choice'), 'title'])).toEqual({ 'zh-cn': '选择', en: 'Choice' });
  expect(valueAt(changed, [...at('choice'), 'x-component-props', 'placeholder'])).toEqual({
    'zh-cn': 'Choose',
    en: 'Choose',
    ru: 'Choose',
    'zh-tw': 'Choose',
    ja: '選択',
  });
});

it('marks the titles of a new field until all of them are written', () => {
  const { name, node } = newNode('NumberPicker');
  const missingIn = (text: string) =>
    missingLanguages(listTexts(JSON.parse(text)).find(({ pointer }) => pointer.includes(name)) as FormText, LOCALES);
  const { text } = insertNode(starter, SCHEMA, 0, name, node);
  expect(missingIn(text)).toEqual([]);
  const written = setValue(text, [...at(name), 'title', 'en'], 'Number of employees');
  expect(missingIn(written)).toEqual(['zh-cn', 'ru', 'zh-tw', 'ja']);
});

it('proposes the migration of a renamed field, and drops one without a successor', () => {
  const base = parsed(withField(withField(starter, 'city'), 'fax', { maxLength: 20 }));
  const renamed = renameNode(
    withField(withField(starter, 'city'), 'count', { maxLength: 4 }),
    at('city'),
    'town',
    base,
  ).text;
  const form = parsed(renamed);
  if (!base || !form) throw new Error('not a form');
  const gone = goneFields(base, form);
  expect(gone.map(({ name, successors }) => [name, successors])).toEqual([
    ['city', ['town', 'count']],
    ['fax', ['town', 'count']],
  ]);
  expect(gone.map((one) => isRenamed(one, form))).toEqual([true, false]);
  expect(migrationOf(base, form, { city: 'town', fax: null }).steps).toEqual([
    { rename: 'city', to: 'town' },
    { drop: 'fax' },
  ]);
});
