/** What is replaced in a schema of Formily so that its meaning stays, node by node. */
import { isObject } from '../json';
import { diagnosticMessage } from '../diagnostics/diagnosticMessage';
import type { LocalizedMessage } from '../../localizedMessage';
import { componentOf } from '../components';

export type JsonObject = Record<string, unknown>;

/** Reports a replacement at the node. */
export type Report = (message: LocalizedMessage) => void;

const TYPES = ['string', 'number', 'integer', 'boolean', 'array', 'object', 'void'];

/** Values that these components store, whatever the schema says: Formily does not check the type. */
const LIST_COMPONENTS = ['DatePicker.RangePicker', 'TimePicker.RangePicker', 'Cascader', 'Transfer', 'Checkbox.Group'];

/** Properties of components that hold a controller in Formily; here the kit creates them. */
const CONTROLLERS = ['formStep', 'formTab', 'formCollapse'];

/** The upload components of Formily's documentation are examples with a server of their own. */
const UPLOADS: Readonly<Record<string, { component: string; listType?: string }>> = {
  NormalUpload: { component: 'Upload' },
  CardUpload: { component: 'Upload', listType: 'picture-card' },
  IDUpload: { component: 'Upload', listType: 'picture-card' },
  DraggerUpload: { component: 'Upload.Dragger' },
};

/** Properties of Upload about the server that gets the files. */
const UPLOAD_SERVER = ['action', 'method', 'headers', 'data', 'name', 'withCredentials', 'customRequest'];

const isUpload = (name: string): boolean =>
  Object.hasOwn(UPLOADS, name) || name === 'Upload' || name === 'Upload.Dragger';

const optionType = (options: unknown): string | undefined => {
  if (!Array.isArray(options)) return undefined;
  const values = options.map((option: unknown) => (isObject(option) ? (option['value'] ?? option['key']) : option));
  const types = new Set(values.map((value) => typeof value));
  return types.size === 1 ? [...types][0] : undefined;
};

function typeOf(node: JsonObject): string {
  const { type, 'x-component': component, enum: options } = node;
  const name = typeof component === 'string' ? component : undefined;
  if (name !== undefined && isUpload(name)) return 'array';
  const known = componentOf(name);
  if (name !== undefined && LIST_COMPONENTS.includes(name)) return 'array';
  if (type === 'string' && name === 'NumberPicker') return 'number';
  if (type === 'string' && optionType(options) === 'number') return 'number';
  if (type === 'string' && optionType(options) === 'boolean') return 'boolean';
  if (typeof type === 'string' && TYPES.includes(type)) return type;
  if (type === 'date' || type === 'datetime') return 'string';
  if (known) return known.types[0] ?? 'string';
  return isObject(node['properties']) ? 'object' : 'string';
}

/** A name such as `[startDate,endDate]`, which Formily splits into two values, as one name. */
export function nameOf(name: string): string {
  const words = name.split(/[^A-Za-z0-9_]+/).filter((word) => word !== '');
  const [first = 'field', ...rest] = words;
  const joined = first + rest.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
  return (/^[A-Za-z]/.test(joined) ? joined : `field${joined}`).slice(0, 40);
}

/** Files go to this site, whatever server the schema names. */
function substituteUpload(node: JsonObject, props: JsonObject, component: string, report: Report): void {
  const substitute = Object.hasOwn(UPLOADS, component) ? UPLOADS[component] : undefined;
  if (substitute) {
    report(diagnosticMessage('importUpload', { name: component }));
    node['x-component'] = substitute.component;
    if (substitute.listType !== undefined) props['listType'] ??= substitute.listType;
  }
  for (const name of UPLOAD_SERVER.filter((name) => props[name] !== undefined)) {
    report(diagnosticMessage('importUploadProperty', { name }));
    delete props[name];
  }
  // A reference describes its own members.
  delete node['items'];
}

/** Replaces what has an equivalent; everything else stays, for the check to judge. */
export function substitute(node: JsonObject, report: Report): JsonObject {
  const replaced: JsonObject = { ...node };
  const type = typeOf(node);
  if (type !== node['type']) {
    report(
      node['type'] === undefined
        ? diagnosticMessage('importType', { type })
        : diagnosticMessage('importOtherType', { before: String(node['type']), type }),
    );
    replaced['type'] = type;
  }
  const component = node['x-component'];
  const props: JsonObject = isObject(node['x-component-props']) ? { ...node['x-component-props'] } : {};
  for (const name of CONTROLLERS.filter((name) => props[name] !== undefined)) {
    report(diagnosticMessage('importController', { name }));
    delete props[name];
  }
  if (typeof component === 'string' && isUpload(component)) substituteUpload(replaced, props, component, report);
  if (Object.keys(props).length > 0 || isObject(node['x-component-props'])) replaced['x-component-props'] = props;
  // Ids of Formily's own designer.
  delete replaced['x-designable-id'];
  delete replaced['_isJSONSchemaObject'];
  return replaced;
}
