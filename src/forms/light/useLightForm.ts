import { type FormEvent, useId, useState } from 'react';
import type { SubmitFailure } from '@/forms/submit';
import { useAsyncAction } from '@/ui/hooks/useAsyncAction';

type Errors<Field extends string> = Partial<Record<Field, string>>;

/** What keeps a form from being sent: at its fields, or as a whole. */
export interface Problems<Field extends string> {
  fields?: Errors<Field>;
  general?: string;
}

/**
 * What the API refused, beside the fields that the form has.
 * @param lost The text for an answer that says nothing of them.
 * @returns null when nothing was refused: the reader turned back before it was sent.
 */
export function problemsOf<Field extends string>(
  { errors = [], message }: SubmitFailure,
  order: readonly Field[],
  lost: string,
): Problems<Field> | null {
  if (message === undefined && errors.length === 0) return null;
  const placed = order.flatMap((field) =>
    errors.filter(({ pointer }) => pointer === `/body/${field}`).map((error) => [field, error.message] as const),
  );
  if (placed.length === 0) return { general: message ?? lost };
  return { fields: Object.fromEntries(placed) as Errors<Field> };
}

interface LightFormOptions {
  /** For a form without a summary: the first wrong field takes the focus, as the summary does otherwise. */
  focusesField?: boolean;
}

/**
 * A form outside of the kit: it is checked, sent once at a time, and says what is wrong, in its summary (LightSummary) and beside its fields.
 * What was typed is the form's own.
 * @param order Its fields from top to bottom.
 */
export function useLightForm<Field extends string>(
  order: readonly Field[],
  { focusesField = false }: LightFormOptions = {},
) {
  const prefix = useId();
  const [problems, setProblems] = useState<Problems<Field>>({});
  const [attempt, setAttempt] = useState(0);
  const [isSending, run] = useAsyncAction();

  const errors: Errors<Field> = problems.fields ?? {};
  const { general } = problems;
  const idOf = (field: Field): string => `${prefix}${field}`;
  const focus = (field: Field): void => document.getElementById(idOf(field))?.focus();
  const show = ({ fields, general: whole }: Problems<Field>): void =>
    // Without word of the fields, what another action has found there stays.
    setProblems((before) => ({ fields: fields ?? before.fields, general: whole }));

  const refuse = (found: Problems<Field>): void => {
    show(found);
    setAttempt((count) => count + 1);
    const first = focusesField && order.find((field) => found.fields?.[field] !== undefined);
    if (first) focus(first);
  };
  const passes = (found: Errors<Field>): boolean => {
    const isRight = order.every((field) => found[field] === undefined);
    if (isRight) show({ fields: {} });
    else refuse({ fields: found });
    return isRight;
  };
  return {
    general,
    isSending,
    idOf,
    focus,
    /** Shows why it was not sent. */
    refuse,
    /** Shows what is wrong, if anything is. */
    passes,
    /** Handles the form's submit: sends what passes, and shows why it was refused; null when it was not. */
    submit: (check: () => Errors<Field>, send: () => Promise<Problems<Field> | null>) => (event: FormEvent) => {
      event.preventDefault();
      void run(async () => {
        if (!passes(check())) return;
        const refused = await send();
        if (refused) refuse(refused);
      });
    },
    /** Id and error of a field. */
    control: (field: Field) => ({ id: idOf(field), error: errors[field] }),
    /** For LightSummary: what is wrong from top to bottom. */
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
