/** False when the browser is sure that there is no network: what is asked for then need not be asked for. */
export const isOnline = (): boolean => navigator.onLine;
