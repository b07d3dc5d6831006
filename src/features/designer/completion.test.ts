import { completionsAt } from './completion';

/** Completes at the | of a text: the options, and the text after choosing one. */
function at(marked: string) {
  const offset = marked.indexOf('|');
  const text = marked.replace('|', '');
  const found = completionsAt(text, offset);
  const labels = found?.options.map(({ label }) => label) ?? [];
  const choose = (label: string) => {
    const option = found?.options.find((candidate) => candidate.label === label);
    if (!found || !option) throw new Error(`${label} is not offered.`);
    return text.slice(0, found.from) + option.insert + text.slice(found.to);
  };
  return { labels, choose };
}

const inField = (rest: string) => `{ "schema": { "type": "object", "properties": {
  "jobTitle": { "type": "string", "title": { "en": "Job title" }, "enum": [{ "value": "ceo" }, { "value": "others" }] },
  "agreed": { "type": "boolean" },
  "why": { "type": "string", ${rest} }
} } }`;

it('offers property names that an object may have and does not have yet', () => {
  expect(at('{ "formId": "a", | }').labels).toEqual([
    '$schema',
    'version',
    'title',
    'intro',
    'submit',
    'messages',
    'schema',
  ]);
  const field = at(inField('"title": {}, "|"'));
  expect(field.labels).not.toContain('type');
  expect(field.labels).not.toContain('title');
  expect(field.labels).toContain('maxLength');
  expect(field.choose('required')).toContain('"title": {}, "required": true }');
});

it('distinguishes groups, fields and localised texts', () => {
  const group = at('{ "schema": { "properties": { "more": { "type": "void", "|" } } } }');
  expect(group.labels).toEqual(['title', 'description', 'x-visible', 'x-component', 'properties']);
  expect(at('{ "title": { "en": "Hello", "|" } }').labels).toEqual(['zh-cn', 'ru', 'zh-tw', 'ja']);
  expect(at(inField('"tit|": {}')).choose('title')).toContain('"title": {}');
});

it('offers a whole field among the fields', () => {
  const { labels, choose } = at('{ "schema": { "properties": { | } } }');
  expect(labels).toEqual(['newField']);
  expect(JSON.parse(choose('newField'))).toMatchObject({
    schema: { properties: { newField: { type: 'string', 'x-component': 'Input' } } },
  });
});

it('offers values, existing field names, and true and false', () => {
  expect(at(inField('"x-component": |')).labels).toContain('RadioTiles');
  expect(at(inField('"x-component": "Inp|"')).choose('TextArea')).toContain('"x-component": "TextArea"');
  expect(at(inField('"required": |')).labels).toEqual(['true', 'false']);
  expect(at(inField('"x-component-props": { "emailField": "|" }')).labels).toEqual(['jobTitle', 'agreed', 'why']);
});

it('offers earlier fields in a condition, and the codes of the compared field', () => {
  expect(at(inField('"x-visible": "job|"')).labels).toEqual(['jobTitle', 'agreed', 'includes', 'length']);
  expect(at(inField('"x-visible": "!agreed && |"')).choose('jobTitle')).toContain('"!agreed && jobTitle"');
  expect(at(inField('"x-visible": "jobTitle == \'|\'"')).labels).toEqual(['ceo', 'others']);
});

it('offers nothing in an unknown place', () => {
  expect(at('{ "nobody": { "|" } }').labels).toEqual([]);
});
