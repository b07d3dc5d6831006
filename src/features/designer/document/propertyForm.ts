/** The properties of a node as a form of the dialect itself, generated from the registry of components. */
import { valueAt } from '@/rules/forms/json';
import { KEYWORDS_OF } from '@/rules/forms/check/keywords';
import { componentOf, COMPONENTS, type ComponentDefinition, type PropSchema } from '@/rules/forms/components';
import type { FieldSchema, FieldType, FormDefinition, NodeSchema } from '@/rules/forms/types';
import { FORMAT_NAMES } from '@/rules/forms/validation/formats';
import { localise, LOCALES, type Locale } from '@/rules/locales';
import { COMPONENT_NAMES } from './componentNames';
import { paneOf } from './newNodes';
import { headingProp, type OutlineNode } from './outline';

/** What is shown for a property: its id in the catalogs, and the names of languages. */
interface PropertyTexts {
  label: (name: string) => string;
  language: (locale: Locale) => string;
  locale: Locale;
}

export interface PropertyContext {
  texts: PropertyTexts;
  /** The names of the form's fields, for properties that name one. */
  fieldNames: readonly string[];
}

/** A language as a field name. */
export const LANGUAGE_FIELDS: Record<Locale, string> = {
  'zh-cn': 'zhCn',
  en: 'en',
  ru: 'ru',
  'zh-tw': 'zhTw',
  ja: 'ja',
};

export const LIMITS = [
  'minLength',
  'maxLength',
  'pattern',
  'minimum',
  'maximum',
  'multipleOf',
  'minItems',
  'maxItems',
] as const;
/** Their values are lists or nested data, which the panel does not show. */
const NOT_SHOWN: readonly string[] = ['style', 'scroll'];

class Builder {
  constructor(private readonly context: PropertyContext) {}

  private field(name: string, keywords: Partial<FieldSchema>): FieldSchema {
    return {
      type: 'string',
      title: this.context.texts.label(name),
      'x-decorator': 'FormItem',
      'x-component': 'Input',
      ...keywords,
    };
  }

  /** A text in every language, that of the page first. */
  text(name: string, component: 'Input' | 'Input.TextArea' = 'Input'): FieldSchema {
    const { texts } = this.context;
    const languages = [texts.locale, ...LOCALES.filter((locale) => locale !== texts.locale)];
    const properties = Object.fromEntries(
      languages.map((locale): [string, NodeSchema] => [
        LANGUAGE_FIELDS[locale],
        {
          type: 'string',
          title: texts.language(locale),
          maxLength: 1000,
          'x-decorator': 'FormItem',
          'x-component': component,
          ...(component === 'Input.TextArea' && { 'x-component-props': { rows: 2 } }),
        },
      ]),
    );
    const rows: NodeSchema = {
      type: 'void',
      'x-component': 'FormLayout',
      'x-component-props': { layout: 'horizontal', labelCol: 6 },
      properties,
    };
    return {
      type: 'object',
      title: texts.label(name),
      'x-decorator': 'FormItem',
      properties: { [`${name}Rows`]: rows },
    };
  }

  flag = (name: string): FieldSchema => this.field(name, { type: 'boolean', 'x-component': 'Switch' });

  number = (name: string, limits: Pick<FieldSchema, 'minimum' | 'maximum'> = {}): FieldSchema =>
    this.field(name, { type: 'number', ...limits, 'x-component': 'NumberPicker' });

  line = (name: string, maxLength: number): FieldSchema => this.field(name, { maxLength });

  choice(name: string, values: readonly (string | number | boolean)[], labels: readonly string[] = []): FieldSchema {
    return this.field(name, {
      enum: values.map((value, index) => ({ value: String(value), label: labels[index] ?? String(value) })),
      'x-component': 'Select',
      'x-component-props': { allowClear: true },
    });
  }

  date = (name: string): FieldSchema =>
    this.field(name, {
      'x-component': 'DatePicker',
      'x-component-props': { showTime: true, format: 'YYYY-MM-DD HH:mm', allowClear: true },
    });

  /** A property of a component; null if the panel does not show it. */
  prop(name: string, schema: PropSchema): FieldSchema | null {
    if (NOT_SHOWN.includes(name) || schema.anyOf) return null;
    if (schema.text) return this.text(name);
    if (schema.field) return this.choice(name, this.context.fieldNames);
    if (schema.enum) return this.choice(name, schema.enum);
    if (schema.type === 'boolean') return this.flag(name);
    if (schema.type === 'number' || schema.type === 'integer')
      return this.number(name, { minimum: schema.minimum, maximum: schema.maximum });
    return schema.type === 'string' ? this.line(name, schema.maxLength ?? 200) : null;
  }

  /** The options of a field, one panel each. */
  options(hasThemes: boolean): FieldSchema {
    const { texts } = this.context;
    const part = (component: string, title?: string): NodeSchema => ({
      type: 'void',
      ...(title !== undefined && { title }),
      'x-component': component,
    });
    return {
      type: 'array',
      title: texts.label('enum'),
      'x-decorator': 'FormItem',
      'x-component': 'ArrayCards',
      items: {
        type: 'object',
        title: texts.label('option'),
        properties: {
          value: { ...this.line('value', 80), required: true },
          label: this.text('label'),
          ...(hasThemes && { theme: this.number('theme', { minimum: 1, maximum: 5 }) }),
          up: part('ArrayCards.MoveUp'),
          down: part('ArrayCards.MoveDown'),
          remove: part('ArrayCards.Remove'),
        },
      },
      properties: { add: part('ArrayCards.Addition', texts.label('addOption')) },
    };
  }

  pane = (name: string, properties: Record<string, NodeSchema | null>): NodeSchema | null => {
    const shown = Object.fromEntries(
      Object.entries(properties).filter((entry): entry is [string, NodeSchema] => entry[1] !== null),
    );
    if (Object.keys(shown).length === 0) return null;
    return {
      type: 'void',
      'x-component': 'FormCollapse.CollapsePanel',
      'x-component-props': { header: this.context.texts.label(name) },
      properties: shown,
    };
  };

  form(panes: Record<string, NodeSchema | null>): FormDefinition {
    const shown = Object.fromEntries(
      Object.entries(panes).filter((entry): entry is [string, NodeSchema] => entry[1] !== null),
    );
    return {
      formId: 'properties',
      version: 1,
      title: '',
      schema: {
        type: 'object',
        properties: {
          panes: {
            type: 'void',
            'x-component': 'FormCollapse',
            // How it looks is changed least; it is the last panel.
            'x-component-props': { defaultOpenPanelCount: Math.max(1, Object.keys(shown).length - 1) },
            properties: shown,
          },
        },
      },
    };
  }
}

/** Components that need a surrounding or options of their own. */
const NOT_INTERCHANGEABLE: readonly string[] = ['DialCode', 'EmailCode', 'ChipGroups', 'PhoneNumber'];

/** The components that can replace that of a node: of its kind, and with options if it has options. */
function alternatives({ component }: OutlineNode): string[] {
  const current = componentOf(component);
  if (!current || current.kind === 'array' || current.kind === 'part') return [];
  const suits = (name: string) => {
    const { kind, options, types } = COMPONENTS[name] as ComponentDefinition;
    const isSameUse = kind === current.kind && (options === undefined) === (current.options === undefined);
    const holdsPanes = paneOf(name) !== undefined || paneOf(component) !== undefined;
    return isSameUse && !holdsPanes && (kind !== 'layout' || types.includes('void'));
  };
  return Object.keys(COMPONENT_NAMES).filter(
    (name) => name === component || (name in COMPONENTS && !NOT_INTERCHANGEABLE.includes(name) && suits(name)),
  );
}

const FIELD_TYPES: readonly string[] = ['string', 'number', 'integer', 'boolean', 'array', 'object'];

/** The form that shows the properties of a node. */
export function propertyForm(node: OutlineNode, value: unknown, context: PropertyContext): FormDefinition {
  const build = new Builder(context);
  const { texts } = context;
  const definition = componentOf(node.component);
  const keywords = KEYWORDS_OF[node.type as FieldType] ?? [];
  const isField = FIELD_TYPES.includes(node.type) && !node.isEntry;
  const isInput = definition?.kind === 'input';
  const options = valueAt(value, ['enum']);
  const hasTree = Array.isArray(options) && options.some((option) => valueAt(option, ['children']) !== undefined);
  const limits = LIMITS.filter((name) => keywords.includes(name));
  const heading = headingProp(node.component);
  const components = node.isEntry ? [] : alternatives(node);
  return build.form({
    texts: build.pane('paneTexts', {
      ...(heading !== undefined && { heading: build.text(heading) }),
      ...(!node.isEntry &&
        heading === undefined && { title: build.text('title'), description: build.text('description') }),
    }),
    answer: build.pane('paneAnswer', {
      required: isField && node.type !== 'object' ? build.flag('required') : null,
      whole: isInput && (node.type === 'number' || node.type === 'integer') ? build.flag('whole') : null,
      ...Object.fromEntries(
        limits.map((name) => [name, name === 'pattern' ? build.line(name, 100) : build.number(name)]),
      ),
      format: keywords.includes('format') && !definition?.options ? build.choice('format', FORMAT_NAMES) : null,
    }),
    options: build.pane('paneOptions', {
      enum: definition?.options && !hasTree ? build.options(node.component === 'ChipGroups') : null,
    }),
    look: build.pane('paneLook', {
      component:
        components.length > 1
          ? {
              ...build.choice(
                'component',
                components,
                components.map((name) => localise(COMPONENT_NAMES[name], texts.locale)),
              ),
              'x-component-props': { allowClear: false },
            }
          : null,
      props: objectOf(
        Object.fromEntries(
          Object.entries(definition?.props ?? {}).flatMap(([name, schema]) => {
            const field = name === heading ? null : build.prop(name, schema);
            return field ? [[name, field]] : [];
          }),
        ),
      ),
    }),
  });
}

const objectOf = (properties: Record<string, NodeSchema>): NodeSchema | null =>
  Object.keys(properties).length === 0 ? null : { type: 'object', properties };

/** The form that shows the properties of a whole form. */
export function formPropertyForm(context: PropertyContext & { emailFields: readonly string[] }): FormDefinition {
  const build = new Builder(context);
  return build.form({
    texts: build.pane('paneTexts', {
      title: build.text('formTitle'),
      intro: build.text('intro', 'Input.TextArea'),
      submit: build.text('submit'),
    }),
    page: build.pane('panePage', {
      page: build.flag('page'),
      pageProps: {
        type: 'object',
        'x-visible': '{{ $values.page == true }}',
        properties: {
          opens: build.date('opens'),
          closes: build.date('closes'),
          capacity: build.number('capacity', { minimum: 1, maximum: 100_000 }),
          receiptTo: build.choice('receiptTo', context.emailFields),
          thanks: build.text('thanks', 'Input.TextArea'),
        },
      },
    }),
  });
}
