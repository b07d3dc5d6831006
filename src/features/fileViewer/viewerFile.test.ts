import { inlineUrl, parseViewerFile } from './components/FileViewerView';

const viewerFileOf = (url: string) => parseViewerFile(new URLSearchParams({ url }));

test.each([
  ['/media/files/guide.en.pdf?v=1', 'pdf', 'guide.en.pdf'],
  ['/art/gears/4/617.svg?w=640', 'picture', '617.svg'],
  ['/media/video/bend.mp4', 'video', 'bend.mp4'],
])('%s is shown as %s', (url, kind, name) => {
  expect(viewerFileOf(url)).toEqual({ kind, url, name });
});

test.each([
  'https://evil.example/x.pdf',
  '//evil.example/x.pdf',
  '/\\evil.example/x.pdf',
  'javascript:alert(1)//x.pdf',
  'data:application/pdf,x.pdf',
  '/%2fevil.example/x.pdf',
])('rejects %s as external', (url) => {
  expect(viewerFileOf(url)).toEqual({ kind: 'external' });
});

test.each(['/en/news', '/media/files/list.xlsx', '/media/../api/x.pdf', '/en/x.pdf'])(
  '%s is not a viewable file',
  (url) => {
    expect(viewerFileOf(url)).toEqual({ kind: 'unsupported' });
  },
);

test('shows nothing without a URL, and requests files with inline=1', () => {
  expect(parseViewerFile(new URLSearchParams())).toEqual({ kind: 'none' });
  expect(inlineUrl('/media/files/a.pdf?v=1')).toBe('/media/files/a.pdf?v=1&inline=1');
});
