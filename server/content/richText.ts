/** Renders the editors' Markdown. */
import { marked } from 'marked';
import { sanitiseHtml } from '../lib/sanitiseHtml';

/** Renders Markdown to sanitised HTML. */
export const renderMarkdown = (markdown: string): string =>
  sanitiseHtml(marked.parse(markdown, { async: false, gfm: true }));
