import { readdirSync, readFileSync } from 'node:fs';
import type { Locale } from '@/rules/locales';
import { readCatalog, serverTexts, textsUsedIn, TRANSLATED, unusedTexts } from './catalogFiles';
import { placeholders } from './placeholders';

test('every text is used', () => {
  expect(unusedTexts()).toEqual([]);
});

test('a text is used by its id, or by a template that yields its id', () => {
  const knownIds = ['news.title', 'news.next', 'news.previous', 'video.empty', 'video.failed'];
  expect([...textsUsedIn("formatMessage({ id: 'news.title' })", knownIds)]).toEqual(['news.title']);
  expect([...textsUsedIn('<FormattedMessage id="news.title" />', knownIds)]).toEqual(['news.title']);
  expect([...textsUsedIn('id: `news.${side}`', knownIds)]).toEqual(['news.title', 'news.next', 'news.previous']);
  expect([...textsUsedIn('id: `${texts}.empty`', knownIds)]).toEqual(['video.empty']);
  expect([...textsUsedIn('`${a}.${b}`, news.title, "/news.titles"', knownIds)]).toEqual([]);
});

test('the English catalog matches the server’s form messages', async () => {
  const texts = await serverTexts();
  expect(texts.length).toBeGreaterThan(0);
  const english = readCatalog('en');
  expect(texts.map(({ id }) => ({ id, defaultMessage: english[id] }))).toEqual(texts);
});

test('every server text is used', () => {
  const ids = ['documents', 'messages'].flatMap((part) => Object.keys(textsIn('en', `server/${part}.json`)));
  const sources = readdirSync('server', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => readFileSync(`server/${file}`, 'utf8'));
  const usedIds = textsUsedIn(sources.join('\n'), ids);
  expect(ids.filter((id) => !usedIds.has(id))).toEqual([]);
});

/** All text files, including those of the server. */
const FILES = readdirSync('locales/en', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.json'));
const textsIn = (locale: Locale, file: string) =>
  JSON.parse(readFileSync(`locales/${locale}/${file}`, 'utf8')) as Record<string, string>;

test.each(TRANSLATED.flatMap((locale) => FILES.map((file) => [locale, file] as const)))(
  '%s/%s has the same texts and placeholders as English, and no empty text',
  (locale, file) => {
    const english = textsIn('en', file);
    const texts = textsIn(locale, file);
    expect(Object.keys(texts)).toEqual(Object.keys(english));
    for (const [id, text] of Object.entries(texts)) {
      expect(text.trim()).not.toBe('');
      expect({ id, places: placeholders(text) }).toEqual({ id, places: placeholders(english[id] ?? '') });
    }
  },
);

test('no Russian text adds a full stop to a date that ends with one ("3 апреля 2026 г.")', () => {
  const texts = FILES.flatMap((file) => Object.values(textsIn('ru', file)));
  expect(texts.filter((text) => text.includes('{range}.'))).toEqual([]);
});
