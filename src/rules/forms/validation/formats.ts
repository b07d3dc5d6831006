/** The named formats of `format` and `x-validator`: ours, Formily's and those of JSON Schema. */
import { plainDate } from '../../validators/calendarDays';
import { issue, type Issue } from '../../issue';
import type { ReferenceDates } from '../../referenceDates';
import { email, newsletterEmail } from '../../validators/email';
import { ageOn, birthDateOf, idCard, MINIMUM_AGE } from '../../validators/idCard';
import { dialCode, internationalMobile, mainlandMobile } from '../../validators/mobile';
import { boothNumber, companyName, countryCode, digits, passport, personName, website } from '../../validators/simple';
import { isEmpty, textOf } from '../../validators/text';

export interface FormatContext {
  days: ReferenceDates;
  /** The field's `minLength`: the minimum of a name or company. */
  minLength?: number | undefined;
}

interface FormatDefinition {
  /** For the editor and the reference. */
  description: string;
  /** A valid example, for previews and generated tests. */
  example: string;
  validate(value: string, context: FormatContext): Issue | null;
}

const MAX_AGE_YEARS = 120;

/** A visitor's date of birth; the age is computed for the first day of the exhibition. */
function birthDate(value: unknown, { days }: FormatContext): Issue | null {
  if (isEmpty(value)) return null;
  const [birth, on] = [plainDate(textOf(value)), plainDate(days.opening)];
  if (!birth || !on) return issue('date.invalid');
  const age = ageOn(birth, on);
  if (age < 0 || age > MAX_AGE_YEARS) return issue('date.invalid');
  return age < MINIMUM_AGE ? issue('idCard.under18', { age: MINIMUM_AGE }) : null;
}

/** A day in the future, such as the expiry of a passport. */
function laterDate(value: unknown, { days }: FormatContext): Issue | null {
  if (isEmpty(value)) return null;
  if (!plainDate(textOf(value))) return issue('date.invalid');
  return textOf(value) > days.today ? null : issue('date.past');
}

const TIME = /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d+)?)?$/;
const ZONE = /^(Z|[+-]([01]\d|2[0-3]):[0-5]\d)$/i;

const isTime = (text: string): boolean => TIME.test(text);
function isDateTime(text: string): boolean {
  const [, day = '', time = '', zone = ''] = /^(\S{10})[ T]([\d:.]+)(\S*)$/i.exec(text) ?? [];
  return plainDate(day) !== null && isTime(time) && (zone === '' || ZONE.test(zone));
}

const isUrl = (text: string): boolean => URL.canParse(text) && /^https?:/i.test(text);

const IPV4 = /^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?!$)|$)){4}$/;
const isIpv6 = (text: string): boolean => text.includes(':') && URL.canParse(`http://[${text}]/`);

type Test = RegExp | ((text: string) => boolean);
const format = (description: string, example: string, test: Test, id = 'form.pattern'): FormatDefinition => ({
  description,
  example,
  validate: (value) => ((test instanceof RegExp ? test.test(value) : test(value)) ? null : issue(id)),
});

export const FORMATS = {
  email: { description: 'An e-mail address.', example: 'anna.schmidt@example.com', validate: email },
  newsletterEmail: {
    description: 'An e-mail address, by the rule of the newsletter.',
    example: 'anna.schmidt@example.com',
    validate: newsletterEmail,
  },
  mainlandMobile: {
    description: 'A mobile number of mainland China, 11 digits.',
    example: '13800138000',
    validate: mainlandMobile,
  },
  internationalMobile: {
    description: 'A mobile number without its dialling code.',
    example: '151 2345 6789',
    validate: internationalMobile,
  },
  dialCode: { description: 'A dialling code such as +7.', example: '+49', validate: dialCode },
  countryCode: { description: 'Two letters of ISO 3166-1.', example: 'DE', validate: countryCode },
  idCard: {
    description: 'A resident identity card, with its check digit, of an adult.',
    example: '11010519491231002X',
    validate: (value, { days }) => idCard(value, days.opening),
  },
  digits: { description: 'Digits only.', example: '482913', validate: digits },
  boothNumber: { description: 'The number of a booth.', example: '2-A01', validate: boothNumber },
  personName: {
    description: "A person's name; minLength is its shortest.",
    example: 'Anna Schmidt',
    validate: (value, { minLength }) => personName(value, minLength),
  },
  companyName: {
    description: "A company's name; minLength is its shortest.",
    example: 'Schmidt Maschinenbau GmbH',
    validate: (value, { minLength }) => companyName(value, minLength),
  },
  website: { description: 'The address of a website.', example: 'www.example.com', validate: website },
  passport: { description: 'The number of a passport, letters and digits.', example: 'C01X00T47', validate: passport },
  birthDate: {
    description: 'The birthday of a visitor who is 18 or older on the first day of the exhibition, as 1985-03-14.',
    example: '1985-03-14',
    validate: birthDate,
  },
  laterDate: { description: 'A day after today, as 2031-06-30.', example: '2099-06-30', validate: laterDate },
  date: format('A day, as 2026-03-31.', '2026-03-31', (text) => plainDate(text) !== null, 'date.invalid'),
  time: format('A time of day, as 09:30 or 09:30:00.', '09:30', isTime),
  'date-time': format('A day and a time, as 2026-03-31 09:30.', '2026-03-31 09:30', isDateTime, 'date.invalid'),
  url: format('The address of a web page, with https://.', 'https://www.example.com', isUrl, 'website.invalid'),
  uri: format('The address of a web page, with https://.', 'https://www.example.com', isUrl, 'website.invalid'),
  uuid: format('A UUID.', '0b9d3c1e-7c4a-4d53-9c0a-5f1f6a2b7e11', /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i),
  ipv4: format('An IPv4 address.', '192.0.2.1', IPV4),
  ipv6: format('An IPv6 address.', '2001:db8::1', isIpv6),
  number: format('Digits with an optional sign and decimals.', '12.5', /^[+-]?\d+(\.\d+)?$/, 'form.number'),
  integer: format('Digits with an optional sign.', '12', /^[+-]?\d+$/, 'form.integer'),
  qq: format('A QQ number.', '123456789', /^[1-9]\d{4,10}$/),
  phone: {
    description: 'A mobile number of mainland China, as Formily has it.',
    example: '13800138000',
    validate: mainlandMobile,
  },
  idcard: format(
    'A resident identity card, of a person of any age.',
    '11010519491231002X',
    (text) => birthDateOf(text) !== null,
    'idCard.invalid',
  ),
  money: format('An amount with up to two decimals.', '1200.50', /^([1-9]\d*|0)(\.\d{1,2})?$/, 'form.number'),
  zh: format('Chinese characters only.', '深圳', /^\p{Script=Han}+$/u),
  zip: format('A Chinese postcode, six digits.', '518000', /^\d{6}$/),
} as const satisfies Record<string, FormatDefinition>;

export type Format = keyof typeof FORMATS;

export const FORMAT_NAMES = Object.keys(FORMATS) as Format[];

export const isFormat = (name: unknown): name is Format => typeof name === 'string' && Object.hasOwn(FORMATS, name);

export const validateFormat = (name: Format, value: string, context: FormatContext): Issue | null =>
  (FORMATS[name] as FormatDefinition).validate(value, context);
