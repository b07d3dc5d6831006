import { issue, type Issue } from '../issue';
import { isEmpty, textOf, visibleCount } from './text';

/** Minimum length of name (1 in older wording) and company (section 9). */
const MIN_NAME_LENGTH = 2;
const MIN_COMPANY_LENGTH = 4;

const DIGITS = /^\d+$/;
const BOOTH = /^\d{1,3}-[A-Z]\d{2}$/;
const COUNTRY = /^[A-Z]{2}$/;
const WEBSITE = /^(?:https?:\/\/)?[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)+(?:[/?#][^\s<>"]*)?$/;
const PASSPORT = /^(?=.*\d)[A-Za-z0-9]{5,20}$/;
const LETTER = /\p{L}/u;
const CONTROL = /\p{Cc}/u;

const matchPattern =
  (pattern: RegExp, id: string) =>
  (value: unknown): Issue | null =>
    isEmpty(value) || pattern.test(textOf(value)) ? null : issue(id);

/** Digits-only check (section 5). */
export const digits = matchPattern(DIGITS, 'digits.invalid');
/** Booth number (section 5): digits, hyphen, one capital letter, two digits, such as `2-A01`. */
export const boothNumber = matchPattern(BOOTH, 'booth.invalid');
/** ISO 3166-1 alpha-2 format only; the list of countries is checked elsewhere. */
export const countryCode = matchPattern(COUNTRY, 'country.invalid');
/** A website address with or without its scheme; http and https only. */
export const website = matchPattern(WEBSITE, 'website.invalid');

/** A passport number: letters and digits, at least some digits. Each country has its own format. */
export const passport = matchPattern(PASSPORT, 'passport.invalid');

/** Registration (section 5): a name has a letter of some script, and at least `minimum` visible characters. */
export function personName(value: unknown, minimum = MIN_NAME_LENGTH): Issue | null {
  if (isEmpty(value)) return null;
  const name = textOf(value);
  if (CONTROL.test(name) || !LETTER.test(name)) return issue('name.invalid');
  return visibleCount(name) < minimum ? issue('name.short', { min: minimum }) : null;
}

/** Registration (section 5): `Company Name at Least 4 Characters in Length`. */
export function companyName(value: unknown, minimum = MIN_COMPANY_LENGTH): Issue | null {
  if (isEmpty(value)) return null;
  const name = textOf(value);
  if (CONTROL.test(name)) return issue('company.invalid');
  return visibleCount(name) < minimum ? issue('company.short', { min: minimum }) : null;
}

/** ISO 3166-1 alpha-2: the countries and areas that a form accepts, those of content/countries.json. */
const COUNTRY_CODES = new Set(
  (
    'AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT ' +
    'BV BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ' +
    'ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT ' +
    'HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS ' +
    'LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI ' +
    'NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG ' +
    'SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG ' +
    'UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW'
  ).split(' '),
);

export const isCountryCode = (value: unknown): boolean => typeof value === 'string' && COUNTRY_CODES.has(value);
