/** HTML in answers (`x-html` of the contract) is sanitised as it leaves, whatever the database holds (security.md). */
import type { FuncKeywordDefinition } from 'ajv/dist/2020.js';
import { sanitised } from '../content/richText';

/** Texts that have been looked at: the newest ones, each a page's own. A text is asked for again and again until it changes. */
const KEPT = 1_000;
const seen = new Map<string, string>();

function harmless(html: string): string {
  const known = seen.get(html);
  if (known !== undefined) return known;
  const result = sanitised(html);
  const [oldest] = seen.keys();
  if (seen.size >= KEPT && oldest !== undefined) seen.delete(oldest);
  // Of what was harmless one text is kept, not two.
  seen.set(html, result === html ? html : result);
  return result;
}

/** The keyword for ajv: it finds nothing wrong, and writes the sanitised text where it differs. */
export const shownHtml: FuncKeywordDefinition = {
  keyword: 'x-html',
  type: 'string',
  schemaType: 'boolean',
  modifying: true,
  errors: false,
  validate(
    _schema: unknown,
    html: string,
    _parent: unknown,
    context?: { parentData: Record<string | number, unknown>; parentDataProperty: string | number },
  ) {
    const result = harmless(html);
    if (context && result !== html) context.parentData[context.parentDataProperty] = result;
    return true;
  },
};
