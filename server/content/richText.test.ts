import { renderMarkdown } from './richText';

test('renders an editor’s headings, lists and emphasis', () => {
  expect(renderMarkdown('# Title\n\n- one\n- **two**').trim()).toBe(
    '<h2>Title</h2>\n<ul>\n<li>one</li>\n<li><strong>two</strong></li>\n</ul>',
  );
});
