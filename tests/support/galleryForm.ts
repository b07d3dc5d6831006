/** A form with every component that a form may name, built from their registry. */
import { COMPONENTS } from '../../src/rules/forms/components';
import { inAll } from './designer';

const options = ['a', 'b', 'c'].map((value) => ({ value, key: value, label: inAll(`Option ${value.toUpperCase()}`) }));

/** Components that belong to another one or to a request of the exhibition. */
const DEPENDENT = ['DialCode', 'EmailCode', 'RegionSelect', 'ChipGroups', 'Consent'];

const titled = (name: string) => ({ title: inAll(name.replace('.', ' ')), 'x-decorator': 'FormItem' });

/** A name for a node: `Radio.Group` → `radioGroup`. */
const nameOf = (component: string) => component.charAt(0).toLowerCase() + component.slice(1).replace('.', '');

function input(component: string): object {
  const { types, options: shows } = COMPONENTS[component]!;
  return {
    ...titled(component),
    type: types[0],
    required: true,
    'x-component': component,
    ...(shows && { enum: options }),
    ...(component === 'SelectTable' && {
      properties: {
        label: { type: 'void', 'x-component': 'SelectTable.Column', 'x-component-props': { title: inAll('Option') } },
      },
    }),
  };
}

const line = (title: string) => ({ ...titled(title), type: 'string', required: true, 'x-component': 'Input' });
const part = (component: string, title?: string) => ({
  type: 'void',
  'x-component': component,
  ...(title && { title: inAll(title) }),
});

function array(component: string): object {
  const buttons =
    component === 'ArrayTabs' ? {} : { remove: part(`${component}.Remove`), up: part(`${component}.MoveUp`) };
  const row =
    component === 'ArrayTable'
      ? {
          first: { ...part('ArrayTable.Column', 'Name'), properties: { name: line('Name') } },
          last: { ...part('ArrayTable.Column', 'Row'), properties: buttons },
        }
      : { name: line('Name'), ...buttons };
  const panel = component === 'ArrayCollapse' ? { 'x-component': 'ArrayCollapse.CollapsePanel' } : {};
  return {
    ...titled(component),
    type: 'array',
    'x-component': component,
    default: [{ name: 'Anna' }],
    items: { type: 'object', ...panel, properties: row },
    ...(component !== 'ArrayTabs' && { properties: { add: part(`${component}.Addition`, 'Add a row') } }),
  };
}

const panes: Record<string, [pane: string, property: string]> = {
  FormTab: ['FormTab.TabPane', 'tab'],
  FormCollapse: ['FormCollapse.CollapsePanel', 'header'],
};

function layout(component: string): object {
  const [pane, property] = panes[component] ?? [];
  const inner = { [`${nameOf(component)}Line`]: line('Line') };
  const content = pane
    ? {
        [`${nameOf(component)}Pane`]: {
          ...part(pane),
          'x-component-props': { [property!]: inAll('Pane') },
          properties: inner,
        },
      }
    : inner;
  return { ...part(component, component), properties: content };
}

const LAYOUTS = ['FormLayout', 'FormGrid', 'Space', 'Card', 'FormTab', 'FormCollapse', 'Section'];

/** The form as text, with a page of its own. */
export function galleryForm(): string {
  const inputs = Object.entries(COMPONENTS).filter(([name, { kind }]) => kind === 'input' && !DEPENDENT.includes(name));
  const arrays = Object.entries(COMPONENTS).filter(([, { kind }]) => kind === 'array');
  const properties = {
    ...Object.fromEntries(inputs.map(([name]) => [nameOf(name), input(name)])),
    ...Object.fromEntries(arrays.map(([name]) => [nameOf(name), array(name)])),
    ...Object.fromEntries(LAYOUTS.map((name) => [nameOf(name), layout(name)])),
  };
  const title = inAll('Every component');
  return JSON.stringify({ formId: 'gallery', version: 1, title, page: {}, schema: { type: 'object', properties } });
}
