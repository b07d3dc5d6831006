import { maskSentence, namesPattern, repeatedSentences, sentencesOf } from './repetition';
import type { Content } from '../read';

test('names, models, numbers and units are masked', () => {
  const mask = (sentence: string, ...names: string[]) => maskSentence(sentence, namesPattern(names));
  expect(mask('Hengyue shows the HE-VMC1450 with 1,450 mm travel and 4.5 µm accuracy.', 'Hengyue')).toBe(
    '¤ shows the ¤ with # travel and # accuracy.',
  );
  expect(mask('С 1977 года Ланьду выпускает в Тайчжоу станки массой 12 000 кг.', 'Ланьду', 'Тайчжоу')).toBe(
    'С # года ¤ выпускает в ¤ станки массой #.',
  );
  expect(mask('澜度自1977年起在台州生产。', '澜度', '台州')).toBe('¤自#年起在¤生产。');
  expect(mask('8 mmとなる。')).toBe('#となる。');
  expect(mask('12 machines run.')).toBe('# machines run.');
});

test('a longer name is masked before a part of it', () => {
  expect(maskSentence('Landu Lathes Co., Ltd. and Landu.', namesPattern(['Landu', 'Landu Lathes Co., Ltd.']))).toBe(
    '¤ and ¤.',
  );
});

test('a full stop inside a number or a name ends no sentence', () => {
  expect(sentencesOf('It holds 0.5 µm. Landu Co., Ltd. makes it!\n\nОна держит 0,5 мкм. И точка.')).toEqual([
    'It holds 0.5 µm.',
    'Landu Co., Ltd. makes it!',
    'Она держит 0,5 мкм.',
    'И точка.',
  ]);
  expect(sentencesOf('工厂很大。在深圳！')).toEqual(['工厂很大。', '在深圳！']);
});

test('a sentence may stand in three companies, not in four, in each language for itself', () => {
  const text = (zh: string, en: string) => ({ 'zh-cn': zh, en });
  const company = (id: string, word: string) => ({
    id,
    name: text(`${id}厂`, `${id} Works`),
    brand: text(id, id),
    city: text('深圳', 'Shenzhen'),
    summary: text(
      `${id}在深圳生产车床。`,
      `${id} turns shafts for ${id.length} industries in Shenzhen, and ${id} only.`,
    ),
    body: text(`${word}。`, `The ${word} sentence.`),
  });
  const companies = ['aa', 'bb', 'cc', 'dd'].map((id, at) =>
    company(id, ['first', 'second', 'third', 'fourth'][at] ?? ''),
  );
  const problemsOf = (exhibitors: typeof companies) =>
    repeatedSentences({ exhibitors, exhibits: [] } as unknown as Content).map(({ field, message }) => [field, message]);
  expect(problemsOf(companies.slice(0, 3))).toEqual([]);
  expect(problemsOf(companies)).toEqual([
    ['aa, bb, cc, dd', '4 companies share a sentence, at most 3 may: zh-cn ¤在¤生产车床。'],
    [
      'aa, bb, cc, dd',
      '4 companies share a sentence, at most 3 may: en ¤ turns shafts for # industries in ¤, and ¤ only.',
    ],
  ]);
});
