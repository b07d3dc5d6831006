import { LOCALES } from '@/rules/locales';
import { collectDescriptors, readCatalog, TRANSLATED } from './collect';
import { placeholders } from './placeholders';

test.each(LOCALES)('%s has every text and no other', async (locale) => {
  const descriptors = await collectDescriptors();
  expect(Object.keys(readCatalog(locale)).sort()).toEqual([...descriptors.keys()].sort());
});

test('what the server says of a form is in the English catalog in the same words', async () => {
  const said = [...(await collectDescriptors()).values()].filter(({ defaultMessage }) => defaultMessage !== undefined);
  expect(said.length).toBeGreaterThan(0);
  const english = readCatalog('en');
  expect(said.map(({ id }) => ({ id, defaultMessage: english[id] }))).toEqual(said);
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
