// A hundred clients start an upload of 5 MB and never finish: memory is bounded, other clients are served, and the
// connections are closed.
import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

const CLIENTS = 100;
/** Limits for 400 MB of uploads: memory while they stall, and the peak before garbage collection. */
const MAX_HELD_MEGABYTES = 60;
const MAX_PEAK_MEGABYTES = 120;
/** Time until the sent data has been read. */
const RECEIVE_DELAY_MS = 12_000;
/** Node checks every five seconds for requests that are incomplete after thirty. */
const CLOSE_TIMEOUT_MS = 40_000;

const megabytesOf = (pid) => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))[1]) / 1024;

/** Each from its own loopback address, because uploads per client are limited. */
function stall(port, number) {
  const socket = connect({
    port,
    host: '127.0.0.1',
    localAddress: `127.1.${Math.floor(number / 250)}.${1 + (number % 250)}`,
  });
  socket.on('error', () => undefined);
  socket.write(
    'POST /api/visit/regist/info/businessCardScan HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Locale: en\r\n' +
      'Content-Type: multipart/form-data; boundary=x\r\nContent-Length: 5000000\r\n\r\n' +
      '--x\r\nContent-Disposition: form-data; name="image"; filename="card.jpg"\r\nContent-Type: image/jpeg\r\n\r\n',
  );
  socket.write(Buffer.alloc(4_000_000));
  return new Promise((resolve) => socket.resume().once('close', resolve));
}

export async function run({ startSite }) {
  const site = await startSite();
  const problems = [];
  // Reading takes memory unrelated to uploads until it is collected, so peaks are compared with peaks.
  let before = 0;
  for (let count = 0; count < 40; count++) {
    await fetch(`${site.base}/en/about`).then((response) => response.text());
    await wait(250);
    before = Math.max(before, megabytesOf(site.pid));
  }
  let open = CLIENTS;
  const startedAt = Date.now();
  const closed = Array.from({ length: CLIENTS }, (_, number) => stall(site.port, number).then(() => (open -= 1)));
  let peak = before;
  let held = Infinity;
  while (open > 0 && Date.now() - startedAt < CLOSE_TIMEOUT_MS) {
    await wait(500);
    const now = megabytesOf(site.pid);
    peak = Math.max(peak, now);
    if (Date.now() - startedAt > RECEIVE_DELAY_MS && open > 0) held = Math.min(held, now);
    const { status } = await fetch(`${site.base}/en/about`);
    if (status !== 200) problems.push(`another client got ${status}`);
  }
  if (open > 0) problems.push(`${open} of ${CLIENTS} connections are open after ${CLOSE_TIMEOUT_MS / 1_000} s`);
  else await Promise.all(closed);
  const heldMegabytes = Math.round(held - before);
  const peakMegabytes = Math.round(peak - before);
  if (held === Infinity) problems.push('the connections ended before their memory could be measured');
  else if (heldMegabytes > MAX_HELD_MEGABYTES) problems.push(`the connections hold ${heldMegabytes} MB`);
  if (peakMegabytes > MAX_PEAK_MEGABYTES) problems.push(`memory grew by ${peakMegabytes} MB`);
  return {
    problems,
    clients: CLIENTS,
    heldMegabytes,
    peakMegabytes,
    closedAfterSeconds: Math.round((Date.now() - startedAt) / 1_000),
  };
}
