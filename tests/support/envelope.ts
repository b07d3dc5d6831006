/** What an answer of the API is wrapped in, and the error that it can carry. */
export interface Envelope {
  code: number;
  message: string;
  data: never;
}

/** What an error's envelope carries. */
export interface ErrorOutcome {
  reason: string;
  errors: { pointer: string; reason: string; message: string }[];
  requestId: string;
}

/** An envelope in short: its code and reason, and each field that it names. */
export const errorOf = ({ code, data }: Envelope): unknown => {
  const { reason, errors = [] } = (data ?? {}) as Partial<ErrorOutcome>;
  return errors.length > 0 ? { code, reason, fields: errors.map(({ pointer }) => pointer) } : { code, reason };
};
