import { readdirSync, readFileSync } from 'node:fs';
import terms from '../../locales/terms/zh-tw.json';
import { issueTexts } from '../../src/rules/messages/texts';
import { withTraditional } from './import';
import { readContent } from './read';

const forbiddenForms: string[] = terms.flatMap(({ forbidden }) => forbidden ?? []);

/** The texts of Taiwan in a value, by path. */
function taiwanTexts(value: unknown, path: string): [string, string][] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]: [string, unknown]) =>
    key === 'zh-tw' && typeof item === 'string'
      ? [[path, item] as [string, string]]
      : taiwanTexts(item, `${path}/${key}`),
  );
}

const catalogs = readdirSync('locales/zh-tw', { recursive: true, encoding: 'utf8' }).filter((file) =>
  /\.json$/.test(file),
);

test('content, interface and rules have no term that Taiwan does not use', async () => {
  const texts = [
    ...taiwanTexts(withTraditional(await readContent('content')), ''),
    ...taiwanTexts(issueTexts, 'rules'),
    ...catalogs.flatMap((file) =>
      Object.entries(JSON.parse(readFileSync(`locales/zh-tw/${file}`, 'utf8')) as Record<string, string>),
    ),
  ];
  expect(texts.length).toBeGreaterThan(8_000);
  const problems = texts.flatMap(([path, text]) =>
    forbiddenForms.filter((term) => text.includes(term)).map((term) => `${path}: ${term} in ${text.slice(0, 60)}`),
  );
  expect(problems).toEqual([]);
});

test.each([
  ['紧固件与滚珠丝杠', '扣件與滾珠螺桿'],
  ['工艺窗口', '製程窗口'],
  ['展位图在登录大厅', '攤位圖在入口大廳'],
])('converts the trade’s terms before the dictionaries: %s becomes %s', (simplified, traditional) => {
  expect(withTraditional({ 'zh-cn': simplified })).toEqual({ 'zh-cn': simplified, 'zh-tw': traditional });
});
