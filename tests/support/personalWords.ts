/** The search for personal data in a log (security.md): e-mail addresses, mobile numbers, numbers of documents, tickets and codes. */

const patterns: readonly [what: string, pattern: RegExp][] = [
  ['an e-mail address', /[\w.+-]+(?:@|%40)[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}/gi],
  // Mainland numbers; longer rows of digits are times, and those with letters the ids of requests.
  ['a mobile number', /(?<![\w.])1[3-9]\d{9}(?!\w)/g],
  ['a number of an ID card', /(?<![\d\w])\d{17}[\dX](?![\d\w])/g],
  // A session or ticket has 256 bits as text; no id of ours, of a request or of a build does.
  ['a session or ticket', /(?<![\w-])[\w-]{43}(?![\w-])/g],
  ['a code in a query', /[?&](?:code|accessToken|captcha|vCode|smsCode|_pre_)=(?!\[)[^&\s"]+/gi],
];

/** What the site itself says of its own addresses and mails, which is nobody's. */
const own = /@exhibition\.(?:example|invalid)|noreply@/i;

/** What of a person stands in a log: what it is, and the words. */
export const personalIn = (log: string): string[] =>
  patterns.flatMap(([what, pattern]) =>
    [...log.matchAll(pattern)].filter(([words]) => !own.test(words)).map(([words]) => `${what}: ${words}`),
  );
