/** Finds the files that a change of the contract touches, by the names that they contain. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ContractChange } from './contractChanges';

/** Where a file belongs, in the order of a report. */
export const FILE_GROUPS = ['client', 'selectors', 'features', 'pages', 'forms', 'server', 'tests'] as const;
type FileGroup = (typeof FILE_GROUPS)[number];

export type TouchedFiles = Partial<Record<FileGroup, string[]>>;

/** A source file, by its path from the root. */
export interface SourceFile {
  path: string;
  text: string;
}

const FOLDERS = ['src', 'server', 'tests', 'public/forms'];
const SOURCE = /\.(?:tsx?|mts|json)$/;
/** Generated from the contract, so it never needs an edit. */
const GENERATED = /\/generated\/|\.gen\./;

/** The files in which a change of the contract can need an edit. */
export async function readSources(root: string): Promise<SourceFile[]> {
  const paths = await Promise.all(
    FOLDERS.map(async (folder) => {
      const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true });
      return entries
        .filter((entry) => entry.isFile() && SOURCE.test(entry.name))
        .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
        .filter((path) => !GENERATED.test(path));
    }),
  );
  return Promise.all(
    paths
      .flat()
      .sort()
      .map(async (path) => ({ path, text: await readFile(join(root, path), 'utf8') })),
  );
}

function groupOf({ path, text }: SourceFile): FileGroup {
  if (path.startsWith('tests/') || /\.test\.tsx?$/.test(path)) return 'tests';
  if (path.startsWith('server/')) return 'server';
  if (path.startsWith('src/api/')) return 'client';
  if (path.startsWith('public/forms/') || path.startsWith('src/forms/')) return 'forms';
  if (/^export const select[A-Z]/m.test(text)) return 'selectors';
  return path.startsWith('src/pages/') ? 'pages' : 'features';
}

const wordPattern = (words: readonly string[]): RegExp =>
  new RegExp(`(?<![\\w-])(?:${words.map((word) => word.replace(/[.*+?^$()|[\]\\{}]/g, '\\$&')).join('|')})(?![\\w-])`);

/**
 * The files that name an operation of the change, or the component that it is part of; if the change has names of its
 * own, such as a property or a reason, only those that also contain one of them.
 */
export function findTouchedFiles(change: ContractChange, sources: readonly SourceFile[]): TouchedFiles {
  const component = /^\/components\/\w+\/(\w+)/.exec(change.pointer)?.[1];
  const contexts = [...change.operations, ...(component ? [component] : [])];
  const context = contexts.length > 0 ? wordPattern(contexts) : null;
  const detail = change.names.length > 0 ? wordPattern(change.names) : null;
  const touched: TouchedFiles = {};
  for (const source of sources) {
    const isForm = source.path.startsWith('public/forms/');
    // A form file does not name its operation.
    if (!isForm && context && !context.test(source.text)) continue;
    if (isForm ? !hasField(source, change) : detail && !detail.test(source.text)) continue;
    (touched[groupOf(source)] ??= []).push(source.path);
  }
  return touched;
}

const hasField = ({ text }: SourceFile, { names, isRequest }: ContractChange): boolean =>
  isRequest && names.some((name) => text.includes(`"${name}":`));
