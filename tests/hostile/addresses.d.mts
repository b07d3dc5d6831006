export const hostileValues: Readonly<Record<string, readonly string[]>>;
export const hostileQueries: readonly string[];
export const regressionUrls: readonly string[];
export function specifiedRoutes(): string[];
export function hostileUrlsOf(route: string, values?: readonly string[]): string[];
