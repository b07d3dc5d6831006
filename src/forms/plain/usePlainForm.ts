import { type FormEvent, useId, useState } from 'react';
import { useAsyncAction } from '@/ui/hooks/useAsyncAction';

type Errors<Field extends string> = Partial<Record<Field, string>>;

/** Why a form was not sent: errors of its fields, or of the whole form. */
interface Problems<Field extends string> {
  fields?: Errors<Field>;
  general?: string;
}

interface PlainFormOptions {
  /** For a form without a summary: the first invalid field gets the focus, instead of the summary. */
  focusesField?: boolean;
}

/**
 * A form without Formily: it is validated, sent once at a time, and shows errors in its summary (PlainSummary) and at
 * its fields. The component owns the values.
 * @param order Its fields from top to bottom.
 */
export function usePlainForm<Field extends string>(
  order: readonly Field[],
  { focusesField = false }: PlainFormOptions = {},
) {
  const prefix = useId();
  const [problems, setProblems] = useState<Problems<Field>>({});
  const [attempt, setAttempt] = useState(0);
  const [isSending, run] = useAsyncAction();

  const errors: Errors<Field> = problems.fields ?? {};
  const { general } = problems;
  const idOf = (field: Field): string => `${prefix}${field}`;
  const focus = (field: Field): void => document.getElementById(idOf(field))?.focus();
  const showProblems = ({ fields, general: generalProblem }: Problems<Field>): void =>
    // Without field errors, those found by another action stay.
    setProblems((before) => ({ fields: fields ?? before.fields, general: generalProblem }));

  const reject = (fieldProblems: Problems<Field>): void => {
    showProblems(fieldProblems);
    setAttempt((count) => count + 1);
    const first = focusesField && order.find((field) => fieldProblems.fields?.[field] !== undefined);
    if (first) focus(first);
  };
  const validate = (fieldErrors: Errors<Field>): boolean => {
    const isValid = order.every((field) => fieldErrors[field] === undefined);
    if (isValid) showProblems({ fields: {} });
    else reject({ fields: fieldErrors });
    return isValid;
  };
  return {
    general,
    isSending,
    idOf,
    focus,
    /** Shows why the form was not sent. */
    reject,
    /** Shows the errors, if any; returns whether there are none. */
    validate,
    /** Handles the submit event: validates, sends, and shows why it failed. `send` resolves with null on success. */
    submit: (check: () => Errors<Field>, send: () => Promise<Problems<Field> | null>) => (event: FormEvent) => {
      event.preventDefault();
      void run(async () => {
        if (!validate(check())) return;
        const failure = await send();
        if (failure) reject(failure);
      });
    },
    /** Id and error of a field. */
    control: (field: Field) => ({ id: idOf(field), error: errors[field] }),
    /** For PlainSummary: the errors from top to bottom. */
    summary: (textOf: (field: Field, problem: string) => string = (_field, problem) => problem) => ({
      attempt,
      entries: [
        ...(general === undefined ? [] : [{ text: general }]),
        ...order.flatMap((field) => {
          const problem = errors[field];
          return problem === undefined ? [] : [{ text: textOf(field, problem), target: idOf(field) }];
        }),
      ],
    }),
  };
}
