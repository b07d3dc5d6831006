import fc from 'fast-check';
import { checkCharacter, contentId, isRegistrationNumber, newId, newRegistrationNumber } from './ids';

test('an id has 26 characters of Crockford base32 and is unique', () => {
  const ids = Array.from({ length: 1000 }, newId);
  for (const id of ids) expect(id).toMatch(/^[0-9A-HJKMNP-TV-Z]{26}$/);
  expect(new Set(ids).size).toBe(1000);
});

test('a content id is the same at each import', () => {
  expect(contentId('news', 'gear-grinding')).toBe(contentId('news', 'gear-grinding'));
  expect(contentId('news', 'gear-grinding')).not.toBe(contentId('video', 'gear-grinding'));
});

test('recognises a registration number without regard to case and separators', () => {
  const number = newRegistrationNumber(27);
  expect(number).toMatch(/^V27-[0-9A-Z]{4}-[0-9A-Z]{4}$/);
  expect(isRegistrationNumber(number.toLowerCase().replaceAll('-', ' '))).toBe(true);
});

test('detects one wrong character or two swapped neighbours', () => {
  const symbol = fc.constantFrom(...'0123456789ABCDEFGHJKMNPQRSTVWXYZ');
  fc.assert(
    fc.property(fc.array(symbol, { minLength: 7, maxLength: 7 }), fc.nat(6), symbol, (symbols, at, other) => {
      fc.pre(symbols[at] !== other);
      const wrong = symbols.with(at, other);
      expect(checkCharacter(wrong.join(''))).not.toBe(checkCharacter(symbols.join('')));
    }),
  );
});
