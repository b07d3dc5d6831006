import fc from 'fast-check';
import { relativeCost } from '../../../tests/support/relativeCost';
import { email, newsletterEmail, normaliseEmail } from './email';
import { ageOn, birthDateOf, idCard } from './idCard';
import { dialCode, internationalMobile, mainlandMobile } from './mobile';
import { isEmpty } from './text';
import { boothNumber, companyName, countryCode, digits, personName, website } from './simple';

/** A number of 18 characters with its ISO 7064 check digit, computed independently here. */
function cardOf(seventeen: string): string {
  const sum = [...seventeen].reduce((total, digit, index) => total + Number(digit) * (2 ** (17 - index) % 11), 0);
  return seventeen + '10X98765432'.charAt(sum % 11);
}

describe('email', () => {
  it.each(['a@b.co', 'anna.sokolova@example.ru', 'a-b_c.d@x-y.example.com', ' 123@q.cn '])('accepts %s', (value) => {
    expect(email(value)).toBeNull();
  });

  it.each([
    'a',
    'a@b',
    'a@b.c',
    'a..b@c.de',
    '.a@c.de',
    'a.@c.de',
    'a-_b@c.de',
    'a@-c.de',
    'a@c..de',
    'a@c.d1',
    'a b@c.de',
    'ä@c.de',
    'a+b@c.de',
  ])('rejects %s', (value) => {
    expect(email(value)).toEqual({ id: 'email.invalid' });
  });

  it('rejects an address that is too long', () => {
    expect(email(`${'a'.repeat(242)}@example.com`)).toBeNull();
    expect(email(`${'a'.repeat(243)}@example.com`)).toEqual({ id: 'email.invalid' });
  });

  it('accepts an empty value, which the required rule handles', () => {
    expect([email(''), email('  '), email(undefined)]).toEqual([null, null, null]);
  });

  it('has its own text for the newsletter', () => {
    expect(newsletterEmail('no')).toEqual({ id: 'newsletterEmail.invalid' });
  });

  it('returns a result for any input', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('a', '-', '.', '@', '_', '1'), { maxLength: 400 }), (letters) => {
        expect([null, { id: 'email.invalid' }]).toContainEqual(email(letters.join('')));
      }),
    );
  });

  it.each(['a', 'a.', 'a-1', 'a@', '@a.'])('takes linear time for repetitions of "%s"', (part) => {
    const check = (length: number) => () => {
      const text = part.repeat(length / part.length);
      for (let round = 0; round < 3_000; round++) email(text);
    };
    // Eight times the length: 64 times for quadratic work.
    expect(relativeCost(check(240), check(30))).toBeLessThan(30);
  });

  it('compares addresses without regard to case and spaces', () => {
    expect(normaliseEmail(' Anna@Example.RU ')).toBe('anna@example.ru');
  });
});

describe('mainland mobile', () => {
  const prefixes = (second: string) => Array.from({ length: 10 }, (_, third) => `1${second}${third}`);
  const accepted = [...['3', '5', '6', '7', '8', '9'].flatMap(prefixes), '145', '146', '147', '148', '149'];

  it('accepts exactly the prefixes of section 5', () => {
    const all = Array.from({ length: 100 }, (_, rest) => `1${String(rest).padStart(2, '0')}`);
    expect(all.filter((prefix) => mainlandMobile(`${prefix}00000000`) === null)).toEqual([...accepted].sort());
  });

  it.each(['1380000000', '138000000000', '23800000000', '1380000000a', '１３８００００００００'])(
    'rejects %s',
    (value) => {
      expect(mainlandMobile(value)).toEqual({ id: 'mobile.invalid' });
    },
  );
});

describe('international numbers', () => {
  it.each(['1234', '913 555 01 27', '151 2345 6789', '(495) 123-45-67'.slice(1), '123456789012345'])(
    'accepts %s',
    (value) => {
      expect(internationalMobile(value)).toBeNull();
    },
  );
  it.each(['123', '1234567890123456', '+7 913', '12-', '1'.repeat(21)])('rejects %s', (value) => {
    expect(internationalMobile(value)).toEqual({ id: 'mobile.invalid' });
  });
  it('recognises a country calling code', () => {
    expect(['+7', '+86', '+1242'].map(dialCode)).toEqual([null, null, null]);
    expect(['7', '+0', '+12345'].every((code) => dialCode(code)?.id === 'dialCode.invalid')).toBe(true);
  });
});

describe('Chinese ID card', () => {
  it.each(['11010519491231002X', '11010519491231002x', '110105491231002'])('accepts %s', (value) => {
    expect(idCard(value)).toBeNull();
  });

  it.each([
    '110105194912310021',
    '11010519490231002X',
    '110105490231002',
    '1101054912310',
    '11010549123100X',
    '11010518991231002X',
  ])('rejects %s', (value) => {
    expect(idCard(value)).toEqual({ id: 'idCard.invalid' });
  });

  it('returns the date of birth of every valid number', () => {
    const date = fc.date({ min: new Date('1900-01-01'), max: new Date('2025-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(
        date,
        fc.integer({ min: 100000, max: 999999 }),
        fc.integer({ min: 100, max: 999 }),
        (birth, region, order) => {
          const iso = birth.toISOString().slice(0, 10);
          const number = cardOf(`${region}${iso.replaceAll('-', '')}${order}`);
          const [year, month, day] = iso.split('-').map(Number);
          expect(birthDateOf(number)).toEqual({ year, month, day });
        },
      ),
    );
  });

  it('detects one wrong digit anywhere', () => {
    fc.assert(
      fc.property(fc.nat(16), fc.integer({ min: 1, max: 9 }), (index, shift) => {
        const validNumber = '11010519491231002X';
        const invalidNumber =
          validNumber.slice(0, index) + ((Number(validNumber[index]) + shift) % 10) + validNumber.slice(index + 1);
        expect(birthDateOf(invalidNumber)).toBeNull();
      }),
    );
  });

  it('flags visitors under 18 on the opening day, but not on their birthday', () => {
    const number = cardOf('11010520080331002');
    expect(idCard(number, '2026-03-30')).toEqual({ id: 'idCard.under18', values: { age: 18 } });
    expect(idCard(number, '2026-03-31')).toBeNull();
  });

  it('rejects a date of birth after the day', () => {
    expect(idCard(cardOf('11010520270101002'), '2026-03-31')).toEqual({ id: 'idCard.invalid' });
  });

  it('treats 1 March as the birthday of 29 February in a common year', () => {
    const birth = { year: 2008, month: 2, day: 29 };
    expect(ageOn(birth, { year: 2026, month: 2, day: 28 })).toBe(17);
    expect(ageOn(birth, { year: 2026, month: 3, day: 1 })).toBe(18);
  });
});

describe('names and companies', () => {
  it('requires two visible characters of a name', () => {
    expect(personName('A')).toEqual({ id: 'name.short', values: { min: 2 } });
    expect(personName(' Al ')).toBeNull();
    // Invisible characters do not count: a zero-width space, a joiner, a direction mark, a filler.
    for (const invisible of ['\u200b', '\u200d', '\u202e', '\u3164', '\u2800'])
      expect(personName(`A${invisible}`)).toEqual({ id: 'name.short', values: { min: 2 } });
    expect(personName('A\u200dl')).toBeNull();
    expect(personName('李')).toEqual({ id: 'name.short', values: { min: 2 } });
    expect(personName('𠮷田')).toBeNull();
    expect(personName('𠮷')).toEqual({ id: 'name.short', values: { min: 2 } });
    expect(personName('e\u0301')).toEqual({ id: 'name.short', values: { min: 2 } });
  });

  it('requires one in the older wording', () => {
    expect(personName('李', 1)).toBeNull();
    expect(personName('1', 1)).toEqual({ id: 'name.invalid' });
  });

  it.each(["O'Neill", 'Жанна-Мария', 'Nguyễn Văn A', 'محمد', 'Müller 3.'])('accepts %s', (name) => {
    expect(personName(name)).toBeNull();
  });

  it('rejects a name without a letter or with control characters', () => {
    expect(personName('--')).toEqual({ id: 'name.invalid' });
    expect(personName('Al\u0007ex')).toEqual({ id: 'name.invalid' });
  });

  it('requires four characters of a company', () => {
    expect(companyName('ABB')).toEqual({ id: 'company.short', values: { min: 4 } });
    expect(companyName('华为公司')).toBeNull();
    expect(companyName('  AB  ')).toEqual({ id: 'company.short', values: { min: 4 } });
  });
});

describe('other validators', () => {
  it('recognise digits', () => {
    expect([digits('0123'), digits('')]).toEqual([null, null]);
    expect([digits('1a'), digits('١')]).toEqual([{ id: 'digits.invalid' }, { id: 'digits.invalid' }]);
  });
  it('recognise booth numbers', () => {
    expect(['2-A01', '12-Z99'].map(boothNumber)).toEqual([null, null]);
    expect(
      ['2A01', '2-a01', '2-A1', '2-A001', '-A01', '2-AB1'].every(
        (number) => boothNumber(number)?.id === 'booth.invalid',
      ),
    ).toBe(true);
  });
  it('recognise country codes and websites', () => {
    expect(countryCode('RU')).toBeNull();
    expect(countryCode('ru')).toEqual({ id: 'country.invalid' });
    expect(['www.example.com', 'https://example.ru/a?b=1'].map(website)).toEqual([null, null]);
    expect(
      ['javascript:alert(1)', 'example', 'https://', 'a b.c'].every(
        (value) => website(value)?.id === 'website.invalid',
      ),
    ).toBe(true);
  });
  it('require a value, and accept zero and false', () => {
    expect(['', '  ', undefined, null, []].every(isEmpty)).toBe(true);
    expect([0, false, 'x', ['x']].some(isEmpty)).toBe(false);
  });
});
