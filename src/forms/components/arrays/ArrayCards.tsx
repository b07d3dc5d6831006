import { ArrayCards as FormilyArrayCards } from '@formily/antd/esm/array-cards';
import type { AnyComponent, FieldProps } from '../accessible';
import { ArrayFrame } from './frame';

const Cards = FormilyArrayCards as unknown as AnyComponent;

/** A card for each row. */
export const ArrayCards = ({ value: _value, disabled: _disabled, readOnly: _readOnly, ...props }: FieldProps) => (
  <ArrayFrame>
    <Cards {...props} />
  </ArrayFrame>
);
