/**
 * `wx-redirect?f=` and the file viewer accept paths of this site only (security.md): in the rendered page, and in the
 * stored return path of the sign-in.
 */
import { hostilePaths } from '../support/hostilePaths';
import { buildTestSite, type TestSite } from '../support/testSite';
import { errorOf } from '../support/testApp';

let site: TestSite;
beforeAll(async () => {
  site = await buildTestSite();
});
afterAll(() => site.close());

/** URLs that a page links to or loads. */
const urlsIn = (html: string): string[] =>
  [...html.matchAll(/\s(?:href|src|action|formaction|data)="([^"]*)"/g)].map(([, url = '']) =>
    url.replaceAll('&amp;', '&'),
  );
const leavesSite = (url: string): boolean => {
  const base = 'http://127.0.0.1:8080';
  return (
    !URL.canParse(url, base) ||
    /evil\.example|etc\/passwd/.test(new URL(url, base).host + new URL(url, base).pathname) ||
    /^(javascript|data|blob|vbscript|file):/i.test(url.trim())
  );
};

test.each(hostilePaths)('the return path %j leads home', async (path) => {
  const { status, html } = await site.get(`/wx-redirect?f=${encodeURIComponent(path)}`);
  expect(status).toBe(200);
  expect(urlsIn(html).filter(leavesSite)).toEqual([]);
});

test('preserves a return path within this site', async () => {
  const { html } = await site.get(`/wx-redirect?f=${encodeURIComponent('/zh-cn/news?page=2')}`);
  expect(urlsIn(html)).toContain(`/wx-redirect?f=${encodeURIComponent('/zh-cn/news?page=2')}`);
});

test.each(hostilePaths)('the sign-in rejects %j as a return path', async (path) => {
  const response = await site.visitor().request('wxAuthorizationUrl', { body: { f: path } });
  expect(errorOf(response)).toMatchObject({ code: 400, fields: ['/body/f'] });
});

// Without a URL there is nothing to show, and no error.
test.each(hostilePaths.filter(Boolean))('the file viewer rejects %j and loads nothing of it', async (path) => {
  const { status, html } = await site.get(`/page/file/viewer?url=${encodeURIComponent(path)}&lang=en`);
  expect(status).toBe(400);
  expect(html).not.toMatch(/<(?:iframe|embed|object|video)\b/);
  expect(urlsIn(html).filter(leavesSite)).toEqual([]);
});

test('the file viewer shows files of this site only, not its calls or its pages', async () => {
  for (const path of [
    '/api/web/own/my-data',
    '/dev/inbox',
    '/en/my',
    '/media/../dev/inbox',
    '/media/files/..%2f..%2fdev',
  ])
    expect([path, (await site.get(`/page/file/viewer?url=${encodeURIComponent(path)}&lang=en`)).status]).toEqual([
      path,
      400,
    ]);
});
