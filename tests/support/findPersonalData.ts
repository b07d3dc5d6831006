/**
 * Finds personal data in a log (security.md): e-mail addresses, mobile numbers, document numbers, tickets and codes.
 */

const patterns: readonly [what: string, pattern: RegExp][] = [
  ['an e-mail address', /[\w.+-]+(?:@|%40)[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}/gi],
  // Mainland numbers; longer runs of digits are times, and those with letters request ids.
  ['a mobile number', /(?<![\w.])1[3-9]\d{9}(?!\w)/g],
  ['a number of an ID card', /(?<![\d\w])\d{17}[\dX](?![\d\w])/g],
  // A session or ticket is 256 bits as text; no id of a record, request or build is that long.
  ['a session or ticket', /(?<![\w-])[\w-]{43}(?![\w-])/g],
  ['a code in a query', /[?&](?:code|accessToken|captcha|vCode|smsCode|_pre_)=(?!\[)[^&\s"]+/gi],
];

/** The site's own e-mail addresses, which are not personal. */
const siteEmail = /@exhibition\.(?:example|invalid)|noreply@/i;

/** Personal data in a log: its kind, and the text. */
export const findPersonalData = (log: string): string[] =>
  patterns.flatMap(([what, pattern]) =>
    [...log.matchAll(pattern)].filter(([match]) => !siteEmail.test(match)).map(([match]) => `${what}: ${match}`),
  );
