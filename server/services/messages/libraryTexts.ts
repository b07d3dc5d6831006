/** The words of mails to the editors, in five languages. */
import type { LocalisedText } from '../../../src/rules/locales';

const text = (zhCn: string, en: string, ru: string, zhTw: string, ja: string): LocalisedText => ({
  'zh-cn': zhCn,
  en,
  ru,
  'zh-tw': zhTw,
  ja,
});

export const libraryMailTexts = {
  editors: {
    subject: text(
      '读者来信：{name}',
      'A reader writes: {name}',
      'Письмо читателя: {name}',
      '讀者來信：{name}',
      '読者からのメッセージ：{name}',
    ),
    lines: [
      text('文章：{news}', 'About: {news}', 'О статье: {news}', '文章：{news}', '記事：{news}'),
      text('{content}', '{content}', '{content}', '{content}', '{content}'),
      text(
        '来信人：{name}，{email}',
        'From {name}, {email}',
        'Автор: {name}, {email}',
        '來信人：{name}，{email}',
        '差出人：{name}、{email}',
      ),
    ],
  },
};
