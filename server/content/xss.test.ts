/** @jest-environment jsdom */
import { xssVectors } from '../../tests/support/xssVectors';
import { renderMarkdown, sanitised } from './richText';

const ELEMENTS = /^(P|H2|H3|H4|UL|OL|LI|STRONG|EM|BLOCKQUOTE|A|TABLE|THEAD|TBODY|TR|TH|TD|CODE|SUB|SUP|BR|HR)$/;
const ATTRIBUTES: Record<string, string[]> = { A: ['href', 'rel'], TH: ['scope', 'align'], TD: ['align'] };
const SCHEMES = ['http:', 'https:', 'mailto:'];

/** The elements, attributes and URL schemes in parsed HTML that are not allowed. */
function alive(html: string): string[] {
  const template = document.createElement('template');
  template.innerHTML = html;
  return [...template.content.querySelectorAll('*')].flatMap((element) => {
    const { tagName, attributes } = element;
    const foreign = [...attributes].filter(({ name }) => !(ATTRIBUTES[tagName] ?? []).includes(name));
    const href = element.getAttribute('href');
    const leads = href === null || SCHEMES.includes(new URL(href, 'https://site.example').protocol);
    return [
      ...(ELEMENTS.test(tagName) ? [] : [tagName]),
      ...foreign.map(({ name }) => `${tagName} ${name}`),
      ...(leads ? [] : [`${tagName} ${href}`]),
    ];
  });
}

test('the list has at least 100 distinct vectors, at least 90 of them effective without sanitising', () => {
  expect(new Set(xssVectors).size).toBeGreaterThanOrEqual(100);
  expect(xssVectors.filter((vector) => alive(vector).length > 0).length).toBeGreaterThanOrEqual(90);
});

test.each(xssVectors)('removes everything that executes, loads or redirects: %s', (vector) => {
  expect(alive(renderMarkdown(vector))).toEqual([]);
  expect(alive(sanitised(vector))).toEqual([]);
  // Also within a text, where the parser may be in another state.
  expect(alive(renderMarkdown(`Before ${vector} after\n\n| a | b |\n|---|---|\n| ${vector} | x |`))).toEqual([]);
});

const read = (html: string): string => {
  const template = document.createElement('template');
  template.innerHTML = html;
  return template.innerHTML;
};

test.each(xssVectors)('sanitising is idempotent: %s', (vector) => {
  expect(read(sanitised(renderMarkdown(vector)))).toBe(read(renderMarkdown(vector)));
});
