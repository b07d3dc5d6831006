/** @jest-environment jsdom */
import { xssVectors } from '../../tests/support/xssVectors';
import { renderMarkdown } from './richText';
import { sanitiseHtml } from '../lib/sanitiseHtml';

const ELEMENTS = /^(P|H2|H3|H4|UL|OL|LI|STRONG|EM|BLOCKQUOTE|A|TABLE|THEAD|TBODY|TR|TH|TD|CODE|SUB|SUP|BR|HR)$/;
const ATTRIBUTES: Record<string, string[]> = { A: ['href', 'rel'], TH: ['scope', 'align'], TD: ['align'] };
const SCHEMES = ['http:', 'https:', 'mailto:'];

/** The elements, attributes and URL schemes in parsed HTML that are not allowed. */
function unsafeParts(html: string): string[] {
  const template = document.createElement('template');
  template.innerHTML = html;
  return [...template.content.querySelectorAll('*')].flatMap((element) => {
    const { tagName, attributes } = element;
    const unknownAttributes = [...attributes].filter(({ name }) => !(ATTRIBUTES[tagName] ?? []).includes(name));
    const href = element.getAttribute('href');
    const isAllowedUrl = href === null || SCHEMES.includes(new URL(href, 'https://site.example').protocol);
    return [
      ...(ELEMENTS.test(tagName) ? [] : [tagName]),
      ...unknownAttributes.map(({ name }) => `${tagName} ${name}`),
      ...(isAllowedUrl ? [] : [`${tagName} ${href}`]),
    ];
  });
}

test('the list has at least 100 distinct vectors, at least 90 of them effective without sanitising', () => {
  expect(new Set(xssVectors).size).toBeGreaterThanOrEqual(100);
  expect(xssVectors.filter((vector) => unsafeParts(vector).length > 0).length).toBeGreaterThanOrEqual(90);
});

test.each(xssVectors)('removes everything that executes, loads or redirects: %s', (vector) => {
  expect(unsafeParts(renderMarkdown(vector))).toEqual([]);
  expect(unsafeParts(sanitiseHtml(vector))).toEqual([]);
  // Also within a text, where the parser may be in another state.
  expect(unsafeParts(renderMarkdown(`Before ${vector} after\n\n| a | b |\n|---|---|\n| ${vector} | x |`))).toEqual([]);
});

const parseHtml = (html: string): string => {
  const template = document.createElement('template');
  template.innerHTML = html;
  return template.innerHTML;
};

test.each(xssVectors)('sanitising is idempotent: %s', (vector) => {
  expect(parseHtml(sanitiseHtml(renderMarkdown(vector)))).toBe(parseHtml(renderMarkdown(vector)));
});
