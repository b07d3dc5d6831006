/**
 * Access to the page of form designers: everyone outside production, in production users with the secret, nobody
 * without a configured one.
 */
import { buildTestSite, type TestSite } from '../support/testSite';
import { newestOf } from '../support/newestOf.mjs';

let site: TestSite;
afterEach(() => site.close());

it('lists the forms outside of production, also without JavaScript', async () => {
  site = await buildTestSite();
  const { status, html, title, headers } = await site.get('/forms?lang=en');
  expect({ status, title }).toEqual({ status: 200, title: 'Form studio' });
  expect(html).toContain(`href="/forms/visitor-en/${newestOf('visitor-en')}.json?v=`);
  expect(html).toContain('Without it, use npm run forms on the server.');
  expect(html).toMatch(/<meta name="robots" content="noindex/);
  // For the styles of the code editor, so the page is rendered for each request.
  const nonceOf = (response: { headers: Record<string, unknown> }) =>
    /'nonce-([^']{24})'/.exec(String(response.headers['content-security-policy']))?.[1];
  expect(html).toContain(`<meta property="csp-nonce" content="" nonce="${nonceOf({ headers })}"/>`);
  expect(nonceOf(await site.get('/forms?lang=en'))).not.toBe(nonceOf({ headers }));
});

it('is rendered for each request: a local designer has access at any time, and sees the newest drafts', async () => {
  site = await buildTestSite();
  const draftNote = '"revision":1';
  expect((await site.get('/forms?lang=en')).html.includes(draftNote)).toBe(false);
  const draft = { path: { formId: 'visitor-en' }, body: { document: '{}', revision: 0 } };
  expect((await site.visitor({ clientIp: '127.0.0.1' }).request('ownSaveFormDraft', draft)).code).toBe(200);
  for (const seconds of [0, 90, 90]) {
    site.clock.advance({ seconds });
    const { status, html } = await site.get('/forms?lang=en');
    expect({ status, hasDraft: html.includes(draftNote) }).toEqual({ status: 200, hasDraft: true });
  }
});

it('prompts for the secret in production, and shows nothing else', async () => {
  site = await buildTestSite({ designers: { production: true, formsSecret: 'a secret of designers' } });
  const { status, html } = await site.get('/forms?lang=en');
  expect(status).toBe(403);
  expect(html).toContain('Enter the secret of this site.');
  expect(html).not.toContain('visitor-en');
});

it('does not exist in production without a secret', async () => {
  site = await buildTestSite({ designers: { production: true, formsSecret: null } });
  expect((await site.get('/forms')).status).toBe(404);
});
