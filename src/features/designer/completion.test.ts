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
  expect(group.labels).toEqual(['title', 'description', 'x-visible', 'x-component', 'properties']);
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
  expect(completeAt(formWithField('"x-component": "Inp|"')).acceptOption('TextArea')).toContain(
    '"x-component": "TextArea"',
  );
  expect(completeAt(formWithField('"required": |')).labels).toEqual(['true', 'false']);
  expect(completeAt(formWithField('"x-component-props": { "emailField": "|" }')).labels).toEqual([
    'jobTitle',
    'agreed',
    'why',
  ]);
});

it('offers earlier fields in a condition, and the codes of the compared field', () => {
  expect(completeAt(formWithField('"x-visible": "job|"')).labels).toEqual(['jobTitle', 'agreed', 'includes', 'length']);
  expect(completeAt(formWithField('"x-visible": "!agreed && |"')).acceptOption('jobTitle')).toContain(
    '"!agreed && jobTitle"',
  );
  expect(completeAt(formWithField('"x-visible": "jobTitle == \'|\'"')).labels).toEqual(['ceo', 'others']);
});

it('offers nothing where the schema is unknown', () => {
  expect(completeAt('{ "nobody": { "|" } }').labels).toEqual([]);
});
