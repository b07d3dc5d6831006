/** A form designer's actions in tests: edits the text of a published form and publishes it. */
import { LOCALES } from '../../src/rules/locales';
import type { FormDefinition } from '../../src/rules/forms/types';
import type { TestApp } from './testApp';

/** As the site does before publishing; the form components are loaded with the first form. */
export const renderForm = async (form: FormDefinition): Promise<void> =>
  (await import('../../src/features/designer/renderForm')).renderForm(form);

/** The same text in all languages. */
export const inAll = (text: string) => Object.fromEntries(LOCALES.map((locale) => [locale, text]));

/** A single-line field. */
export const textField = (title: string, rest: object = {}) => ({
  type: 'string',
  title: inAll(title),
  'x-decorator': 'FormItem',
  'x-component': 'Input',
  ...rest,
});

/** A field for files. */
export const filesField = (props: object = {}, rest: object = {}) => ({
  type: 'array',
  title: inAll('Photo of the badge'),
  'x-decorator': 'FormItem',
  'x-component': 'Upload',
  'x-component-props': props,
  ...rest,
});

interface FormJson {
  formId: string;
  version: number;
  schema: { properties: Record<string, object> };
}

/** The published form with the next version number, changed by `change`, as text. */
export async function nextText(site: TestApp, formId: string, change: (properties: Record<string, object>) => void) {
  const [current] = await site.app.services.publishedForms.versions(formId);
  if (!current) throw new Error(`${formId} is not published.`);
  const form = structuredClone(current.definition) as unknown as FormJson;
  form.version += 1;
  change(form.schema.properties);
  return JSON.stringify(form, null, 2);
}

/** A change that adds a new field. */
export const addField =
  (rest: object = {}) =>
  (properties: Record<string, object>) => {
    properties['hallWish'] = textField('Which hall do you come for?', { maxLength: 40, ...rest });
  };

/** Makes an optional field required, which breaks: visitors who left it empty cannot send the form again. */
export function requireWebsite(properties: Record<string, object>): void {
  const group = properties['companyGroup'] as { properties: Record<string, { required?: boolean }> };
  const { website } = group.properties;
  if (!website) throw new Error('The form has no website');
  website.required = true;
}

const PAGE_FORM = 'factory-tour';
export const pagePath = { formId: PAGE_FORM };

/** A form with a page of its own, as text. */
export const pageForm = (
  page: object,
  { version = 1, properties = {} }: { version?: number; properties?: object } = {},
) =>
  JSON.stringify({
    formId: PAGE_FORM,
    version,
    title: { 'zh-cn': '工厂参观', en: 'Factory tour', ru: 'Экскурсия на завод', 'zh-tw': '工廠參觀', ja: '工場見学' },
    intro: inAll('A bus leaves at nine.'),
    page,
    schema: {
      type: 'object',
      properties: {
        name: textField('Your name', { required: true, maxLength: 60 }),
        email: textField('Your email', { format: 'email' }),
        ...properties,
      },
    },
  });

/** Publishes it, as the command and the page /forms do. */
export async function publishPage(site: TestApp, ...form: Parameters<typeof pageForm>): Promise<void> {
  const result = await site.app.services.publishing.publish({ formId: PAGE_FORM, document: pageForm(...form) });
  expect(result).toMatchObject({ state: 'published' });
}
