import { resolve } from 'node:path';
import { countFact, FACT_NAMES } from '../facts';
import { hardcodedCounts } from './hardcodedCounts';
import { fillTexts } from '../placeholders';
import { readContent, type Content } from '../read';

let content: Content;
beforeAll(async () => {
  ({ content } = await readContent(resolve('content')));
});

const literalsIn = (text: Record<string, string>): string[] =>
  // The rest of this content is filled in already.
  hardcodedCounts({ ...content, seo: [{ title: text }] as never }).flatMap(({ field, message }) =>
    field.startsWith('/seo/') ? [message] : [],
  );

test.each([
  ['en', 'Visit 320 exhibitors.', 'exhibitors'],
  ['en', 'Nine exhibition halls are open.', 'exhibitionHalls'],
  ['en', 'See all 1,200 new products.', 'exhibits'],
  ['zh-cn', '四天三十场会议。', 'sessions'],
  ['zh-cn', '320家展商', 'exhibitors'],
  ['ru', 'Девять павильонов и 1\u00a0200 изделий.', 'exhibits'],
  ['ja', '9つの館', 'exhibitionHalls'],
])('%s: “%s” repeats the fact %s', (locale, text, fact) => {
  expect(literalsIn({ [locale]: text })).toContainEqual(expect.stringContaining(`{facts.${fact}}`));
});

test.each([
  ['en', 'Four sessions in hall 9, all day.'],
  ['en', 'In hall 9 exhibitors show 3200 tools.'],
  ['zh-cn', '9号馆有四场会议'],
  ['en', '{facts.exhibitors} exhibitors'],
])('%s: “%s” repeats none', (locale, text) => {
  expect(literalsIn({ [locale]: text })).toEqual([]);
});

test('facts are counted in the content, as a whole and in a part of the exhibition', () => {
  const { exhibitors, exhibits, halls } = content;
  const count = (name: string, scope?: string) => countFact(content, name, scope);
  expect([count('exhibitors'), count('exhibits'), count('exhibitionHalls')]).toEqual([
    exhibitors.length,
    exhibits.length,
    halls.length - 1,
  ]);
  const themes = [1, 2, 3, 4, 5].map((theme) => count('exhibitors', `theme${theme}`) ?? 0);
  expect(themes.reduce((sum, number) => sum + number)).toBe(exhibitors.length);
  expect(count('premieres', 'category102')).toBe(
    exhibits.filter(({ category, isNew }) => category === 102 && isNew).length,
  );
  expect(count('exhibitors', 'hall14')).toBeLessThan(themes[2]!);
  const unknown = [count('visitors'), count('exhibitors', 'aisle3'), count('toString'), count('sessions', 'hall14')];
  expect(unknown).toEqual([undefined, undefined, undefined, undefined]);
  for (const name of FACT_NAMES) expect([name, count(name)]).toEqual([name, expect.any(Number)]);
});

test('a placeholder is written in the format of its language, and an unknown one is a problem', () => {
  const problems: Parameters<typeof fillTexts>[2] = [];
  const text = { en: '{facts.exhibits} products', ru: '{facts.exhibits}', 'zh-cn': '{figures.2025.exhibitors}家' };
  const past = content.editions.find(({ year }) => year === 2025)!.figures!.find(({ id }) => id === 'exhibitors')!;
  expect(fillTexts(text, content, problems)).toEqual({
    en: `${content.exhibits.length.toLocaleString('en')} products`,
    ru: content.exhibits.length.toLocaleString('ru'),
    'zh-cn': `${past.value}家`,
  });
  expect(problems).toEqual([]);
  expect(fillTexts({ en: '{facts.visitors}' }, content, problems)).toEqual({ en: '{facts.visitors}' });
  expect(problems.map(({ field, message }) => [field, message])).toEqual([
    ['{facts.visitors}', expect.stringContaining('unknown placeholder; facts has exhibitionHalls, area, exhibitors')],
  ]);
});
