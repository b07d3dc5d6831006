import { starterForm } from '@/rules/forms/formText';
import { read, utils, write } from '@e965/xlsx';
import { readTextWorkbook, writeTextWorkbook } from './textWorkbook';

const text = `${JSON.stringify(starterForm('trips'), null, 2)}\n`;
const form: unknown = JSON.parse(text);
const toRows = (bytes: ArrayBuffer): unknown[][] => {
  const { Sheets, SheetNames } = read(bytes);
  return utils.sheet_to_json<unknown[]>(Sheets[SheetNames[0] ?? ''] ?? {}, { header: 1 });
};
function toFile(rows: unknown[][]): Blob {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows), 'texts');
  return new Blob([write(book, { type: 'array', bookType: 'xlsx' }) as ArrayBuffer]);
}

it('writes a row for each text, and reads it back without a change', async () => {
  const bytes = await writeTextWorkbook(form);
  expect(toRows(bytes).slice(0, 2)).toEqual([
    ['key', 'zh-cn', 'en', 'ru', 'zh-tw', 'ja'],
    ['/title', '新表单', 'New form', 'Новая форма', '新表單', '新しいフォーム'],
  ]);
  expect(await readTextWorkbook(text, new Blob([bytes]))).toEqual({ text, changed: 0, unknown: [] });
});

it('sets changed texts, ignores empty cells, and reports rows without a text', async () => {
  const rows = [
    ['key', 'ru', 'en'],
    ['/title', 'Поездка', ''],
    ['/schema/properties/name/title', '', 'Full name'],
    ['/schema/properties/gone/title', 'Нет', 'Gone'],
    ['__proto__', 'x', 'y'],
  ];
  const result = await readTextWorkbook(text, toFile(rows));
  if (typeof result === 'string') throw new Error(result);
  expect(result).toMatchObject({ changed: 2, unknown: ['/schema/properties/gone/title', '__proto__'] });
  expect(JSON.parse(result.text)).toMatchObject({
    title: { ru: 'Поездка', en: 'New form' },
    schema: { properties: { name: { title: { en: 'Full name' } } } },
  });
});

it.each([
  ['noColumns', toFile([['Text', 'English']])],
  ['noColumns', toFile([])],
  ['unreadable', new Blob([new Uint8Array([80, 75, 3, 4, 0, 0, 1])])],
  ['tooLarge', new Blob([new Uint8Array(2_000_001)])],
])('refuses a file: %s', async (reason, file) => {
  expect(await readTextWorkbook(text, file)).toBe(reason);
});
