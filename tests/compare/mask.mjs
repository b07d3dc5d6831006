// Masks random, time-dependent and build-specific parts of a recording.

const MASKS = [
  // Built files, named by content hash or chunk number.
  [/\/assets\/[\w.~-]+?\.(js|css|woff2|json|svg|png|webp|avif)/g, '/assets/*.$1'],
  [/nonce-[\w+/=]{20,}/g, 'nonce-*'],
  [/ nonce="[^"]*"/g, ''],
  // Request ids.
  [/"requestId":"[^"]*"/g, '"requestId":"*"'],
  // Ids of React and Formily, class names of CSS modules.
  [/\b_[Rr]_\w*_\b/g, '_id_'],
  [/ class="[^"]*"/g, ''],
  // The countdown's hours, minutes and seconds.
  [/(<p><span>)\d{1,2}(<\/span>)/g, '$1N$2'],
];

export const mask = (text, more = []) =>
  [...MASKS, ...more].reduce((masked, [pattern, replacement]) => masked.replace(pattern, replacement), text);

const IDS = [
  [/\b[0-9A-HJKMNP-TV-Z]{26}\b/g, 'ULID'],
  [/\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/g, 'UUID'],
  // Numbers of registrations and submissions, links to badges.
  [/\b[A-Z]\d{2}-?[0-9A-Z]{4}-?[0-9A-Z]{4}\b/g, 'NUMBER'],
  [/\/b\/[\w-]{22}/g, '/b/RANDOM'],
];

/** Random ids and tokens in URLs, which are separated by slashes. */
export const RANDOM_IN_URL = [...IDS, [/[\w-]{32,}/g, 'RANDOM']];

/** Random ids, codes, tickets, signatures and pictures in API exchanges. */
export const RANDOM = [
  ...IDS,
  [/[\w+/=-]{32,}/g, 'RANDOM'],
  // QR codes are numbers with a signature; WeChat's links and nonces are hexadecimal.
  [/NUMBER\.[\w-]+/g, 'NUMBER.RANDOM'],
  [/\b[0-9a-f]{11,16}\b/g, 'HEX'],
  [/\b\d{6}\b/g, 'CODE'],
];
