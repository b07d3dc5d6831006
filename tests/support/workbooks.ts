/** Workbooks and uploads as people make them. */
import { Workbook, type Worksheet } from '@cj-tech-master/excelts';
import type { Envelope, TestVisitor } from './testApp';
import { newIdCard, newMobile } from './factories';

export const TITLES = ['姓名 *', '手机号码 *', '邮箱', '职位', '部门', '证件类型', '证件号码'];

/** A workbook of these rows under the template's titles; `change` does to it what a test is about. */
export async function workbookOf(
  rows: unknown[][],
  change: (sheet: Worksheet) => void = () => undefined,
): Promise<Buffer> {
  const workbook = new Workbook();
  const sheet = workbook.addWorksheet('成员');
  sheet.addRow(TITLES);
  for (const row of rows) sheet.addRow(row);
  change(sheet);
  return Buffer.from(await workbook.xlsx.writeBuffer());
}

/** A row that is right. */
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

const BOUNDARY = 'a-boundary-that-stands-in-no-file';

/** Uploads a file as a browser's form does. */
export async function upload(
  visitor: TestVisitor,
  id: 'groupExcelImport' | 'visitorBusinessCardScan',
  fields: Record<string, string>,
  file: { name: string; bytes: Buffer; field?: string },
): Promise<Envelope> {
  const head = (disposition: string) => `--${BOUNDARY}\r\nContent-Disposition: form-data; ${disposition}\r\n`;
  const texts = Object.entries(fields).map(([name, value]) => `${head(`name="${name}"`)}\r\n${value}\r\n`);
  const begin = `${head(`name="${file.field ?? 'file'}"; filename="${file.name}"`)}Content-Type: application/octet-stream\r\n\r\n`;
  const payload = Buffer.concat([
    Buffer.from(texts.join('') + begin),
    file.bytes,
    Buffer.from(`\r\n--${BOUNDARY}--\r\n`),
  ]);
  const response = await visitor.answerOf(
    id,
    { body: payload },
    { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
  );
  return response.json();
}
