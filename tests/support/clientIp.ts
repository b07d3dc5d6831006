let clientCount = 0;
/** A new client address, because rate limits count by address. Tests that share or change an address name it. */
export const uniqueClientIp = (): string => `198.18.${Math.floor((clientCount += 1) / 250)}.${clientCount % 250}`;
