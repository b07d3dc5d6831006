import { Input as FormilyInput } from '@formily/antd/esm/input';
import { observer } from '@formily/react';
import type { ComponentProps } from '@/rules/forms/types';
import { accessible, type FieldProps } from './accessible';

/** HTML allows `tel-national` on a text field, not on one of type tel. */
const TYPES: Record<string, string> = { email: 'email', tel: 'tel' };
/** Autocomplete tokens that HTML allows on other controls only, and their equivalents for a line of text. */
const TOKENS: Record<string, string> = { 'street-address': 'address-line1' };

const typeOf = ({ inputMode, autoComplete }: ComponentProps): string =>
  autoComplete === 'tel-national' ? 'text' : (TYPES[inputMode ?? ''] ?? 'text');

const Line = accessible(FormilyInput as never);

/** One line of text. */
export const Input = observer((props: FieldProps & ComponentProps) => {
  const { autoComplete } = props;
  const token = autoComplete === undefined ? undefined : (TOKENS[autoComplete] ?? autoComplete);
  const attributes = { ...props, type: typeOf(props), autoComplete: token };
  return <Line {...attributes} />;
});

/** Multi-line text. */
export const TextArea = accessible(FormilyInput.TextArea as never);
