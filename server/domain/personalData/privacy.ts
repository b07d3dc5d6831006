/** The version of the privacy notice. It changes with the notice's text. */
const PRIVACY_VERSION = '2026-01';

/** A stored consent: version of the text, time, language. */
export const consentOf = (at: Date, locale: string) => ({
  privacy: true,
  textVersion: PRIVACY_VERSION,
  at: at.toISOString(),
  locale,
});
