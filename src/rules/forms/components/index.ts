/** The components that a form may name. The kit of src/forms loads each of them by this name. */
import { formilyArrays } from './arrays';
import { formilyInputs } from './inputs';
import { formilyLayouts, ownLayouts } from './layouts';
import { ownInputs } from './ownInputs';
import type { ComponentDefinition } from './types';

export type { ComponentDefinition, PropSchema } from './types';

/** Components of @formily/antd, whose documentation holds for them. */
export const FORMILY_COMPONENTS: Readonly<Record<string, ComponentDefinition>> = {
  ...formilyInputs,
  ...formilyArrays,
  ...formilyLayouts,
};

/** Components of the exhibition. */
export const OWN_COMPONENTS: Readonly<Record<string, ComponentDefinition>> = { ...ownInputs, ...ownLayouts };

export const COMPONENTS: Readonly<Record<string, ComponentDefinition>> = { ...FORMILY_COMPONENTS, ...OWN_COMPONENTS };

export const componentOf = (name: string | undefined): ComponentDefinition | undefined =>
  name !== undefined && Object.hasOwn(COMPONENTS, name) ? COMPONENTS[name] : undefined;

/** Whether a component is a part of another one, so that its node never has a value. */
export const isPart = (name: string | undefined): boolean => componentOf(name)?.kind === 'part';

/** The frame of a field that names none: its label, help and error. */
export const DEFAULT_DECORATOR = 'FormItem';

/** What can stand around a component. */
export const DECORATORS = [
  DEFAULT_DECORATOR,
  'Editable',
  'Editable.Popover',
  'ArrayItems.Item',
  'FormGrid.GridColumn',
] as const;
