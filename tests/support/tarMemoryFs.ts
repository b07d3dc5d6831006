/**
 * An in-memory data folder of PGlite, filled from a tar. PGlite's own `loadDataDir` copies each byte more than once,
 * which would dominate the database setup of a test file.
 */
import { MemoryFS, type PGlite } from '@electric-sql/pglite';

export const DATA = '/pglite/data';

const BLOCK = 512;
const FOLDER = '5';

interface Entry {
  path: string;
  isFolder: boolean;
  bytes: Buffer;
}

const field = (header: Buffer, from: number, length: number): string =>
  header.toString('latin1', from, from + length).replace(/\0[^]*$/, '');

/** The entries of a tar, in order. */
function* entries(tar: Buffer): Generator<Entry> {
  let at = 0;
  while (at < tar.length && tar[at] !== 0) {
    const header = tar.subarray(at, at + BLOCK);
    const size = parseInt(field(header, 124, 12), 8) || 0;
    const path = (field(header, 345, 155) + field(header, 0, 100)).replace(/^\/|\/$/g, '');
    const begin = at + BLOCK;
    yield { path, isFolder: field(header, 156, 1) === FOLDER, bytes: tar.subarray(begin, begin + size) };
    at = begin + Math.ceil(size / BLOCK) * BLOCK;
  }
}

export class FilledMemory extends MemoryFS {
  /** The files are views of `tar`, so each database needs its own copy. */
  constructor(private readonly tar: Buffer) {
    super();
  }

  override async init(...[pglite, options]: Parameters<MemoryFS['init']>): ReturnType<MemoryFS['init']> {
    const { emscriptenOpts } = await super.init(pglite, options);
    const fill = ({ FS }: PGlite['Module']): void => {
      FS.mkdirTree(DATA);
      for (const { path, isFolder, bytes } of entries(this.tar)) {
        if (isFolder) FS.mkdirTree(`${DATA}/${path}`);
        else FS.writeFile(`${DATA}/${path}`, bytes, { canOwn: true });
      }
    };
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...[emscriptenOpts.preRun ?? []].flat(), fill] } };
  }
}
