/** The repository's source files and their imports, read as text: fast, and works for files that do not compile yet. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

const root = resolve('.');

/** Every file that is committed or would be, from the root; generated files are named *.gen.* */
export const files: string[] = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  encoding: 'utf8',
  maxBuffer: 50_000_000,
})
  .split('\n')
  .filter((file) => file !== '' && existsSync(join(root, file)));

export const isGenerated = (file: string): boolean => /(^|\/)generated\/|\.gen\./.test(file);
export const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file);

const texts = new Map<string, string>();

export function textOf(file: string): string {
  const cachedText = texts.get(file);
  if (cachedText !== undefined) return cachedText;
  const text = readFileSync(join(root, file), 'utf8');
  texts.set(file, text);
  return text;
}

export interface Import {
  /** The path from the root as written, possibly without an extension. */
  to: string;
  /** `import type` and `export type`: removed at run time. */
  typeOnly: boolean;
  /** `import()`: a separate chunk. */
  isDynamic: boolean;
}

const STATIC = /^(?:import|export)\s+(type\s+)?(?:[^'"]*?\sfrom\s+)?['"]([^'"]+)['"]/gm;
const DYNAMIC = /\bimport\(\s*(?:\/\*[^*]*\*\/\s*)?['"]([^'"]+)['"]/g;

/** A file's imports from this repository. */
export function importsOf(file: string): Import[] {
  const text = textOf(file);
  const specifiers = [
    ...[...text.matchAll(STATIC)].map(([, type, source]) => ({
      source,
      typeOnly: type !== undefined,
      isDynamic: false,
    })),
    ...[...text.matchAll(DYNAMIC)].map(([, source]) => ({ source, typeOnly: false, isDynamic: true })),
  ];
  return specifiers.flatMap(({ source = '', ...rest }) => {
    if (source.startsWith('@/')) return [{ to: `src/${source.slice(2)}`, ...rest }];
    return source.startsWith('.') ? [{ to: relative(root, resolve(dirname(file), source)), ...rest }] : [];
  });
}

const existingFiles = new Set(files);

/** The file of an import; undefined for style sheets, data and missing files. */
export const fileOf = (to: string): string | undefined =>
  [to, `${to}.ts`, `${to}.tsx`, `${to}/index.ts`, `${to}/index.tsx`].find(
    (candidate) => existingFiles.has(candidate) && /\.tsx?$/.test(candidate),
  );

/** TypeScript of site and server. */
export const sources = files.filter((file) => /^(src|server)\/.*\.tsx?$/.test(file));
