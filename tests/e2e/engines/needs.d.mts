export const FIREFOX: string;
export const WEBKIT_DRIVER: string;
export const XVFB_RUN: string;
export function missingPackages(): string | null;
