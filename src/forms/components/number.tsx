import { NumberPicker as FormilyNumberPicker } from '@formily/antd/esm/number-picker';
import { observer } from '@formily/react';
import { accessible, type FieldProps } from './accessible';

const Digits = accessible(FormilyNumberPicker as never);

const FULL_WIDTH = /[！-～]/g;
/** Full-width digits are 65,248 code points after the others. */
const toHalfWidth = (text: string): string =>
  text.replace(FULL_WIDTH, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0));

/** A number; a Chinese or Japanese keyboard may type it in full-width digits. */
export const NumberPicker = observer((props: FieldProps) => {
  const attributes = {
    ...props,
    inputMode: 'decimal',
    parser: (text?: string) => toHalfWidth(text ?? '').replace(/[^\w.-]/g, ''),
  };
  return <Digits {...attributes} />;
});
