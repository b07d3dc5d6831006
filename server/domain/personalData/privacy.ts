/** The text of the privacy notice that somebody agrees to; raised when its words change. */
const PRIVACY_VERSION = '2026-01';

/** A consent as it is stored: to which text, when, in which language. */
export const consentOf = (at: Date, locale: string) => ({
  privacy: true,
  textVersion: PRIVACY_VERSION,
  at: at.toISOString(),
  locale,
});
