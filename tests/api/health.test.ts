import { sql } from 'kysely';
import { newEmail } from '../support/factories';
import { buildTestApp } from '../support/testApp';

test('/health reports that the process is alive, /ready that it can serve requests', async () => {
  const site = await buildTestApp();
  const health = await site.app.inject('/health');
  expect([health.statusCode, health.json()]).toEqual([200, { status: 'ok' }]);
  const ready = await site.app.inject('/ready');
  expect([ready.statusCode, ready.json()]).toEqual([200, { status: 'ready' }]);
  expect(ready.headers['cache-control']).toBe('no-store');
  await site.close();
});

test('without its database the process is alive but not ready, and rejects calls within 3 seconds without internal details', async () => {
  const site = await buildTestApp();
  expect((await site.visitor().request('configMenu')).code).toBe(200);
  await site.database.close();
  expect((await site.app.inject('/health')).statusCode).toBe(200);
  const ready = await site.app.inject('/ready');
  expect([ready.statusCode, ready.json()]).toEqual([503, { status: 'unavailable', missing: ['database'] }]);
  const started = performance.now();
  const response = await site.visitor().requestRaw('visitorEnExistEmail', { body: { email: newEmail() } });
  expect(performance.now() - started).toBeLessThan(3_000);
  expect(response.json()).toEqual({
    code: 503,
    message: 'The service is not available right now. Please try again later',
    data: { reason: 'server.unavailable', errors: [], requestId: expect.any(String) },
  });
  expect(response.headers['retry-after']).toBe('60');
  await site.app.close();
});

test('a stopping process responds, reports not ready to load balancers and closes connections', async () => {
  const site = await buildTestApp();
  site.app.draining = true;
  const ready = await site.app.inject('/ready');
  expect([ready.statusCode, ready.headers.connection]).toEqual([503, 'close']);
  expect((await site.app.inject('/health')).statusCode).toBe(200);
  await site.close();
});

test('returns 503 for a full disk, also at /ready, until there is space again', async () => {
  const site = await buildTestApp();
  const { db } = site.database;
  await sql`create function disk_is_full() returns trigger language plpgsql as
    $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$`.execute(db);
  await sql`create trigger full_disk before insert on newsletter_subscription execute function disk_is_full()`.execute(
    db,
  );
  const subscribe = () =>
    site.visitor().requestRaw('configSubscribe', { body: { email: newEmail(), language: 2 } }, { 'x-locale': 'en' });
  const failed = await subscribe();
  expect([failed.statusCode, failed.json<{ data: object }>().data]).toMatchObject([
    503,
    { reason: 'server.unavailable' },
  ]);
  const ready = await site.app.inject('/ready');
  expect([ready.statusCode, ready.json()]).toEqual([503, { status: 'unavailable', missing: ['disk'] }]);
  await sql`drop trigger full_disk on newsletter_subscription`.execute(db);
  site.clock.advance({ seconds: 15 });
  expect((await site.app.inject('/ready')).statusCode).toBe(200);
  expect((await subscribe()).statusCode).toBe(200);
  await site.close();
});
