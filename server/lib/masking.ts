/** Takes out of a text what could name a person: e-mail addresses, phone and document numbers, tickets and codes. */

const rules: [RegExp, string][] = [
  // In an address the @ may be encoded. It begins where no other could have begun before: else a long word is read again from each letter.
  [/(?<![\w.+-])[\w.+-]+(?:@|%40)[\w-]+(?:\.[\w-]+)+/gi, '[email]'],
  [/\b\d{17}[\dXx]\b/g, '[document]'],
  // A run of nine or more digits, however it is grouped: phone numbers, and ID numbers of 15 digits.
  [/(?:\+|%2B)?\d(?:[ ()-]|%20)?(?:\d(?:[ ()-]|%20)?){8,}/gi, '[number]'],
  // What follows opens a badge or stops messages; the address may stand encoded in another one.
  [/((?:\/|%2f)(?:stop|b|badge|own(?:\/|%2f)invitation)(?:\/|%2f))[^/?#&%\s]+/gi, '$1[hidden]'],
  [/\b(accessToken|token|invited|ticket|code|email|mobile|phone|_pre_)=[^&\s#]+/gi, '$1=[hidden]'],
];

/** The text with personal data replaced by what it was. */
export const maskPersonalData = (text: string): string =>
  rules.reduce((masked, [pattern, word]) => masked.replace(pattern, word), text);

/** A path as logs may show it: the last segment of calls that carry a number, code or address is hidden as well. */
export const maskUrl = (url: string): string =>
  maskPersonalData(url).replace(
    /(\/(?:sendCode|existMobile|findByMobile|smsCodeValidate|verification|findByCardNo|wx\/login)\/)[^?]+/i,
    '$1[hidden]',
  );

/** An address as its owner may be shown it: `a***@example.org`. */
export const maskEmail = (email: string): string => email.replace(/^(.).*@/, '$1***@');

/** A mobile number as its owner may be shown it: `138****8000`. */
export const maskMobile = (mobile: string): string => mobile.replace(/^(\d{3})\d+(\d{4})$/, '$1****$2');

/** The number of a document as its owner may be shown it: `4403**********1234`, `E1*****78`. */
export function maskDocument(number: string): string {
  const shown = number.length >= 15 ? 4 : 2;
  return number.slice(0, shown) + '*'.repeat(Math.max(number.length - 2 * shown, 1)) + number.slice(-shown);
}
