import type { Field } from '@formily/core';
import { useField } from '@formily/react';
import { createContext, useContext } from 'react';
import type { FieldSchema } from '@/rules/forms/types';
import { localise } from '@/rules/locales';
import { isEmpty } from '@/rules/validators/text';
import { decodeIssue } from './schema/feedback';
import { useFormKit } from './kit';

/** Set by a component that shows label, help and errors for all of its fields (PhoneNumber). */
export const GroupContext = createContext<{ describedBy: string | undefined } | null>(null);

export interface Control {
  field: Field;
  name: string;
  schema: FieldSchema;
  id: string;
  labelId: string;
  helpId: string;
  errorId: string;
  /** The first error as text, or undefined. */
  error: string | undefined;
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

/** The field around a component with its texts; use it in an observer. */
export function useControl(): Control {
  const field = useField<Field>();
  const kit = useFormKit();
  const group = useContext(GroupContext);
  const name = String(field.address.segments.at(-1));
  const schema = kit.fieldOf(name);
  const id = kit.idOf(name);
  const first = field.errors[0]?.messages?.[0];
  const error = first === undefined ? undefined : kit.text(decodeIssue(String(first)), schema.title);
  const describedByIds = [schema.description && `${id}-help`, error !== undefined && `${id}-error`]
    .filter(Boolean)
    .join(' ');
  return {
    field,
    name,
    schema,
    id,
    labelId: `${id}-label`,
    helpId: `${id}-help`,
    errorId: `${id}-error`,
    error,
    aria: {
      'aria-label': group ? localise(schema.title, kit.locale) : undefined,
      'aria-describedby': (group ? group.describedBy : describedByIds) || undefined,
      'aria-invalid': error === undefined ? undefined : true,
      'aria-required': schema.required ? true : undefined,
    },
    onBlur: () => {
      if (!isEmpty(field.value)) void field.onBlur();
    },
  };
}
