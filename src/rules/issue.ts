/** Why a value is rejected: a message id and its values. Never a text, because the language is known later. */
export interface Issue {
  id: string;
  values?: Record<string, string | number>;
}

export const issue = (id: string, values?: Issue['values']): Issue => (values ? { id, values } : { id });
