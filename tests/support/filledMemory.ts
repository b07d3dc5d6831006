/**
 * A data folder of PGlite in memory that begins with the files of a tar. PGlite's own `loadDataDir` copies each byte several times, which
 * costs more than everything else that a file of tests does to get its database.
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

/** What a tar holds, in its order. */
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
  /** The bytes of `tar` become the files themselves: each database needs its own. */
  constructor(private readonly tar: Buffer) {
    super();
  }

  override async init(...[pglite, given]: Parameters<MemoryFS['init']>): ReturnType<MemoryFS['init']> {
    const { emscriptenOpts } = await super.init(pglite, given);
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
