import { resolve } from 'node:path';
import { readContent, type Content } from '../read';
import { missingLanguages } from './languages';

let content: Content;
beforeAll(async () => {
  ({ content } = await readContent(resolve('content')));
});

test('exhibitors, products and news are complete in Chinese, English, Russian and Japanese', () => {
  expect(missingLanguages(content)).toEqual([]);
});

test('a missing language is reported with its item and field, a draft is not', () => {
  const [exhibitor, exhibit] = [content.exhibitors[0]!, content.exhibits[0]!];
  const item = content.news.find(({ published }) => published)!;
  const draft = content.news.find(({ published }) => !published)!;
  const problems = missingLanguages({
    ...content,
    exhibitors: [{ ...exhibitor, summary: { ...exhibitor.summary, ja: undefined } }],
    exhibits: [{ ...exhibit, name: { ...exhibit.name, ru: undefined } }],
    news: [
      { ...item, title: { ...item.title, ru: undefined, ja: undefined } },
      { ...draft, title: { ...draft.title, ru: undefined } },
    ],
  });
  expect(problems.map(({ field, message }) => [field, message])).toEqual([
    [`${exhibitor.id} summary`, 'has no text in ja'],
    [`${exhibit.id} name`, 'has no text in ru'],
    [`${item.id} title`, 'has no text in ru, ja'],
  ]);
});
