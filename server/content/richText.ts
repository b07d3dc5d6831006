/** Markdown of the editors to the HTML that pages show: sanitised when it is imported, and once more when an answer carries it (server/http/validation.ts). */
import { marked } from 'marked';
import sanitizeHtml from 'sanitize-html';

const TAGS = 'p h2 h3 h4 ul ol li strong em blockquote a table thead tbody tr th td code sub sup br hr'.split(' ');

const allowed: sanitizeHtml.IOptions = {
  allowedTags: TAGS,
  allowedAttributes: { a: ['href', 'rel'], th: ['scope', 'align'], td: ['align'] },
  allowedSchemes: ['http', 'https', 'mailto'],
  // A page has one h1, its title: headings of a text begin below it.
  transformTags: { h1: 'h2', a: sanitizeHtml.simpleTransform('a', { rel: 'noopener' }) },
};

/** HTML without anything but the closed list of elements and attributes above. What is sanitised already reads as it did. */
export const sanitised = (html: string): string => sanitizeHtml(html, allowed);

/** Sanitised HTML of a Markdown text. */
export const renderMarkdown = (markdown: string): string =>
  sanitised(marked.parse(markdown, { async: false, gfm: true }));
