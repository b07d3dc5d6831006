import { isField, type GeneralField } from '@formily/core';
import { type ISchema, Schema } from '@formily/json-schema';
import { componentOf, DEFAULT_DECORATOR, type PropSchema } from '@/rules/forms/components';
import { readAt } from '@/rules/forms/evaluation';
import { submittedValues, trimTexts } from '@/rules/forms/fields';
import { logicOf } from '@/rules/forms/logic';
import { treeOf, type FormNode } from '@/rules/forms/tree';
import type { FieldSchema, FormDefinition, FormValues, NodeSchema, Option, Text } from '@/rules/forms/types';
import { hasAnswer, ruleIssue, rulesOf, type OwnedRule } from '@/rules/forms/validation/validate';
import { validateField } from '@/rules/forms/validation/validateField';
import { issue } from '@/rules/issue';
import { localise, type Locale } from '@/rules/locales';
import type { ReferenceDates } from '@/rules/referenceDates';
import { flatName } from '../components/registry';
import { createReaction, indicesOf, readerOf, type FieldData } from './applyState';
import { immediateUpdates, type DeferredUpdates } from './deferredUpdates';
import { encodeIssue } from './feedback';
import { unfinishedUploads } from './unfinishedUploads';

// Formily compiles `{{ … }}` by `new Function`, which our content security policy forbids. A form reaches Formily with
// reactions instead of expressions, so whatever still looks like one is a text and stays as it is.
Schema.registerCompiler((expression: string) => `{{${expression}}}`);

/** The texts of a node in one language, as Formily's fields and components take them. */
interface NodeTexts {
  title?: string;
  description?: string;
  enum?: ISchema['enum'];
  'x-component-props'?: Record<string, unknown>;
  'x-decorator-props'?: Record<string, unknown>;
  'x-content'?: string;
}

const optionsOf = (options: readonly Option[], locale: Locale): NonNullable<ISchema['enum']> =>
  options.map(({ label, value, children, ...rest }) => ({
    ...rest,
    value,
    label: localise(label, locale),
    // Transfer and SelectTable know options by these names.
    key: (rest as { key?: string }).key ?? value,
    title: localise(label, locale),
    ...(children && { children: optionsOf(children, locale) }),
  })) as NonNullable<ISchema['enum']>;

function localiseProps(
  props: Readonly<Record<string, unknown>> | undefined,
  schemas: Readonly<Record<string, PropSchema>>,
  locale: Locale,
): Record<string, unknown> | undefined {
  if (!props) return undefined;
  const localiseValue = (value: unknown, schema: PropSchema | undefined): unknown => {
    if (schema?.text) return localise(value as Text, locale);
    return Array.isArray(value) && schema?.items ? value.map((item) => localiseValue(item, schema.items)) : value;
  };
  return Object.fromEntries(Object.entries(props).map(([name, value]) => [name, localiseValue(value, schemas[name])]));
}

/** The texts of a node; they are applied again when the language changes. */
export function textsOf(schema: NodeSchema, locale: Locale): NodeTexts {
  const { title, description, 'x-component': component, 'x-component-props': props } = schema;
  const { enum: options } = schema as FieldSchema;
  const content = schema.type === 'void' ? schema['x-content'] : undefined;
  const definition = componentOf(component);
  const titleProp =
    definition?.kind === 'part' ? ['title', 'tab', 'header'].find((name) => definition.props[name]) : undefined;
  const componentProps = localiseProps(
    // Formily's columns, steps, tabs and panels read their title from their properties.
    titleProp && title !== undefined ? { [titleProp]: title, ...props } : props,
    definition?.props ?? {},
    locale,
  );
  return {
    ...(title !== undefined && { title: localise(title, locale) }),
    ...(description !== undefined && { description: localise(description, locale) }),
    ...(options && { enum: optionsOf(options, locale) }),
    ...(componentProps && { 'x-component-props': componentProps }),
    ...(schema['x-decorator-props'] && { 'x-decorator-props': { ...schema['x-decorator-props'] } }),
    ...(content !== undefined && { 'x-content': localise(content, locale) }),
  };
}

/** Whether a node needs a label and a place for its error. */
const isControl = ({ 'x-component': component }: NodeSchema): boolean =>
  ['input', 'array'].includes(componentOf(component)?.kind ?? '');

export interface SchemaContext {
  /** The language of the texts; they are set anew when it changes. */
  getLocale: () => Locale;
  getReferenceDates: () => ReferenceDates;
  updates?: DeferredUpdates;
}

class Compilation {
  private readonly logic: ReturnType<typeof logicOf>;
  private readonly rules: readonly OwnedRule[];

  constructor(
    private readonly form: FormDefinition,
    private readonly context: SchemaContext,
  ) {
    this.logic = logicOf(form);
    this.rules = rulesOf(form);
  }

  properties(nodes: readonly FormNode[]): Record<string, ISchema> {
    return Object.fromEntries(nodes.map((node) => [node.name, this.node(node)]));
  }

  private node(node: FormNode): ISchema {
    const { schema, item, children } = node;
    const { updates = immediateUpdates, getReferenceDates, getLocale } = this.context;
    const logic = this.logic.get(node);
    const decorator = schema['x-decorator'] ?? (isControl(schema) ? DEFAULT_DECORATOR : undefined);
    const reaction = createReaction(node, logic, { getToday: () => getReferenceDates().today, getLocale, updates });
    return {
      type: schema.type,
      ...textsOf(schema, getLocale()),
      'x-component': schema['x-component'] && flatName(schema['x-component']),
      'x-decorator': decorator && flatName(decorator),
      ...(node.hasValue || logic ? { 'x-reactions': [reaction] } : {}),
      ...(schema.type !== 'void' && schema.default !== undefined && { default: schema.default }),
      ...(node.hasValue && { 'x-validator': [{ triggerType: 'onBlur', validator: this.validator(node) }] }),
      ...(item && { items: this.node(item) }),
      ...(children.length > 0 && { properties: this.properties(children) }),
    } as ISchema;
  }

  /**
   * One validator per field, from the rules. Formily's own validators use a process-global language, other messages
   * and other meanings of some keywords than the server.
   */
  private validator(node: FormNode) {
    const schema = node.schema as FieldSchema;
    const path = node.path.join('.');
    const rules = this.rules.filter(({ paths }) => paths.some((candidate) => candidate.join('.') === path));
    return (value: unknown, _rule: unknown, { field }: { field: GeneralField }): string => {
      if (unfinishedUploads.has(field)) return encodeIssue(issue('upload.unfinished'));
      const days = this.context.getReferenceDates();
      const canAnswer = field.display === 'visible' && field.pattern === 'editable';
      const required = canAnswer && isField(field) && (field.data as FieldData | undefined)?.required === true;
      // As it would be submitted: without spaces around it, and without what is empty.
      const answer = hasAnswer(value) ? this.submitted(node, value, field, days) : undefined;
      // The members of an object are judged one by one.
      const isFilledObject = node.fields.length > 0 && answer !== undefined;
      const error = isFilledObject ? null : validateField(schema, answer, { days }, required);
      const broken = error ?? this.brokenRule(rules, field, days);
      return broken ? encodeIssue(broken) : '';
    };
  }

  /** Rows are judged without what is hidden or empty in them. */
  private submitted(node: FormNode, value: unknown, field: GeneralField, { today }: ReferenceDates): unknown {
    if (!node.item) return trimTexts(value);
    const values = submittedValues(this.form, field.form.values as FormValues, today);
    return readAt(values, node.path, indicesOf(field));
  }

  private brokenRule(rules: readonly OwnedRule[], field: GeneralField, { today }: ReferenceDates) {
    const read = readerOf(field);
    for (const rule of rules) {
      const found = ruleIssue(rule, read, today, indicesOf(field));
      if (found) return found;
    }
    return null;
  }
}

/**
 * The form as Formily's schema, in one language. The keywords that validate are not in it: our validators judge, in the
 * browser as on the server.
 */
export function toFormilySchema(form: FormDefinition, context: SchemaContext): ISchema {
  return { type: 'object', properties: new Compilation(form, context).properties(treeOf(form).roots) };
}
