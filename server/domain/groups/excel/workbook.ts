/**
 * Opens an uploaded workbook: checks its signature and unpacked size, and reads its cells within limits of time and
 * memory.
 */
import { resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { Worker } from 'node:worker_threads';
import { fromBufferPromise, type ZipFile } from 'yauzl';
import { DomainError } from '../../../http/envelope';
import { SerialQueue } from '../../../lib/serialQueue';

/** security.md: 20 MB unpacked, 1,000 rows, 5 s. */
export const excelLimits = {
  unpackedBytes: 20 * 1024 * 1024,
  entries: 1_000,
  rows: 1_000,
  columns: 50,
  milliseconds: 5_000,
  /** For the worker thread; the whole import stays below 256 MB. */
  heapMegabytes: 160,
};

/** The workbooks that may wait for the one that is read. */
const MAX_WAITING = 4;
const RETRY_AFTER_S = 10;
/** Workbooks are read one at a time, since they share the process's memory. */
const queue = new SerialQueue(MAX_WAITING, () => new DomainError('server.unavailable', [], { seconds: RETRY_AFTER_S }));

export type ExcelLimits = typeof excelLimits;

export interface Cell {
  /** Starts at 1. */
  column: number;
  kind: 'text' | 'number' | 'date' | 'formula' | 'error' | 'merged';
  text: string;
}

export interface Row {
  /** Starts at 1, as in Excel. */
  row: number;
  cells: Cell[];
}

const ZIP = Buffer.from('504b0304', 'hex');
/** The container of .xls files and of password-protected workbooks. */
const OLE = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const REQUIRED_ENTRIES = ['[Content_Types].xml', 'xl/workbook.xml'];
/** Longer cell texts are cut; all fields are shorter. */
const MAX_TEXT = 400;

const fileError = (reason: 'excel.notXlsx' | 'excel.oldXls' | 'excel.tooLarge' | 'excel.tooSlow'): DomainError =>
  new DomainError(reason, [{ pointer: '/body/file' }]);

/**
 * Reads the cells of the first visible sheet.
 * @throws DomainError for problems of the whole file
 */
export async function readWorkbook(bytes: Buffer, limits: ExcelLimits = excelLimits): Promise<Row[]> {
  if (bytes.subarray(0, OLE.length).equals(OLE)) throw fileError('excel.oldXls');
  if (!bytes.subarray(0, ZIP.length).equals(ZIP)) throw fileError('excel.notXlsx');
  return queue.run(async () => {
    const startedAt = performance.now();
    await assertUnpackedSize(bytes, limits);
    const remainingMs = limits.milliseconds - (performance.now() - startedAt);
    return readInThread(bytes, { ...limits, milliseconds: Math.max(remainingMs, 1) });
  });
}

/** Adds up the sizes that the archive declares, then unpacks each entry to verify its size. */
async function assertUnpackedSize(bytes: Buffer, limits: ExcelLimits): Promise<void> {
  const names: string[] = [];
  let total = 0;
  const zip = await fromBufferPromise(bytes, { lazyEntries: true }).catch(() => {
    throw fileError('excel.notXlsx');
  });
  try {
    const entries = [];
    for await (const entry of zip.eachEntry()) {
      names.push(entry.fileName);
      total += entry.uncompressedSize;
      if (total > limits.unpackedBytes || names.length > limits.entries) throw fileError('excel.tooLarge');
      entries.push(entry);
    }
    if (!REQUIRED_ENTRIES.every((name) => names.includes(name))) throw fileError('excel.notXlsx');
    for (const entry of entries) await drain(zip, entry);
  } catch (error) {
    throw error instanceof DomainError ? error : fileError('excel.notXlsx');
  }
}

async function drain(zip: ZipFile, entry: Parameters<ZipFile['openReadStreamPromise']>[0]): Promise<void> {
  const stream: Readable = await zip.openReadStreamPromise(entry);
  // yauzl fails the stream when it is larger than declared.
  for await (const chunk of stream) void chunk;
}

interface ThreadResult {
  sheet?: { rows: Row[] };
  unreadable?: true;
}

function readInThread(bytes: Buffer, limits: ExcelLimits): Promise<Row[]> {
  return new Promise((done, fail) => {
    const worker = new Worker(resolve('server/domain/groups/excel/excelWorker.cjs'), {
      workerData: { bytes, maxRows: limits.rows + 2, maxColumns: limits.columns, maxText: MAX_TEXT },
      resourceLimits: { maxOldGenerationSizeMb: limits.heapMegabytes },
      execArgv: [],
    });
    const end = (finish: () => void) => {
      clearTimeout(timer);
      void worker.terminate();
      finish();
    };
    const timer = setTimeout(() => end(() => fail(fileError('excel.tooSlow'))), limits.milliseconds);
    worker.once('message', ({ sheet }: ThreadResult) =>
      end(() => (sheet ? done(sheet.rows) : fail(fileError('excel.notXlsx')))),
    );
    // The thread fails when it exceeds its memory.
    worker.once('error', () => end(() => fail(fileError('excel.tooSlow'))));
  });
}
