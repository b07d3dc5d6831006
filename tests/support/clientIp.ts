let clientCount = 0;
/** A new client IP, because rate limits count by IP. A test that shares or changes an IP sets it. */
export const uniqueClientIp = (): string => `198.18.${Math.floor((clientCount += 1) / 250)}.${clientCount % 250}`;
