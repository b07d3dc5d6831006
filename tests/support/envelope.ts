/** The envelope of API responses, and the error that it may contain. */
export interface Envelope {
  code: number;
  message: string;
  data: never;
}

/** The data of an error's envelope. */
export interface ErrorOutcome {
  reason: string;
  errors: { pointer: string; reason: string; message: string }[];
  requestId: string;
}

/** A summary of an envelope: its code, its reason, and the fields that it names. */
export const errorOf = ({ code, data }: Envelope): unknown => {
  const { reason, errors = [] } = (data ?? {}) as Partial<ErrorOutcome>;
  return errors.length > 0 ? { code, reason, fields: errors.map(({ pointer }) => pointer) } : { code, reason };
};
