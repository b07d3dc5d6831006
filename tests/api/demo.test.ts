/**
 * The tools of a demo: a local one shows everything on this machine only; in a public one each browser sees its own
 * messages.
 */
import { exampleBody } from '../support/exampleRequests';
import { newEmail } from '../support/factories';
import { enrolled, meetingWith } from '../support/meetings';
import { buildTestApp, type TestApp } from '../support/testApp';

interface InboxMessage {
  to: string;
  template: string;
  attachments: { name: string; url: string }[];
}

/** The files of the mail about a problem. */
const storyFilesOf = (messages: InboxMessage[]) =>
  messages.find(({ template }) => template === 'problemReport')?.attachments ?? [];

describe('a local demo', () => {
  let site: TestApp;
  beforeAll(async () => {
    site = await buildTestApp();
  });
  afterAll(() => site.close());

  const status = async (url: string, headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') =>
    (await site.app.inject({ url, remoteAddress, headers: { host: '127.0.0.1:8080', ...headers } })).statusCode;

  test('shows its inbox to a direct request from the same host', async () => {
    expect(await status('/dev/inbox')).toBe(200);
    expect(await status('/dev/inbox', { host: 'localhost:8080' }, '::1')).toBe(200);
    expect(await status('/dev/inbox', { host: '[::1]:8080' }, '::ffff:127.0.0.1')).toBe(200);
  });

  test('its inbox shows a message as paragraphs, which wrap on a phone', async () => {
    const email = newEmail();
    await site.visitor().verifyEmail(email);
    const headers = { host: '127.0.0.1:8080', accept: 'text/html' };
    const { body } = await site.app.inject({ url: `/dev/inbox?to=${email}`, headers });
    expect(body).toMatch(/<p>Your verification code is \d{6}\.<\/p><p>It is valid for 10 minutes\./);
  });

  test('its inbox links the attachments of a message', async () => {
    const body = exampleBody('ownReportProblem', { email: newEmail() });
    const { number } = (await site.visitor().request('ownReportProblem', { body })).data as { number: string };
    const headers = { host: '127.0.0.1:8080' };
    const inbox = (await site.app.inject({ url: '/dev/inbox.json', headers })).json<{ messages: InboxMessage[] }>();
    const [{ name = '', url = '' } = {}] = storyFilesOf(inbox.messages);
    expect(name).toBe(`story-${number}.json`);
    const page = await site.app.inject({ url: '/dev/inbox', headers: { ...headers, accept: 'text/html' } });
    expect(page.body).toContain(`<a href="${url}">${name}</a>`);
    const file = await site.app.inject({ url, headers });
    expect(file.json()).toEqual(body.story);
    expect(file.headers).toMatchObject({
      'content-type': 'application/json',
      'content-disposition': `attachment; filename="${name}"`,
    });
    expect(await status(url.replace('story-', 'other-'))).toBe(404);
  });

  test.each(['to=a&to=b', 'to=%00', 'to=a%00b'])('its inbox returns 400 for %s', async (query) => {
    expect(await status(`/dev/inbox.json?${query}`)).toBe(400);
    expect(await status(`/dev/inbox?${query}`)).toBe(400);
  });

  test.each(['/dev/inbox', '/dev/inbox.json?to=a@example.org', '/dev/captcha/last.json', '/dev/pay/1'])(
    '%s returns 404 to any other host, and through a proxy on the same host',
    async (url) => {
      expect(await status(url, {}, '198.51.100.7')).toBe(404);
      for (const host of ['exhibition.example', '127.0.0.1.evil.example', 'a b', 'localhost@evil.example'])
        expect([host, await status(url, { host })]).toEqual([host, 404]);
      for (const name of ['x-forwarded-for', 'x-forwarded-proto', 'forwarded', 'via', 'x-real-ip', 'cf-connecting-ip'])
        expect([name, await status(url, { [name]: '127.0.0.1' })]).toEqual([name, 404]);
    },
  );
});

describe('a public demo', () => {
  let site: TestApp;
  beforeAll(async () => {
    site = await buildTestApp({ demo: 'public', origin: 'https://demo.example' });
  });
  afterAll(() => site.close());

  /** A browser with all its cookies, behind a proxy. */
  function browser({ ticket, sid }: { ticket?: string; sid?: string } = {}) {
    const cookies = new Map<string, string>(sid ? [['sid', sid]] : []);
    const send = async (method: 'GET' | 'POST', url: string, payload?: object) => {
      const response = await site.app.inject({
        method,
        url,
        remoteAddress: '198.51.100.7',
        headers: {
          host: 'demo.example',
          'x-locale': 'en',
          ...(ticket && { 'access-token': ticket }),
          cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        },
        ...(payload && { payload }),
      });
      for (const { name, value } of response.cookies) cookies.set(name, value);
      return response;
    };
    return {
      send,
      subscribe: (email: string) => send('POST', '/api/web/subscribe/subscribe', { email, language: 2 }),
      inbox: async () => (await send('GET', '/dev/inbox.json')).json<{ messages: InboxMessage[] }>().messages,
    };
  }

  test('shows a browser only the messages that it caused', async () => {
    const [anna, bob] = [browser(), browser()];
    const [annas, bobs] = [newEmail(), newEmail()];
    await anna.subscribe(annas);
    await bob.subscribe(bobs);
    expect((await anna.inbox()).map(({ to }) => to)).toEqual([annas]);
    expect((await bob.inbox()).map(({ to }) => to)).toEqual([bobs]);
    expect(await browser().inbox()).toEqual([]);
    expect((await anna.send('GET', `/dev/inbox.json?to=${bobs}`)).json()).toEqual({ messages: [] });
  });

  test('shows the attachments of a message only to the browser that caused it', async () => {
    const anna = browser();
    await anna.send('POST', '/api/web/own/problem-report', exampleBody('ownReportProblem'));
    const [{ url = '' } = {}] = storyFilesOf(await anna.inbox());
    expect((await anna.send('GET', url)).statusCode).toBe(200);
    expect((await browser().send('GET', url)).statusCode).toBe(404);
  });

  test('shows the payment page only to the browser that opened it', async () => {
    const local = await buildTestApp({ database: site.database });
    const { guest, enrolment } = await enrolled(local, await meetingWith(local, 'toolpath-clinic'));
    const owner = browser({ ticket: guest.ticket, sid: guest.cookie?.replace('sid=', '') });
    const paid = await owner.send('POST', '/api/web/meeting/enroll/pay', { enrolmentId: enrolment.id });
    const { id } = paid.json<{ data: { id: string } }>().data;
    expect((await owner.send('GET', `/dev/pay/${id}`)).body).toContain('Pay CNY 199.00');
    for (const method of ['GET', 'POST'] as const)
      expect((await browser().send(method, `/dev/pay/${id}`)).statusCode).toBe(404);
    await local.app.close();
  });

  test('never reveals the answer of a captcha, not even to the same host', async () => {
    const { data } = (await browser().send('GET', '/api/captcha/generateVerifyImg')).json<{
      data: { captchaId: string };
    }>();
    for (const headers of [{ host: 'demo.example' }, { host: '127.0.0.1' }])
      expect((await site.app.inject({ url: `/dev/captcha/${data.captchaId}.json`, headers })).statusCode).toBe(404);
  });
});
