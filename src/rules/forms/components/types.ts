/** How a component of form files is described. */
import type { FieldType } from '../types';

/** JSON Schema of one property of a component. */
export interface PropSchema {
  type?: 'string' | 'number' | 'integer' | 'boolean' | 'array' | 'object';
  enum?: readonly (string | number | boolean)[];
  items?: PropSchema;
  properties?: Readonly<Record<string, PropSchema>>;
  anyOf?: readonly PropSchema[];
  minimum?: number;
  maximum?: number;
  maxLength?: number;
  maxItems?: number;
  /** A localised text. */
  text?: boolean;
  /** The name of a field of the form. */
  field?: boolean;
  description: string;
}

/**
 * `input` holds a value, `array` a list of rows, `layout` arranges fields, `part` belongs to one of these and has no
 * value.
 */
type ComponentKind = 'input' | 'array' | 'layout' | 'part';

export interface ComponentDefinition {
  kind: ComponentKind;
  /** What a visitor sees and uses. */
  description: string;
  /** The types of its node; a layout and a part are void. */
  types: readonly (FieldType | 'void')[];
  /** Whether it shows the options of `enum`. */
  options?: 'required' | 'optional';
  /** Whether its label names a group of controls. */
  isGroup?: boolean;
  /** The components that it can stand in, for a part. */
  within?: readonly string[];
  props: Readonly<Record<string, PropSchema>>;
}
