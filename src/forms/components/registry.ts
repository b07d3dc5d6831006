/** The components of forms by their names, each loaded when a form first needs it. */
import type { ISchemaFieldReactFactoryOptions } from '@formily/react';
import { DEFAULT_DECORATOR } from '@/rules/forms/components';
import { treeOf } from '@/rules/forms/tree';
import type { FormDefinition } from '@/rules/forms/types';

/** Components by flat name, as `createSchemaField` takes them. */
export type Components = NonNullable<ISchemaFieldReactFactoryOptions['components']>;
/** A component takes what Formily passes: its own properties, value and onChange. */
type FormComponent = Components[string];
type Load = () => Promise<object>;

/** The buttons of rows, the same for each kind of list. */
const partNames = ['ArrayItems', 'ArrayTable', 'ArrayCards', 'ArrayCollapse'].flatMap((array) =>
  ['Addition', 'Remove', 'MoveUp', 'MoveDown', 'Copy', 'Index', 'SortHandle'].map((part) => `${array}.${part}`),
);

/** Modules that export components under the last part of their names. */
const MODULES: readonly [load: Load, ...names: string[]][] = [
  [() => import('./text'), 'Input', 'Input.TextArea'],
  [() => import('./number'), 'NumberPicker'],
  [() => import('./DateInput'), 'DateInput'],
  [() => import('./select'), 'Select'],
  [() => import('./inputs/Password'), 'Password'],
  [() => import('./inputs/trees'), 'TreeSelect', 'Cascader'],
  [() => import('./inputs/Radio'), 'Radio', 'Radio.Group'],
  [() => import('./inputs/Checkbox'), 'Checkbox', 'Checkbox.Group', 'Switch'],
  [() => import('./inputs/DatePicker'), 'DatePicker', 'DatePicker.RangePicker'],
  [() => import('./inputs/TimePicker'), 'TimePicker', 'TimePicker.RangePicker'],
  [() => import('./inputs/Transfer'), 'Transfer'],
  [() => import('./inputs/SelectTable'), 'SelectTable', 'SelectTable.Column'],
  [() => import('./inputs/Upload'), 'Upload', 'Upload.Dragger'],
  [() => import('./arrays/ArrayItems'), 'ArrayItems', 'ArrayItems.Item'],
  [() => import('./arrays/ArrayTable'), 'ArrayTable', 'ArrayTable.Column'],
  [() => import('./arrays/ArrayTabs'), 'ArrayTabs'],
  [() => import('./arrays/ArrayCards'), 'ArrayCards'],
  [() => import('./arrays/ArrayCollapse'), 'ArrayCollapse', 'ArrayCollapse.CollapsePanel'],
  [() => import('./arrays/parts'), ...partNames],
  [() => import('./layouts/FormStep'), 'FormStep', 'FormStep.StepPane'],
  [() => import('./layouts/FormTab'), 'FormTab', 'FormTab.TabPane'],
  [() => import('./layouts/FormCollapse'), 'FormCollapse', 'FormCollapse.CollapsePanel'],
  [() => import('./layouts/FormGrid'), 'FormGrid', 'FormGrid.GridColumn'],
  [() => import('./layouts/FormLayout'), 'FormLayout'],
  [() => import('./layouts/Space'), 'Space'],
  [() => import('./layouts/Card'), 'Card'],
  [() => import('./layouts/ExitNote'), 'ExitNote'],
  [() => import('./layouts/Editable'), 'Editable', 'Editable.Popover'],
  [() => import('./Tiles'), 'CheckboxTiles', 'RadioTiles'],
  [() => import('./ChipGroups'), 'ChipGroups'],
  [() => import('./CountrySelect'), 'CountrySelect', 'DialCode'],
  [() => import('./RegionSelect'), 'RegionSelect'],
  [() => import('./EmailCode'), 'EmailCode'],
  [() => import('./Consent'), 'Consent'],
  [() => import('./PhoneNumber'), 'PhoneNumber'],
  [() => import('../FormItem'), 'FormItem', 'Section'],
];

const loaders = new Map(MODULES.flatMap(([load, ...names]) => names.map((name) => [name, load] as const)));

/** The names of all components that can be loaded. */
export const registeredNames = (): string[] => [...loaders.keys()];

const loaded = new Map<string, FormComponent>();

async function loadComponent(name: string): Promise<void> {
  const module = (await loaders.get(name)?.()) as Readonly<Record<string, FormComponent>> | undefined;
  const component = module?.[name.split('.').at(-1) ?? name];
  if (!component) throw new Error(`There is no form component ${name}`);
  loaded.set(name, component);
}

function namesOf(form: FormDefinition): string[] {
  const names = treeOf(form).nodes.flatMap(({ schema }) => [schema['x-component'], schema['x-decorator']]);
  return [...new Set([DEFAULT_DECORATOR, ...names.filter((name) => name !== undefined)])];
}

/** A name without dots, which Formily would read as a path into its components. */
export const flatName = (name: string): string => name.replaceAll('.', '_');

const collect = (names: readonly string[]): Components =>
  Object.fromEntries(
    names.flatMap((name) => {
      const component = loaded.get(name);
      return component ? [[flatName(name), component]] : [];
    }),
  );

const ready = new WeakMap<FormDefinition, Components>();
const pending = new WeakMap<FormDefinition, Promise<unknown>>();

/** The components of a form, or a promise that they are loaded: the same at each call. */
export function componentsOf(form: FormDefinition): Components | Promise<unknown> {
  const known = ready.get(form);
  if (known) return known;
  const names = namesOf(form);
  const missing = names.filter((name) => !loaded.has(name));
  if (missing.length > 0) {
    // After a failure the next call tries again.
    const promise = pending.get(form) ?? Promise.all(missing.map(loadComponent)).finally(() => pending.delete(form));
    pending.set(form, promise);
    return promise;
  }
  const components = collect(names);
  ready.set(form, components);
  return components;
}

/** Loads every component, for tests and for rendering on the server. */
export const loadAllComponents = async (): Promise<void> => {
  await Promise.all(registeredNames().map(loadComponent));
};
