import { ArrayItems as FormilyArrayItems } from '@formily/antd/esm/array-items';
import type { AnyComponent, FieldProps } from '../accessible';
import { ArrayFrame } from './frame';

const Rows = FormilyArrayItems as unknown as AnyComponent;

/** Rows one below the other. */
export const ArrayItems = ({ value: _value, disabled: _disabled, readOnly: _readOnly, ...props }: FieldProps) => (
  <ArrayFrame>
    <Rows {...props} />
  </ArrayFrame>
);

/** A frame around a row. */
export const Item = FormilyArrayItems.Item;
