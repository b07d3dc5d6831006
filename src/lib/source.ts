/** The contract's format of a source; any other value is omitted, because it is no reason to reject a form. */
const SOURCE = /^[A-Za-z0-9._~-]{1,64}$/;

/** The campaign source as a part of a request. */
export const sourceParam = (source: string | null): { source?: string } =>
  source !== null && SOURCE.test(source) ? { source } : {};
