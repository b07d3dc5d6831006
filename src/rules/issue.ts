/** Why a value is not accepted: the id of a message, and what its text mentions. Never a text: the language is known later. */
export interface Issue {
  id: string;
  values?: Record<string, string | number>;
}

/** A validator judges one value; an empty value is `required`'s business alone. */
export type Validator = (value: unknown) => Issue | null;

export const issue = (id: string, values?: Issue['values']): Issue => (values ? { id, values } : { id });
