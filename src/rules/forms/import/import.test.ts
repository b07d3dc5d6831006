/** Schemas of Formily are imported as drafts: what has an equivalent is replaced, code is left out with its reason. */
import { importFormily } from './importFormily';

const identity = { formId: 'foreign', version: 1, title: 'Foreign' };
const take = (properties: object) => {
  const { form, notes } = importFormily({ type: 'object', properties }, identity);
  return {
    properties: form?.schema.properties,
    notes: notes.map(({ kind, pointer, message, hint }) =>
      [kind, pointer.replace('/schema/properties', ''), message.english, hint?.english].filter(Boolean).join(' | '),
    ),
  };
};

it('takes a schema without code as it is', () => {
  const input = { type: 'string', title: 'Name', required: true, 'x-decorator': 'FormItem', 'x-component': 'Input' };
  expect(take({ name: input })).toEqual({ properties: { name: input }, notes: [] });
});

it('replaces types that differ from what the component stores, and names that hold two values', () => {
  const { properties, notes } = take({
    '[from,to]': { type: 'string', title: 'Stay', 'x-decorator': 'FormItem', 'x-component': 'DatePicker.RangePicker' },
    choice: {
      type: 'string',
      title: 'Choice',
      enum: [{ label: 'One', value: 1 }],
      'x-decorator': 'FormItem',
      'x-component': 'Select',
    },
  });
  expect(properties).toMatchObject({ fromTo: { type: 'array' }, choice: { type: 'number' } });
  expect(notes).toEqual([
    'replaced | /[from,to] | The name became "fromTo".',
    'replaced | /[from,to] | The type string became array, as the component stores it.',
    'replaced | /choice | The type string became number, as the component stores it.',
  ]);
});

it('leaves out code, one reason each', () => {
  const { properties, notes } = take({
    name: {
      type: 'string',
      title: 'Name',
      'x-decorator': 'FormItem',
      'x-component': 'Input',
      'x-component-props': { onBlur: '{{ run }}', placeholder: 'Anna' },
      'x-reactions': '{{ (field) => { field.value = 1 } }}',
      'x-validator': '{{ (value) => value ? "" : "no" }}',
    },
  });
  expect(properties).toMatchObject({ name: { 'x-component-props': { placeholder: 'Anna' } } });
  expect(JSON.stringify(properties)).not.toContain('{{');
  expect(notes).toEqual([
    'refused | /name/x-validator | Deliberately not supported: code in a form file. | Use a format, a rule such as pattern with a message, or x-rules.',
    'refused | /name/x-reactions | Deliberately not supported: code in a form file. | Use dependencies, when and fulfill, or x-visible.',
    'refused | /name/x-component-props/onBlur | Unknown property "onBlur". | Deliberately not supported: functions. Use x-reactions or x-rules instead.',
  ]);
});

it('creates the controllers of steps itself', () => {
  const { properties, notes } = take({
    steps: {
      type: 'void',
      'x-component': 'FormStep',
      'x-component-props': { formStep: '{{ formStep }}' },
      properties: {
        one: {
          type: 'void',
          'x-component': 'FormStep.StepPane',
          'x-component-props': { title: 'First' },
          properties: { a: { type: 'string', title: 'A', 'x-decorator': 'FormItem', 'x-component': 'Input' } },
        },
      },
    },
  });
  expect(properties).toMatchObject({ steps: { 'x-component-props': {} } });
  expect(notes).toEqual(['replaced | /steps | "formStep" is created by the site itself.']);
});

it('turns a list whose options come from code into a line of text', () => {
  const { properties, notes } = take({
    city: {
      type: 'string',
      title: 'City',
      'x-decorator': 'FormItem',
      'x-component': 'Select',
      'x-reactions': ['{{ useAsyncDataSource(load) }}'],
    },
  });
  expect(properties).toMatchObject({ city: { type: 'string', 'x-component': 'Input' } });
  expect(notes).toHaveLength(2);
});

it.each([null, [], 'text', {}, { properties: 5 }])('says what it expects instead of %j', (source) => {
  const { form, notes } = importFormily(source, identity);
  expect(form).toBeNull();
  expect(notes[0]?.message.english).toMatch(/no schema of Formily/);
});
