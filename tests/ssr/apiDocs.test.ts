import { operationTable } from '../../server/http/contract';
import { buildTestSite, type TestSite } from '../support/testSite';

let site: TestSite;
beforeAll(async () => {
  site = await buildTestSite();
});
afterAll(() => site.close());

const operations = Object.entries(operationTable).map(([id, { tag }]) => ({ id, tag }));

test('the index lists every operation below its old fragment, without JavaScript', async () => {
  const { html, headers } = await site.get('/api-docs');
  for (const { id, tag } of operations) expect(html).toContain(`<li id="${id}"><a href="/api-docs/${tag}/${id}">`);
  expect(html).not.toMatch(/<script/i);
  expect(headers['content-security-policy']).toContain("script-src 'self'");
  expect(headers['cache-control']).toBe('public, max-age=3600');
});

test('each tag and each operation has a page', async () => {
  const paths = [...new Set(operations.map(({ tag }) => tag)), ...operations.map(({ tag, id }) => `${tag}/${id}`)];
  for (const path of paths)
    expect({ path, ...(await site.get(`/api-docs/${path}`)) }).toMatchObject({ path, status: 200 });
});

test.each(['/api-docs/nope', '/api-docs/media/nope', '/api-docs/media/configMenu'])(
  '%s is the site’s 404 page',
  async (url) => {
    const { status, html } = await site.get(url);
    expect(status).toBe(404);
    expect(html).toContain('id="bootstrap"');
  },
);

test('a search is a form without JavaScript, and not for search engines', async () => {
  const { html, headers } = await site.get('/api-docs?q=badge');
  expect(html).toContain('value="badge"');
  expect(html).toContain('<mark>badge</mark>');
  expect(headers['x-robots-tag']).toBe('noindex');
});

test.each(['?q=', '?q=%20', '?q=a&q=b', '?q=%00', '?other=1'])('%s shows the index', async (query) => {
  expect((await site.get(`/api-docs${query}`)).html).toBe((await site.get('/api-docs')).html);
});

test('a reader’s unchanged page is not sent again', async () => {
  const { headers } = await site.get('/api-docs/media');
  expect(await site.get('/api-docs/media', { 'if-none-match': String(headers.etag) })).toMatchObject({
    status: 304,
    html: '',
  });
});
