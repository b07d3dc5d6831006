import { collectDescriptors, mergeDescriptors, readCatalog, TRANSLATED } from './collect';
import { placeholders } from './placeholders';

test('the English catalog is what the descriptors say (run "npm run i18n")', async () => {
  expect(readCatalog('en')).toEqual(await collectDescriptors());
});

test.each(TRANSLATED)('%s has every text and no other', async (locale) => {
  const english = await collectDescriptors();
  expect(Object.keys(readCatalog(locale)).sort()).toEqual(Object.keys(english).sort());
});

test.each(TRANSLATED)('%s has the same places for values as English, and no empty text', async (locale) => {
  const english = await collectDescriptors();
  for (const [id, text] of Object.entries(readCatalog(locale))) {
    expect(text.trim()).not.toBe('');
    expect({ id, places: placeholders(text) }).toEqual({ id, places: placeholders(english[id] ?? '') });
  }
});

test('no Russian text sets a full stop after the dates, which end with one ("3 апреля 2026 г.")', () => {
  const texts = Object.values(readCatalog('ru'));
  expect(texts.filter((text) => text.includes('{range}.'))).toEqual([]);
});

test('one id with two texts is refused', () => {
  const text = (defaultMessage: string) => ({ a: { id: 'same', defaultMessage } });
  expect(() => mergeDescriptors([text('One'), text('Two')])).toThrow('Two texts have the id same');
});
