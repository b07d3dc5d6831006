/** As the contract writes a source: what an address says otherwise is not worth refusing a form for. */
const SOURCE = /^[A-Za-z0-9._~-]{1,64}$/;

/** The campaign that brought the reader, as a part of a request. */
export const sourcePart = (source: string | null): { source?: string } =>
  source !== null && SOURCE.test(source) ? { source } : {};
