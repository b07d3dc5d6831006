/**
 * Open-loop traffic: 70 % of all requests read pages, 20 % are lists and searches, 10 % belong to registrations. A
 * time starts when a request is due, so that an overloaded site shows it.
 */
import { Agent } from 'node:http';
import { ask } from '../../deploy/rehearsal/ask.mjs';
import { addressOfClient } from './addresses.mjs';
import { CALLS, register } from './visitor.mjs';

const TICK_MS = 10;
const SHARE = { page: 0.7, list: 0.2, registering: 0.1 };
/** An error status, or no response. */
const hasFailed = (status) => status === 0 || status >= 400;

export function startTraffic({ port, toolPorts, requests, mails }) {
  const agent = new Agent({ keepAlive: true, maxSockets: 8 });
  /** Of each request: kind, path, status, due time and completion time, in ms of performance.now(). */
  const samples = [];
  const visitors = [];
  const open = new Set();
  const sent = { page: 0, list: 0, registering: 0 };
  let visitorCount = 0;

  const record = ({ kind, path, status, from }) =>
    samples.push({ kind, path, status, from, to: performance.now(), hasFailed: hasFailed(status) });
  const track = (work) => {
    open.add(work);
    void work.finally(() => open.delete(work));
  };
  const read = async (kind, at, from) => {
    const request = requests[kind](at);
    const { status } = await ask({ port, agent, localAddress: addressOfClient(at) }, request);
    record({ kind, path: request.path, status, from });
  };
  const start = {
    page: (at, from) => track(read('page', at, from)),
    list: (at, from) => track(read('list', at, from)),
    registering() {
      const from = performance.now();
      const number = (visitorCount += 1);
      const all = register({ port, toolPorts, number, mails, record });
      track(all.then((result) => void visitors.push({ ...result, from, to: performance.now() })));
    },
  };

  /** Sends this many requests per second for this long. Returns start and end. */
  async function at(perSecond, seconds) {
    const started = performance.now();
    const base = { ...sent };
    // One visitor makes more than one request.
    const rate = { page: SHARE.page, list: SHARE.list, registering: SHARE.registering / CALLS };
    for (let now = started; now < started + seconds * 1_000; now = performance.now()) {
      for (const [kind, share] of Object.entries(rate)) {
        const due = ((now - started) / 1_000) * perSecond * share;
        for (; sent[kind] - base[kind] < due; sent[kind] += 1)
          start[kind](sent[kind], started + ((sent[kind] - base[kind]) * 1_000) / (perSecond * share));
      }
      await new Promise((resolve) => setTimeout(resolve, TICK_MS));
    }
    return { started, ended: performance.now() };
  }

  return {
    at,
    samples,
    visitors,
    /** Waits until all requests and visitors are done. */
    async drain() {
      while (open.size > 0) await Promise.all(open);
      agent.destroy();
    },
  };
}

/** The percentile of the times, in whole ms. */
export function percentile(samples, share) {
  const times = samples.map(({ from, to }) => to - from).sort((one, other) => one - other);
  return Math.round(times[Math.max(0, Math.ceil(times.length * share) - 1)] ?? 0);
}
