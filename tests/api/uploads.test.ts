/** Limits on slow, many, aborted and unauthorised uploads. */
import { connect, type AddressInfo, type Socket } from 'node:net';
import { once } from 'node:events';
import pino from 'pino';
import { UploadLimiter } from '../../server/http/plugins/multipart';
import { readWorkbook } from '../../server/domain/groups/excel/workbook';
import { makeMetrics } from '../../server/telemetry/metrics';
import { until } from '../support/until';
import { buildTestApp, type TestApp } from '../support/testApp';

const SCAN = '/api/visit/regist/info/businessCardScan';
const IMPORT = '/api/web/visit/group/importExcel';

let site: TestApp;
let port: number;
const log: { url?: string; status?: number; level: number }[] = [];
const metrics = makeMetrics();
const sockets: Socket[] = [];

beforeAll(async () => {
  const write = (line: string) => void log.push(JSON.parse(line) as (typeof log)[number]);
  site = await buildTestApp({ logger: pino({}, { write }), telemetry: { metrics, tracing: null } });
  await site.app.listen({ host: '127.0.0.1', port: 0 });
  ({ port } = site.app.server.address() as AddressInfo);
});
afterEach(() => sockets.splice(0).forEach((socket) => socket.destroy()));
afterAll(() => site.close());

/** Starts an upload of 5 MB and stalls after its first bytes; resolves once the server has read its head. */
async function openStalledUpload(path: string, headers = ''): Promise<Socket> {
  const socket = connect(port, '127.0.0.1').setEncoding('utf8');
  sockets.push(socket);
  await once(socket, 'connect');
  const arrived = once(site.app.server, 'request');
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Locale: en\r\n${headers}` +
      'Content-Type: multipart/form-data; boundary=x\r\nContent-Length: 5000000\r\n\r\n' +
      '--x\r\nContent-Disposition: form-data; name="image"; filename="card.jpg"\r\nContent-Type: image/jpeg\r\n\r\nabc',
  );
  await arrived;
  return socket;
}
const statusOf = async (socket: Socket) => Number(String((await once(socket, 'data'))[0]).split(' ')[1]);

test('aborts a request that is incomplete after thirty seconds', () => {
  expect(site.app.server).toMatchObject({ requestTimeout: 30_000, headersTimeout: 15_000 });
});

test('returns 403 for an upload without its required ticket, before the body arrives', async () => {
  expect(await statusOf(await openStalledUpload(IMPORT))).toBe(403);
});

test('returns 429 for an upload beyond the limit of a client, before the body arrives', async () => {
  const limited = await buildTestApp();
  const body = '--x\r\nContent-Disposition: form-data; name="image"; filename="a"\r\n\r\nabc\r\n--x--\r\n';
  const upload = () =>
    limited.app.inject({
      method: 'POST',
      url: SCAN,
      headers: { 'x-locale': 'en', 'content-type': 'multipart/form-data; boundary=x' },
      payload: body,
    });
  for (let count = 0; count < 60; count += 1) await upload();
  expect((await upload()).json()).toMatchObject({ code: 429, data: { reason: 'limit.exceeded' } });
  await limited.close();
});

test('one client can have eight uploads at once', async () => {
  const statuses: number[] = [];
  const begin = async () => void statusOf(await openStalledUpload(SCAN)).then((status) => statuses.push(status));
  for (let count = 0; count < 8; count += 1) await begin();
  // One more is rejected once the server has started to read the eight.
  await until(async () => {
    if (statuses.length === 0) await begin();
    return statuses.length > 0;
  });
  expect(new Set(statuses)).toEqual(new Set([429]));
});

test('all uploads together are limited by a ceiling, which is released when they end', async () => {
  const room = new UploadLimiter({ bytes: 10, perIp: 2 });
  let finish: () => void = () => undefined;
  const first = room.run('a', async (take) => {
    take(8);
    await new Promise<void>((resolve) => (finish = resolve));
  });
  const second = () => room.run('b', async (take) => take(3));
  await expect(second()).rejects.toMatchObject({ reason: 'server.unavailable' });
  finish();
  await first;
  await expect(second()).resolves.toBeUndefined();
});

test('reads workbooks one at a time, and rejects the sixth concurrent one', async () => {
  const reads = Array.from({ length: 6 }, () => readWorkbook(Buffer.from('504b0304', 'hex')));
  const outcomes = (await Promise.allSettled(reads)).map((one) =>
    one.status === 'rejected' ? (one.reason as { reason: string }).reason : 'read',
  );
  expect(outcomes).toEqual([...Array<string>(5).fill('excel.notXlsx'), 'server.unavailable']);
});

test('an upload aborted by its client is 499 in log and metrics, and not an error', async () => {
  log.length = 0;
  (await openStalledUpload(SCAN)).destroy();
  await until(() => Promise.resolve(log.length > 0));
  expect(log.map(({ url, status, level }) => ({ url, status, level }))).toEqual([
    { url: SCAN, status: 499, level: 30 },
  ]);
  expect(await metrics.registry.metrics()).toContain(
    `http_request_duration_seconds_count{method="POST",route="${SCAN}",status="499"}`,
  );
});

test('counts a sent response once, over a connection and within the process', async () => {
  log.length = 0;
  const path = '/api/web/menu/list';
  await site.app.inject({ url: path });
  const connected = once(site.app.server, 'connection') as Promise<[Socket]>;
  await fetch(`http://127.0.0.1:${port}${path}`, { headers: { connection: 'close' } });
  const [connection] = await connected;
  await until(() => log.length >= 2 && connection.destroyed);
  const { status } = log[0] ?? {};
  expect(log.map(({ url, status: one }) => ({ url, status: one }))).toEqual([
    { url: path, status },
    { url: path, status },
  ]);
  expect(status).not.toBe(499);
});
