/** Requests are measured by route, errors by reason; no label contains an address or personal data. */
import { makeMetrics } from '../../server/telemetry/metrics';
import { newEmail, newMobile } from '../support/factories';
import { buildTestApp } from '../support/testApp';

test('counts requests by route pattern, errors by reason, and messages by state', async () => {
  const metrics = makeMetrics();
  const site = await buildTestApp({ telemetry: { metrics, tracing: null } });
  site.database.onQuery((kind, ms, failed) => metrics.observeQuery(kind, ms / 1000, failed));
  const url = await site.app.listen({ host: '127.0.0.1', port: 0 });
  const email = newEmail();
  const headers = { 'x-locale': 'en', 'content-type': 'application/json' };
  const request = (path: string, init: RequestInit = {}) => fetch(`${url}${path}`, { headers, ...init });
  await request('/health');
  await request('/api/web/own/email-code', {
    method: 'POST',
    body: JSON.stringify({ email, purpose: 'registration' }),
  });
  await request(`/api/nothing/${encodeURIComponent(email)}`);
  await request('/api/nothing', { method: 'PROPFIND' }).catch(() => undefined);
  // Without a socket, as a page calls the API while it renders: part of another request.
  await site.visitor().request('configSubscribe', { body: { email, language: 2 } });
  const text = await metrics.registry.metrics();
  const counted = [...text.matchAll(/^http_request_duration_seconds_count\{(.*)\} (\d+)$/gm)].map(
    ([, labels]) => labels,
  );
  expect(counted).toEqual(
    expect.arrayContaining([
      'method="GET",route="/health",status="200"',
      'method="POST",route="/api/web/own/email-code",status="400"',
    ]),
  );
  expect(counted.filter((labels = '') => labels.includes('subscribe'))).toEqual([]);
  expect(text).toMatch(/refusals_total\{reason="captcha\.[a-zA-Z]+"\} 1/);
  expect(text).toMatch(/refusals_total\{reason="operation.notFound"\}/);
  expect(text).toMatch(/db_query_seconds_count\{kind="insert"\} [1-9]/);
  expect(text).not.toContain(email);
  const standing = await site.app.services.businessMetrics.snapshot();
  expect(standing).toEqual({
    outbox: [{ kind: 'mail', waiting: 1, oldestSeconds: 0 }],
    budgets: [
      { kind: 'mail', share: 0 },
      { kind: 'sms', share: 0 },
    ],
    registrations: [],
    phase: 'open',
  });
  await site.close();
});

test('shows the used part of the message budget from the first sent message on', async () => {
  const site = await buildTestApp({ limits: { smsPerDay: 40 } });
  const wang = site.visitor({ locale: 'zh-cn' });
  const spent = async () =>
    (await site.app.services.businessMetrics.snapshot()).budgets.find(({ kind }) => kind === 'sms')?.share;
  await wang.verifyMobile(newMobile());
  expect(await spent()).toBe(0.025);
  site.clock.advance({ minutes: 2 });
  await wang.verifyMobile(newMobile());
  expect(await spent()).toBe(0.05);
  await site.close();
});
