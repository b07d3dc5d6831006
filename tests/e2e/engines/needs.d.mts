export const FIREFOX: string;
export const WEBKIT_DRIVER: string;
export const SCREEN: string;
export function missingPackages(): string | null;
