import type { Field } from '@formily/core';
import { useField } from '@formily/react';
import { createContext, useContext } from 'react';
import { DEFAULT_DECORATOR } from '@/rules/forms/components';
import type { FormNode } from '@/rules/forms/tree';
import type { FieldSchema, Text } from '@/rules/forms/types';
import { localise } from '@/rules/locales';
import { isEmpty } from '@/rules/validators/text';
import { decodeIssue } from './schema/feedback';
import type { FieldData } from './schema/applyState';
import { type FormKit, useFormKit } from './kit';

/** Set by a component that shows label, help and errors for all of its fields (PhoneNumber). */
export const GroupContext = createContext<{ describedBy: string | undefined } | null>(null);

export interface Control {
  field: Field;
  /** Its path in the values: `email`, `colleagues.0.name`. */
  name: string;
  schema: FieldSchema;
  id: string;
  labelId: string;
  /** Whether a label with `labelId` precedes the control. */
  isLabelled: boolean;
  helpId: string;
  errorId: string;
  /** The first error as text, or undefined. */
  error: string | undefined;
  /** Whether an answer is required now. */
  required: boolean;
  /** ARIA attributes of the control, ready to spread. */
  aria: {
    'aria-label': string | undefined;
    'aria-describedby': string | undefined;
    'aria-invalid': true | undefined;
    'aria-required': true | undefined;
  };
  /** Validates the value on blur, unless the field is empty. */
  onBlur: () => void;
}

/** Whether an answer is required now; a reaction may have decided it. */
const isRequiredNow = (field: Field): boolean =>
  (field.data as FieldData | undefined)?.required === true && field.pattern === 'editable';

/** Decorators that show a title, help and errors; a field without a decorator has the first (toFormilySchema). */
const LABELS: readonly string[] = [DEFAULT_DECORATOR, 'Editable', 'Editable.Popover'];

/** The name of a control without a label of its own: its title, or that of the column or group it is in. */
export function labelOf(kit: FormKit, field: Field): string | undefined {
  for (let node: FormNode | null = kit.nodeOf(field); node; node = node.parent) {
    const { title, 'x-component-props': props } = node.schema;
    const text = title ?? ((props?.['title'] ?? props?.['header'] ?? props?.['tab']) as Text | undefined);
    if (text !== undefined) return localise(text, kit.locale);
  }
  return undefined;
}

/** The field around a component with its texts; use it in an observer. */
export function useControl(): Control {
  const field = useField<Field>();
  const kit = useFormKit();
  const group = useContext(GroupContext);
  const schema = kit.nodeOf(field).schema as FieldSchema;
  const name = field.path.toString();
  const id = kit.idOf(name);
  const [first] = field.selfErrors;
  const error = first === undefined ? undefined : kit.text(decodeIssue(String(first)), schema.title);
  const isDecorated = LABELS.includes(schema['x-decorator'] ?? DEFAULT_DECORATOR);
  const describedByIds = [
    isDecorated && schema.description && `${id}-help`,
    isDecorated && error !== undefined && `${id}-error`,
  ]
    .filter(Boolean)
    .join(' ');
  const isLabelled = !group && isDecorated && schema.title !== undefined;
  return {
    field,
    name,
    schema,
    id,
    labelId: `${id}-label`,
    isLabelled,
    helpId: `${id}-help`,
    errorId: `${id}-error`,
    error,
    required: isRequiredNow(field),
    aria: {
      'aria-label': isLabelled ? undefined : labelOf(kit, field),
      'aria-describedby': (group ? group.describedBy : describedByIds) || undefined,
      'aria-invalid': error === undefined ? undefined : true,
      'aria-required': isRequiredNow(field) ? true : undefined,
    },
    onBlur: () => {
      if (!isEmpty(field.value)) void field.onBlur();
    },
  };
}
