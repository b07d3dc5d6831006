/** The text of a form for designers: two spaces of indentation, each localised text on five lines. */
import { localisedText } from '../locales';
import type { FormDefinition } from './types';

/** @returns The reformatted text; null if it is not JSON. */
export function reformat(text: string): string | null {
  try {
    return `${JSON.stringify(JSON.parse(text), null, 2)}\n`;
  } catch {
    return null;
  }
}

/** A published form as the text of its next version. */
export function serialiseNextVersion(definition: object, version: number): string {
  const { $schema: _schema, ...rest } = definition as Record<string, unknown>;
  return `${JSON.stringify({ $schema: '../meta.schema.json', ...rest, version }, null, 2)}\n`;
}

/** A published version as text. */
export const serialiseVersion = (definition: object): string => `${JSON.stringify(definition, null, 2)}\n`;

/** The beginning of a new form: a name and an e-mail address. */
export const starterForm = (formId: string): FormDefinition => ({
  formId,
  version: 1,
  title: localisedText('新表单', 'New form', 'Новая форма', '新表單', '新しいフォーム'),
  schema: {
    type: 'object',
    properties: {
      name: {
        type: 'string',
        title: localisedText('姓名', 'Name', 'Имя и фамилия', '姓名', 'お名前'),
        required: true,
        maxLength: 80,
        'x-decorator': 'FormItem',
        'x-component': 'Input',
        'x-component-props': { autoComplete: 'name' },
      },
      email: {
        type: 'string',
        title: localisedText('电子邮箱', 'E-mail', 'Эл. почта', '電子信箱', 'メールアドレス'),
        required: true,
        format: 'email',
        'x-decorator': 'FormItem',
        'x-component': 'Input',
        'x-component-props': { autoComplete: 'email', inputMode: 'email' },
      },
    },
  },
});
