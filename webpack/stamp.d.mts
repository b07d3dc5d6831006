/** Build stamps: a stamp is the hash of the sources that dist was built from (stamp.mjs). `base` is the checkout. */

/** The sources of each build, in addition to packages. */
export const SOURCES: Record<'client' | 'ssr' | 'server', readonly string[]>;
export function hashSources(name: keyof typeof SOURCES, base?: string): Promise<string>;
export function recordBuild(name: keyof typeof SOURCES, stamp: string, files: string[], base?: string): Promise<void>;
export function removeStamp(name: keyof typeof SOURCES, base?: string): Promise<void>;
export function isUpToDate(name: keyof typeof SOURCES, stamp: string, base?: string): Promise<boolean>;
