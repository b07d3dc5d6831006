/** The base path of each service (section 7): browser, server and tests use the same. */
export const SERVICE_BASES = { main: '/api', helper: '/helper', legacy: '/legacy', static: '' } as const;
