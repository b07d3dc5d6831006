import { LOCALES } from '@/rules/locales';
import { readCatalog, serverTexts, textsUsedIn, TRANSLATED, unusedTexts } from './collect';
import { placeholders } from './placeholders';

test.each(LOCALES)('%s has every text and no other', (locale) => {
  expect(Object.keys(readCatalog(locale)).sort()).toEqual(Object.keys(readCatalog('en')).sort());
});

test('every text is used', () => {
  expect(unusedTexts()).toEqual([]);
});

test('a text is used by its id, or by a template that makes its id', () => {
  const known = ['news.title', 'news.next', 'news.previous', 'video.empty', 'video.failed'];
  expect([...textsUsedIn("formatMessage({ id: 'news.title' })", known)]).toEqual(['news.title']);
  expect([...textsUsedIn('<FormattedMessage id="news.title" />', known)]).toEqual(['news.title']);
  expect([...textsUsedIn('id: `news.${side}`', known)]).toEqual(['news.title', 'news.next', 'news.previous']);
  expect([...textsUsedIn('id: `${texts}.empty`', known)]).toEqual(['video.empty']);
  expect([...textsUsedIn('`${a}.${b}`, news.title, "/news.titles"', known)]).toEqual([]);
});

test('what the server says of a form is in the English catalog in the same words', async () => {
  const texts = await serverTexts();
  expect(texts.length).toBeGreaterThan(0);
  const english = readCatalog('en');
  expect(texts.map(({ id }) => ({ id, defaultMessage: english[id] }))).toEqual(texts);
});

test.each(TRANSLATED)('%s has the same places for values as English, and no empty text', (locale) => {
  const english = readCatalog('en');
  for (const [id, text] of Object.entries(readCatalog(locale))) {
    expect(text.trim()).not.toBe('');
    expect({ id, places: placeholders(text) }).toEqual({ id, places: placeholders(english[id] ?? '') });
  }
});

test('no Russian text sets a full stop after the dates, which end with one ("3 апреля 2026 г.")', () => {
  const texts = Object.values(readCatalog('ru'));
  expect(texts.filter((text) => text.includes('{range}.'))).toEqual([]);
});
