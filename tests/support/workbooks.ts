/** Workbooks and uploads as users create them. */
import { text } from 'node:stream/consumers';
import { utils, write, type WorkSheet } from '@e965/xlsx';
import { fromBufferPromise } from 'yauzl';
import type { Envelope, TestVisitor } from './testApp';
import { newIdCard, newMobile } from './factories';

const HEADERS = ['姓名 *', '手机号码 *', '邮箱', '职位', '部门', '证件类型', '证件号码'];

/** A workbook with these rows below the template's headers; `change` modifies it for a test. */
export function workbookOf(rows: unknown[][], change: (sheet: WorkSheet) => void = () => undefined): Buffer {
  const sheet = utils.aoa_to_sheet([HEADERS, ...rows]);
  change(sheet);
  const book = utils.book_new(sheet, '成员');
  return write(book, { type: 'buffer', bookType: 'xlsx', compression: true }) as Buffer;
}

/** Appends a row; a cell may be a SheetJS cell object. */
export const addRow = (sheet: WorkSheet, row: unknown[]) => utils.sheet_add_aoa(sheet, [row], { origin: -1 });

/** A part of a workbook, as XML. */
export async function xmlOf(bytes: Buffer, path: string): Promise<string> {
  const zip = await fromBufferPromise(bytes, { lazyEntries: true });
  for await (const entry of zip.eachEntry())
    if (entry.fileName === path) return text(await zip.openReadStreamPromise(entry));
  throw new Error(`The workbook has no ${path}.`);
}

/** A valid row. */
export const memberRow = (mobile = newMobile()): string[] => [
  '李小红',
  mobile,
  'li@example.com',
  '工程师',
  '采购',
  '居民身份证',
  newIdCard(),
];

export const manyRows = (count: number): string[][] => Array.from({ length: count }, () => memberRow());

const BOUNDARY = 'a-boundary-that-is-in-no-file';

/** Uploads a file as a browser's form does. */
export async function upload(
  visitor: TestVisitor,
  id: 'groupExcelImport' | 'visitorBusinessCardScan' | 'ownUploadFile',
  fields: Record<string, string>,
  file: { name: string; bytes: Buffer; field?: string },
  path: Record<string, string> = {},
): Promise<Envelope> {
  const head = (disposition: string) => `--${BOUNDARY}\r\nContent-Disposition: form-data; ${disposition}\r\n`;
  const texts = Object.entries(fields).map(([name, value]) => `${head(`name="${name}"`)}\r\n${value}\r\n`);
  const begin = `${head(`name="${file.field ?? 'file'}"; filename="${file.name}"`)}Content-Type: application/octet-stream\r\n\r\n`;
  const payload = Buffer.concat([
    Buffer.from(texts.join('') + begin),
    file.bytes,
    Buffer.from(`\r\n--${BOUNDARY}--\r\n`),
  ]);
  const response = await visitor.requestRaw(
    id,
    { path, body: payload },
    { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
  );
  return response.json();
}
