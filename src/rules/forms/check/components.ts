/** Checks the component of each node: that it exists, suits the type, is placed where it can be, and has its properties. */
import { pointerPart } from '@/rules/forms/json';
import {
  componentOf,
  COMPONENTS,
  DECORATORS,
  type ComponentDefinition,
  type PropSchema,
} from '@/rules/forms/components';
import { diagnosticMessage } from '@/rules/forms/diagnostics/diagnosticMessage';
import type { DiagnosticName } from '@/rules/forms/diagnostics/messages';
import { treeOf, visibilityOf, type FormNode } from '@/rules/forms/tree';
import { namedSource, SOURCE_COMPONENTS, sourceOf } from '@/rules/forms/sources';
import type { FieldSchema, FormDefinition } from '@/rules/forms/types';
import { UPLOAD_TYPES, unknownParts } from '@/rules/forms/validation/uploads';
import { isLocale } from '@/rules/locales';
import { didYouMean } from './didYouMean';
import { problem, type FormProblem } from './problem';

/** Names of Formily and antd that are deliberately not supported, with the reason. */
const REFUSED: Readonly<Record<string, DiagnosticName>> = {
  FormDialog: 'refusedDialog',
  FormDrawer: 'refusedDialog',
  Submit: 'refusedButtons',
  Reset: 'refusedButtons',
  FormButtonGroup: 'refusedButtons',
};

const names = () => Object.keys(COMPONENTS);

function unknownComponent(pointer: string, name: string): FormProblem {
  const refused = Object.hasOwn(REFUSED, name) ? REFUSED[name] : undefined;
  return problem('component', pointer, diagnosticMessage('unknownComponent', { name }), {
    hint: refused
      ? diagnosticMessage(refused)
      : didYouMean(name, names(), diagnosticMessage('allowed', { list: names().slice(0, 24).join(', ') + ' …' })),
  });
}

/** The component around a node that a part belongs to. */
function ownerOf(node: FormNode, within: readonly string[]): FormNode | undefined {
  for (let around = node.parent; around; around = around.parent)
    if (within.includes(around.schema['x-component'] ?? '')) return around;
  return undefined;
}

function placementProblems(node: FormNode, name: string, { types, within, kind }: ComponentDefinition): FormProblem[] {
  const { schema, pointer } = node;
  const at = `${pointer}/x-component`;
  if (within && !ownerOf(node, within))
    return [problem('component', at, diagnosticMessage('partOutside', { name, owner: within.join(', ') }))];
  if (kind === 'part' || types.includes(schema.type)) return [];
  const message = diagnosticMessage('componentType', { name, type: schema.type });
  return [
    problem('component', at, message, { hint: diagnosticMessage('use', { text: `"type": "${types[0] ?? ''}"` }) }),
  ];
}

function optionProblems(
  { schema, pointer }: FormNode,
  name: string,
  { options, kind }: ComponentDefinition,
): FormProblem[] {
  const field = schema as FieldSchema;
  if (kind !== 'input') return [];
  if (field.enum && !options) {
    const hint = diagnosticMessage('optionsHint');
    return [problem('component', `${pointer}/enum`, diagnosticMessage('noOptions', { name }), { atKey: true, hint })];
  }
  if (options === 'required' && !field.enum && !sourceOf(field))
    return [problem('missing', pointer, diagnosticMessage('missingOptions'), { atKey: true })];
  return (field.enum ?? []).flatMap(({ value }, index) => {
    const type = field.type === 'integer' ? 'number' : field.type;
    if (type === 'array' || typeof value === type) return [];
    const message = diagnosticMessage('optionType', { value: JSON.stringify(value), type: field.type });
    return [problem('value', `${pointer}/enum/${index}`, message)];
  });
}

/** A source replaces the options of the file. Unknown names are reported by the meta-schema. */
function sourceProblems({ schema, pointer }: FormNode): FormProblem[] {
  if (namedSource(schema) === undefined) return [];
  const at = `${pointer}/x-data/source`;
  const found: FormProblem[] = [];
  if (!SOURCE_COMPONENTS.includes(schema['x-component'] ?? ''))
    found.push(
      problem('noEffect', at, diagnosticMessage('sourceComponent'), {
        hint: diagnosticMessage('allowed', { list: SOURCE_COMPONENTS.join(', ') }),
      }),
    );
  else if ((schema as FieldSchema).enum)
    found.push(problem('noEffect', at, diagnosticMessage('sourceAndOptions'), { hint: diagnosticMessage('removeIt') }));
  else if (schema.type !== 'string' && schema.type !== 'array')
    found.push(
      problem('component', at, diagnosticMessage('sourceType'), {
        hint: diagnosticMessage('use', { text: '"type": "string"' }),
      }),
    );
  return found;
}

/** Why a property that is not data cannot be used. */
function reasonOf(name: string): DiagnosticName | undefined {
  if (/^on[A-Z]/.test(name)) return 'refusedHandler';
  if (name === 'ref' || name === 'dangerouslySetInnerHTML' || name === 'className') return 'refusedMarkup';
  return undefined;
}

class PropertyCheck {
  readonly problems: FormProblem[] = [];

  properties(
    values: Readonly<Record<string, unknown>>,
    schemas: Readonly<Record<string, PropSchema>>,
    pointer: string,
  ) {
    for (const [name, value] of Object.entries(values)) {
      const at = pointer + pointerPart(name);
      const schema = Object.hasOwn(schemas, name) ? schemas[name] : undefined;
      if (schema) this.value(value, schema, at);
      else {
        const reason = reasonOf(name);
        const list = diagnosticMessage('allowedProperties', { list: Object.keys(schemas).join(', ') });
        const hint = reason ? diagnosticMessage(reason) : didYouMean(name, Object.keys(schemas), list);
        this.problems.push(
          problem('property', at, diagnosticMessage('unknownKey', { key: name }), { atKey: true, hint }),
        );
      }
    }
  }

  value(value: unknown, schema: PropSchema, pointer: string): void {
    if (typeof value === 'string' && value.includes('{{')) {
      this.add(pointer, 'propertyExpression');
      return;
    }
    if (schema.anyOf) {
      if (!schema.anyOf.some((candidate) => isValid(value, candidate))) this.add(pointer, 'propertyValue');
      return;
    }
    if (schema.properties && typeof value === 'object' && value !== null && !Array.isArray(value)) {
      this.properties(value as Readonly<Record<string, unknown>>, schema.properties, pointer);
      return;
    }
    if (schema.items && Array.isArray(value)) {
      value.forEach((item, index) => this.value(item, schema.items as PropSchema, `${pointer}/${index}`));
      if (value.length <= (schema.maxItems ?? Infinity)) return;
    }
    if (!isValid(value, schema)) this.add(pointer, 'propertyValue', schema);
  }

  private add(pointer: string, message: 'propertyValue' | 'propertyExpression', schema?: PropSchema): void {
    const hint = schema?.enum && diagnosticMessage('allowedValues', { list: schema.enum.join(', ') });
    this.problems.push(problem('property', pointer, diagnosticMessage(message), { hint }));
  }
}

const isText = (value: unknown): boolean =>
  typeof value === 'string' ||
  (typeof value === 'object' &&
    value !== null &&
    Object.entries(value).every(([language, text]) => isLocale(language) && typeof text === 'string'));

function isValid(value: unknown, schema: PropSchema): boolean {
  if (schema.text) return isText(value);
  if (schema.anyOf) return schema.anyOf.some((candidate) => isValid(value, candidate));
  if (schema.enum) return schema.enum.some((allowed) => allowed === value);
  const { minimum = -Infinity, maximum = Infinity, maxLength = Infinity, maxItems = Infinity } = schema;
  switch (schema.type) {
    case 'number':
      return typeof value === 'number' && value >= minimum && value <= maximum;
    case 'integer':
      return Number.isInteger(value) && (value as number) >= minimum && (value as number) <= maximum;
    case 'string':
      return typeof value === 'string' && value.length <= maxLength;
    case 'array': {
      const { items } = schema;
      return (
        Array.isArray(value) && value.length <= maxItems && (!items || value.every((item) => isValid(item, items)))
      );
    }
    case 'object':
      return typeof value === 'object' && value !== null && !Array.isArray(value);
    default:
      return typeof value === schema.type;
  }
}

/** What some components need besides their keywords. */
function needProblems(node: FormNode): FormProblem[] {
  const { schema, pointer } = node;
  const field = schema as FieldSchema;
  const missing = (at: string, name: string) =>
    problem('missing', at, diagnosticMessage('missing', { name }), { atKey: true });
  switch (schema['x-component']) {
    case 'EmailCode':
      return [
        ...(field['x-virtual'] ? [] : [missing(pointer, 'x-virtual')]),
        ...(schema['x-component-props']?.emailField === undefined ? [missing(pointer, 'emailField')] : []),
      ];
    case 'ChipGroups':
      return (field.enum ?? []).flatMap(({ theme }, index) =>
        theme === undefined ? [missing(`${pointer}/enum/${index}`, 'theme')] : [],
      );
    case 'ExitNote':
      return [
        ...(schema.title === undefined ? [missing(pointer, 'title')] : []),
        ...(visibilityOf(node).length === 0
          ? [problem('missing', pointer, diagnosticMessage('exitAlways'), { atKey: true })]
          : []),
      ];
    case 'Upload':
    case 'Upload.Dragger':
      return uploadProblems(field, pointer);
    default:
      return [];
  }
}

function uploadProblems(field: FieldSchema, pointer: string): FormProblem[] {
  const { accept } = (field['x-component-props'] ?? {}) as { accept?: unknown };
  const hint = diagnosticMessage('allowedValues', { list: Object.values(UPLOAD_TYPES).flat().join(', ') });
  const parts = typeof accept === 'string' ? unknownParts(accept) : [];
  return [
    ...parts.map((part) =>
      problem('property', `${pointer}/x-component-props/accept`, diagnosticMessage('uploadAccept', { part }), { hint }),
    ),
    // A reference describes its own members.
    ...(['items', 'default', 'uniqueItems', 'const'] as const)
      .filter((key) => field[key] !== undefined)
      .map((key) =>
        problem('noEffect', `${pointer}/${key}`, diagnosticMessage('noEffect', { key, type: 'Upload' }), {
          atKey: true,
        }),
      ),
  ];
}

/** The name of a control for assistive technology comes from its title, or from the part around it. */
function hasName(node: FormNode): boolean {
  for (let around: FormNode | null = node; around; around = around.parent) {
    const { title, 'x-component-props': props } = around.schema;
    if (title !== undefined || props?.['title'] !== undefined || props?.['header'] !== undefined) return true;
  }
  return false;
}

function labelProblems(node: FormNode, { kind }: ComponentDefinition): FormProblem[] {
  const { schema, pointer } = node;
  if (kind !== 'input' && kind !== 'array') return [];
  const found: FormProblem[] = [];
  if (!hasName(node))
    found.push(problem('missing', pointer, diagnosticMessage('noTitle'), { atKey: true, severity: 'incomplete' }));
  if (schema['x-decorator'] === undefined && kind === 'input' && schema['x-component'] !== 'Consent')
    found.push(
      problem('missing', pointer, diagnosticMessage('noDecorator'), {
        atKey: true,
        severity: 'incomplete',
        hint: diagnosticMessage('use', { text: '"x-decorator": "FormItem"' }),
      }),
    );
  return found;
}

function nodeProblems(node: FormNode): FormProblem[] {
  const { schema, pointer } = node;
  const { 'x-component': name, 'x-decorator': decorator, 'x-component-props': props = {} } = schema;
  const found: FormProblem[] = [];
  if (decorator !== undefined && !DECORATORS.some((known) => known === decorator))
    found.push(
      problem('component', `${pointer}/x-decorator`, diagnosticMessage('unknownComponent', { name: decorator }), {
        hint: didYouMean(decorator, DECORATORS, diagnosticMessage('allowed', { list: DECORATORS.join(', ') })),
      }),
    );
  if (name === undefined) {
    // Objects, groups and rows arrange themselves; anything else would be invisible.
    if (node.hasValue && schema.type !== 'object')
      found.push(problem('missing', pointer, diagnosticMessage('missing', { name: 'x-component' }), { atKey: true }));
    return found;
  }
  const component = componentOf(name);
  if (!component) return [...found, unknownComponent(`${pointer}/x-component`, name)];
  const check = new PropertyCheck();
  check.properties(props, component.props, `${pointer}/x-component-props`);
  return [
    ...found,
    ...placementProblems(node, name, component),
    ...optionProblems(node, name, component),
    ...sourceProblems(node),
    ...labelProblems(node, component),
    ...needProblems(node),
    ...check.problems,
  ];
}

/** Problems of the components of a form. */
export const componentProblems = (form: FormDefinition): FormProblem[] => treeOf(form).nodes.flatMap(nodeProblems);
