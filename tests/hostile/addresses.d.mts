export const hostileValues: Readonly<Record<string, readonly string[]>>;
export const hostileQueries: readonly string[];
export const knownHostile: readonly string[];
export function specifiedRoutes(): string[];
export function hostileAddressesOf(route: string, values?: readonly string[]): string[];
