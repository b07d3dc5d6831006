/** Sanitises HTML at import, and again in responses (server/http/validation.ts). */
import sanitizeHtml from 'sanitize-html';

const TAGS = 'p h2 h3 h4 ul ol li strong em blockquote a table thead tbody tr th td code sub sup br hr'.split(' ');

const sanitiseOptions: sanitizeHtml.IOptions = {
  allowedTags: TAGS,
  allowedAttributes: { a: ['href', 'rel'], th: ['scope', 'align'], td: ['align'] },
  allowedSchemes: ['http', 'https', 'mailto'],
  // The page's title is its only h1, so headings in texts start at h2.
  transformTags: { h1: 'h2', a: sanitizeHtml.simpleTransform('a', { rel: 'noopener' }) },
};

/** Removes all HTML except the allowed elements and attributes. Idempotent. */
export const sanitiseHtml = (html: string): string => sanitizeHtml(html, sanitiseOptions);
