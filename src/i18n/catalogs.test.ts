import { resolve } from 'node:path';
import { catalogFile, collectDescriptors, mergeDescriptors, readCatalog, TRANSLATED } from './collect';
import { placeholders } from './placeholders';

const root = resolve('src');

test('the English catalog is what the descriptors say (run "npm run i18n")', async () => {
  expect(readCatalog(catalogFile(root, 'en'))).toEqual(await collectDescriptors(root));
});

test.each(TRANSLATED)('%s has every text and no other', async (locale) => {
  const english = await collectDescriptors(root);
  expect(Object.keys(readCatalog(catalogFile(root, locale))).sort()).toEqual(Object.keys(english).sort());
});

test.each(TRANSLATED)('%s has the same places for values as English, and no empty text', async (locale) => {
  const english = await collectDescriptors(root);
  for (const [id, text] of Object.entries(readCatalog(catalogFile(root, locale)))) {
    expect(text.trim()).not.toBe('');
    expect({ id, places: placeholders(text) }).toEqual({ id, places: placeholders(english[id] ?? '') });
  }
});

test('no Russian text sets a full stop after the dates, which end with one ("3 апреля 2026 г.")', () => {
  const texts = Object.values(readCatalog(catalogFile(root, 'ru')));
  expect(texts.filter((text) => text.includes('{range}.'))).toEqual([]);
});

test('one id with two texts is refused', () => {
  const text = (defaultMessage: string) => ({ a: { id: 'same', defaultMessage } });
  expect(() => mergeDescriptors([text('One'), text('Two')])).toThrow('Two texts have the id same');
});
