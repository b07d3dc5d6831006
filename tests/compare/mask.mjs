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

/** Random ids, codes, tickets and signatures in API exchanges. */
export const RANDOM = [
  [/\b[0-9A-HJKMNP-TV-Z]{26}\b/g, 'ULID'],
  [/\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/g, 'UUID'],
  [/[\w+/=-]{32,}/g, 'RANDOM'],
  [/\b\d{6}\b/g, 'CODE'],
];
