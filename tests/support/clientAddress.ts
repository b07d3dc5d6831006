let addresses = 0;
/** Limits count what comes from one address; who is to share one, or to move, says which. */
export const addressOfItsOwn = (): string => `198.18.${Math.floor((addresses += 1) / 250)}.${addresses % 250}`;
