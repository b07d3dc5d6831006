/**
 * Security checks that need a real browser: pages of other sites, content security policies, sanitised texts; and
 * that no served file contains a secret.
 */
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { renderMarkdown } from '../../server/content/richText';
import { xssVectors } from '../support/xssVectors';
import { createApiClient } from './apiClient';
import { setUpSite } from './setUpSite';
import { openPage, type Site, visit } from './site';

const secrets = {
  SITE_SECRET: 'site-secret-that-nobody-else-has-0123456789',
  PRE_SECRET: 'pre-secret-that-nobody-else-has',
  FORMS_SECRET: 'forms-secret-that-nobody-else-has',
  METRICS_TOKEN: 'metrics-token-that-nobody-else-has',
  SMTP_URL: 'smtp://sender:smtp-password-that-nobody-has@127.0.0.1:9',
  MAIL_FROM: 'Exhibition <news@example.com>',
};

let site: Site;
let browser: Browser;
setUpSite((opened) => ({ site, browser } = opened), { env: secrets });

const BLANK = 'http://blank.example/';

/** A page of another site: browsers treat `localhost` as another site than 127.0.0.1. */
async function otherSite(html: string): Promise<{ url: string; close: () => void }> {
  const server = createServer((_request, response) => response.setHeader('content-type', 'text/html').end(html));
  server.listen(0, 'localhost');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  return { url: `http://localhost:${port}/`, close: () => void server.close() };
}

test('a cross-site image, link or form changes nothing, because the browser sends Sec-Fetch-Site', async () => {
  const { page, context } = await openPage(browser);
  await visit(page, `${site.url}/en`);
  // The captcha of this browser's session is solved, so a code could be sent.
  const response = await page.evaluate(async () => {
    const headers = { 'content-type': 'application/json', 'x-locale': 'en' };
    const image = (await (
      await fetch('/api/verification/sendImageCode', { method: 'POST', headers, body: '{"purpose":"registration"}' })
    ).json()) as { data: { captchaId: string } };
    const { captchaId } = image.data;
    const response = (await (await fetch(`/dev/captcha/${captchaId}.json`)).json()) as { code: string; work: number[] };
    const body = JSON.stringify({ captchaId, ...response });
    const check = await fetch('/api/captcha/checkVerificationResult', { method: 'POST', headers, body });
    return check.status;
  });
  expect(response).toBe(200);
  const send = `${site.url}/api/sms/sendCode/13912340000?purpose=registration`;
  const subscribe = `${site.url}/api/web/subscribe/subscribe`;
  const other = await otherSite(`<!doctype html><img src="${send}"><a id=link href="${send}">x</a>
    <form id=form method=post action="${subscribe}" enctype="text/plain"><input name='{"email":"anna@example.org","language":2,"x":"' value='"}'></form>`);
  // The response to the cross-site image request is rejected, and its status is hidden from the page.
  const [imageRequest] = await Promise.all([
    page.waitForRequest((request) => request.url() === send && request.resourceType() === 'image'),
    page.goto(other.url, { waitUntil: 'load' }),
  ]);
  expect(imageRequest.headers()['access-token']).toBeUndefined();
  const [linked] = await Promise.all([
    page.waitForResponse((response) => response.url() === send && response.request().isNavigationRequest()),
    page.click('#link'),
  ]);
  await page.goto(other.url, { waitUntil: 'load' });
  const [posted] = await Promise.all([
    page.waitForResponse(subscribe),
    page.evaluate(() => document.querySelector<HTMLFormElement>('#form')?.submit()),
  ]);
  await page.waitForURL(subscribe);
  expect([linked.status(), posted.status()]).toEqual([400, 400]);
  const sent = async (to: string) =>
    ((await (await fetch(`${site.url}/dev/inbox.json?to=${to}`)).json()) as { messages: unknown[] }).messages;
  expect([await sent('13912340000'), await sent('anna%40example.org')]).toEqual([[], []]);
  // The control: the page itself may.
  await page.goto(`${site.url}/en`);
  expect(await page.evaluate(async (url) => (await fetch(url, { headers: { 'x-locale': 'en' } })).status, send)).toBe(
    200,
  );
  expect(await sent('13912340000')).toHaveLength(1);
  other.close();
  await context.close();
});

test.each(['/en', '/en/audience/registration', '/page/file/viewer?url=/media/files/visitor-guide.en.pdf&lang=en'])(
  'on %s the browser blocks inline scripts and handlers, foreign scripts, pictures, frames, objects and a foreign base',
  async (path) => {
    const { page, context } = await openPage(browser);
    await page.goto(site.url + path);
    const violations = await page.evaluate(async () => {
      const seen: string[] = [];
      document.addEventListener('securitypolicyviolation', (event) => void seen.push(event.effectiveDirective));
      const add = (html: string) => document.body.append(document.createRange().createContextualFragment(html));
      add('<script>window.ran = 1</script>');
      add('<img src=x: onerror="window.ran = 2">');
      add('<script src="http://localhost:1/x.js"></script>');
      add('<iframe src="http://localhost:1/"></iframe>');
      add('<object data="/favicon.svg"></object>');
      add('<base href="http://localhost:1/">');
      const script = document.createElement('a');
      script.href = 'javascript:window.ran=3';
      document.body.append(script);
      script.click();
      await new Promise((resolve) => setTimeout(resolve, 500));
      return {
        seen: [...new Set(seen)].sort(),
        ran: 'ran' in window,
        base: document.baseURI.startsWith('http://localhost'),
      };
    });
    expect(violations).toEqual({
      seen: ['base-uri', 'frame-src', 'img-src', 'object-src', 'script-src-attr', 'script-src-elem'],
      ran: false,
      base: false,
    });
    await context.close();
  },
);

test('a hundred hostile texts run no script in a browser without CSP once sanitised; unsanitised some do', async () => {
  const context = await browser.newContext();
  await context.route('**/*', (route) =>
    route.request().url() === BLANK
      ? route.fulfill({ contentType: 'text/html', body: '<!doctype html><body></body>' })
      : route.fulfill({ status: 404, body: 'x' }),
  );
  /** The texts whose script ran. Each has its own page, because some navigate away. */
  const findExecuted = async (texts: string[]): Promise<string[]> => {
    const ran: string[] = [];
    for (const text of texts) {
      const page = await context.newPage();
      page.on('dialog', (dialog) => void dialog.dismiss());
      await page.addInitScript(() => Object.assign(window, { alert: () => Object.assign(window, { hasRun: true }) }));
      await page.goto(BLANK);
      const hasRun = await page
        .evaluate(async (html) => {
          document.body.append(document.createRange().createContextualFragment(html));
          for (const element of document.querySelectorAll<HTMLElement>('body *')) {
            // An ordinary link is allowed; only other URL schemes are clicked.
            if (!(element instanceof HTMLAnchorElement && /^(https?|mailto):$/.test(element.protocol))) element.click();
            for (const type of ['mouseover', 'pointerenter', 'wheel', 'focus', 'blur'])
              element.dispatchEvent(new Event(type, { cancelable: true }));
          }
          await new Promise((resolve) => setTimeout(resolve, 20));
          return 'hasRun' in window;
        }, text)
        // A navigation away counts as executed.
        .catch(() => true);
      if (hasRun) ran.push(text);
      await page.close();
    }
    return ran;
  };
  expect(await findExecuted([xssVectors.slice(15, 35).join('\n')])).toHaveLength(1);
  expect(await findExecuted([xssVectors.map((vector) => renderMarkdown(vector)).join('\n')])).toEqual([]);
  await context.close();
});

const values = Object.values(secrets).map((value) =>
  value.startsWith('smtp') ? 'smtp-password-that-nobody-has' : value,
);
const names = [
  'SITE_SECRET',
  'PRE_SECRET',
  'FORMS_DESIGNERS',
  'FORMS_SECRET',
  'METRICS_TOKEN',
  'SMTP_URL',
  'WECHAT_PAY_PRIVATE_KEY',
  'SMS_SECRET_KEY',
];

test('no built file names a setting of the server or contains a key, and none is a source map', () => {
  const folder = 'dist/client';
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => !/\.(br|woff2|pdf|png)$/.test(file),
  );
  expect(files.filter((file) => file.endsWith('.js')).length).toBeGreaterThan(30);
  const found = files
    .filter((file) => /\.\w+$/.test(file))
    .flatMap((file) => {
      const text = readFileSync(join(folder, file), 'utf8');
      return [...names, 'BEGIN PRIVATE KEY', 'BEGIN RSA', 'postgres://', 'smtp://']
        .filter((word) => text.includes(word))
        .map((word) => `${file}: ${word}`);
    });
  expect(found).toEqual([]);
  expect(files.filter((file) => file.endsWith('.map'))).toEqual([]);
});

test('no page and no response contains a secret of the running site', async () => {
  const request = createApiClient(site);
  await request('/web/own/edition');
  const paths = [
    '/en',
    '/zh-cn/audience/register/1',
    '/en/audience/registration',
    '/forms',
    '/openapi.json',
    '/api-docs',
    '/ready',
    '/health',
    '/dev/inbox',
    '/api/web/own/client',
    `/en?_pre_=${secrets.PRE_SECRET}x`,
    '/app.webmanifest?lang=en',
    '/sitemap.xml',
    '/.env',
    '/secret',
    '/metrics',
  ];
  for (const path of paths) {
    const response = await fetch(site.url + path);
    const responseText = (await response.text()) + JSON.stringify([...response.headers]);
    const checkedSecrets = path.includes('_pre_') ? values.filter((value) => value !== secrets.PRE_SECRET) : values;
    expect({ path, found: checkedSecrets.filter((value) => responseText.includes(value)) }).toEqual({
      path,
      found: [],
    });
  }
});
