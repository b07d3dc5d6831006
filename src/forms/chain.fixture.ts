/** A form whose conditions depend on each other, through a group, for tests. */
import type { FieldSchema, FormDefinition } from '@/rules/forms/types';
import { LOCALES, type LocalisedText } from '@/rules/locales';

const inAll = (text: string): LocalisedText =>
  Object.fromEntries(LOCALES.map((locale) => [locale, text])) as LocalisedText;

const pick = (title: string, codes: string[], condition?: string): FieldSchema => ({
  type: 'string',
  title: inAll(title),
  required: true,
  enum: codes.map((value) => ({ value, label: inAll(value) })),
  ...(condition === undefined ? {} : { 'x-visible': condition }),
  'x-decorator': 'FormItem',
  'x-component': 'RadioTiles',
});

export const chainForm: FormDefinition = {
  formId: 'chain',
  version: 1,
  title: inAll('Chain'),
  schema: {
    type: 'object',
    properties: {
      first: pick('First', ['a', 'b']),
      second: pick('Second', ['c', 'd'], "{{ $values.first == 'a' }}"),
      group: {
        type: 'void',
        title: inAll('Group'),
        'x-component': 'Section',
        'x-visible': "{{ $values.second == 'c' }}",
        properties: { third: pick('Third', ['e', 'f']), fourth: pick('Fourth', ['g'], "{{ $values.third != 'f' }}") },
      },
      last: pick('Last', ['z'], "{{ $values.fourth == 'g' || $values.first == 'b' }}"),
    },
  },
};
