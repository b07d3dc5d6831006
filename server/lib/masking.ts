/** Masks personal data in texts: e-mail addresses, phone and document numbers, tickets and codes. */

const MASKS: [RegExp, string][] = [
  // The @ may be percent-encoded. The lookbehind avoids quadratic backtracking on long words.
  [/(?<![\w.+-])[\w.+-]+(?:@|%40)[\w-]+(?:\.[\w-]+)+/gi, '[email]'],
  [/\b\d{17}[\dXx]\b/g, '[document]'],
  // Nine or more digits in any grouping: phone numbers, and ID numbers of 15 digits.
  [/(?:\+|%2B)?\d(?:[ ()-]|%20)?(?:\d(?:[ ()-]|%20)?){8,}/gi, '[number]'],
  // Secrets in paths: badges, opt-outs, invitations. The slashes may be percent-encoded.
  [/((?:\/|%2f)(?:stop|b|badge|own(?:\/|%2f)invitation)(?:\/|%2f))[^/?#&%\s]+/gi, '$1[hidden]'],
  [/\b(accessToken|token|invited|ticket|code|email|mobile|phone|_pre_)=[^&\s#]+/gi, '$1=[hidden]'],
];

/** Replaces personal data by the name of its kind. */
export const maskPersonalData = (text: string): string =>
  MASKS.reduce((masked, [pattern, label]) => masked.replace(pattern, label), text);

/** A URL for logs. For some calls the last segment, a number, code or address, is hidden as well. */
export const maskUrl = (url: string): string =>
  maskPersonalData(url).replace(
    /(\/(?:sendCode|existMobile|findByMobile|smsCodeValidate|verification|findByCardNo|wx\/login)\/)[^?]+/i,
    '$1[hidden]',
  );

/** A masked e-mail address for its owner: `a***@example.org`. */
export const maskEmail = (email: string): string => email.replace(/^(.).*@/, '$1***@');

/** A masked mobile number for its owner: `138****8000`. */
export const maskMobile = (mobile: string): string => mobile.replace(/^(\d{3})\d+(\d{4})$/, '$1****$2');

/** A masked document number for its owner: `4403**********1234`, `E1*****78`. */
export function maskDocument(number: string): string {
  const visible = number.length >= 15 ? 4 : 2;
  return number.slice(0, visible) + '*'.repeat(Math.max(number.length - 2 * visible, 1)) + number.slice(-visible);
}
