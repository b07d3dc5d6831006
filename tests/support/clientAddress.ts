let addresses = 0;
/** A new client address, because rate limits count by address. Tests that share or change an address name it. */
export const addressOfItsOwn = (): string => `198.18.${Math.floor((addresses += 1) / 250)}.${addresses % 250}`;
