import { completionsAt } from './completion';

/** Completes at the | of a text: the options, and the text after choosing one. */
function completeAt(textWithCursor: string) {
  const offset = textWithCursor.indexOf('|');
  const text = textWithCursor.replace('|', '');
  const completions = completionsAt(text, offset);
  const labels = completions?.options.map(({ label }) => label) ?? [];
  const acceptOption = (label: string) => {
    const option = completions?.options.find((candidate) => candidate.label === label);
    if (!completions || !option) throw new Error(`${label} is not offered.`);
    return text.slice(0, completions.from) + option.insert + text.slice(completions.to);
  };
  return { labels, acceptOption };
}

const formWithField = (rest: string) => `{ "schema": { "type": "object", "properties": {
  "jobTitle": { "type": "string", "title": { "en": "Job title" }, "enum": [{ "value": "ceo" }, { "value": "others" }] },
  "agreed": { "type": "boolean" },
  "why": { "type": "string", ${rest} }
} } }`;

it('offers property names that an object may have and does not have yet', () => {
  expect(completeAt('{ "formId": "a", | }').labels).toEqual([
    '$schema',
    'version',
    'title',
    'intro',
    'submit',
    'languages',
    'page',
    'messages',
    'schema',
  ]);
  const field = completeAt(formWithField('"title": {}, "|"'));
  expect(field.labels).not.toContain('type');
  expect(field.labels).not.toContain('title');
  expect(field.labels).toContain('maxLength');
  expect(field.acceptOption('required')).toContain('"title": {}, "required": true }');
});

it('distinguishes groups, fields and localised texts', () => {
  const group = completeAt('{ "schema": { "properties": { "more": { "type": "void", "|" } } } }');
  expect(group.labels).toContain('x-visible');
  expect(group.labels).not.toContain('maxLength');
  expect(completeAt(formWithField('"|"')).labels).not.toContain('minItems');
  expect(completeAt('{ "title": { "en": "Hello", "|" } }').labels).toEqual(['zh-cn', 'ru', 'zh-tw', 'ja']);
  expect(completeAt(formWithField('"tit|": {}')).acceptOption('title')).toContain('"title": {}');
});

it('offers a whole field among the fields', () => {
  const { labels, acceptOption } = completeAt('{ "schema": { "properties": { | } } }');
  expect(labels).toEqual(['newField']);
  expect(JSON.parse(acceptOption('newField'))).toMatchObject({
    schema: { properties: { newField: { type: 'string', 'x-component': 'Input' } } },
  });
});

it('offers values, existing field names, and true and false', () => {
  expect(completeAt(formWithField('"x-component": |')).labels).toContain('RadioTiles');
  expect(completeAt(formWithField('"x-component": "Inp|"')).acceptOption('Input.TextArea')).toContain(
    '"x-component": "Input.TextArea"',
  );
  expect(completeAt(formWithField('"required": |')).labels).toEqual(['true', 'false']);
  expect(completeAt(formWithField('"x-component-props": { "emailField": "|" }')).labels).toEqual([
    'jobTitle',
    'agreed',
    'why',
  ]);
});

it('offers the properties of the component', () => {
  const { labels } = completeAt(formWithField('"x-component": "NumberPicker", "x-component-props": { "|" }'));
  expect(labels).toEqual(expect.arrayContaining(['precision', 'addonAfter', 'placeholder']));
  expect(labels).not.toContain('rows');
});

it('adds the commas that a new property needs', () => {
  const text = '{ "formId": "a", | "schema": {} }';
  expect(JSON.parse(completeAt(text).acceptOption('version'))).toEqual({ formId: 'a', version: 3, schema: {} });
});

it('offers fields in an expression, and the codes of the compared field', () => {
  const { labels, acceptOption } = completeAt(formWithField('"x-visible": "{{ !$values.agreed && $val| }}"'));
  expect(labels.slice(0, 4)).toEqual(['$values.jobTitle', '$values.agreed', '$values.why', 'length']);
  expect(acceptOption('$values.jobTitle')).toContain('"{{ !$values.agreed && $values.jobTitle }}"');
  expect(completeAt(formWithField('"x-visible": "{{ $values.jobTitle == \'|\' }}"')).labels).toEqual(['ceo', 'others']);
});

it('offers nothing where the schema is unknown', () => {
  expect(completeAt('{ "nobody": { "|" } }').labels).toEqual([]);
});
