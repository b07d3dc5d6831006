import { renderMarkdown } from './richText';

test('headings, lists and tables of an editor come through', () => {
  expect(renderMarkdown('# Title\n\n- one\n- **two**').trim()).toBe(
    '<h2>Title</h2>\n<ul>\n<li>one</li>\n<li><strong>two</strong></li>\n</ul>',
  );
});

test.each([
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '[x](javascript:alert(1))',
  '<a href="java\nscript:alert(1)">x</a>',
  '<svg onload=alert(1)>',
  '<iframe src="https://example.com"></iframe>',
  '<p style="background:url(javascript:alert(1))">x</p>',
])('nothing that runs comes through: %s', (attack) => {
  expect(renderMarkdown(attack)).not.toMatch(/script|onerror|onload|iframe|style|<img/i);
});
