/** Markdown of the editors to the HTML that pages show: sanitised here once, so that nothing else can reach a page. */
import { marked } from 'marked';
import sanitizeHtml from 'sanitize-html';

const allowed: sanitizeHtml.IOptions = {
  allowedTags: [
    'p',
    'h2',
    'h3',
    'h4',
    'ul',
    'ol',
    'li',
    'strong',
    'em',
    'blockquote',
    'a',
    'table',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
    'code',
    'sub',
    'sup',
    'br',
    'hr',
  ],
  allowedAttributes: { a: ['href', 'rel'], th: ['scope', 'align'], td: ['align'] },
  allowedSchemes: ['http', 'https', 'mailto'],
  // A page has one h1, its title: headings of a text begin below it.
  transformTags: { h1: 'h2', a: sanitizeHtml.simpleTransform('a', { rel: 'noopener' }) },
};

/** Sanitised HTML of a Markdown text. */
export const renderMarkdown = (markdown: string): string =>
  sanitizeHtml(marked.parse(markdown, { async: false, gfm: true }), allowed);
