/** Simulates readers who send requests without a pause. Every response is recorded with the current phase. */
import { Agent } from 'node:http';
import { ask } from './ask.mjs';

const agent = new Agent({ keepAlive: true, maxSockets: 64 });

/** The only phase in which writes may fail: those that the killed replica was processing. */
export const KILLED = 'a replica is killed';

const form = { 'content-type': 'application/json', 'x-locale': 'en' };

/**
 * One write per so many turns: the site accepts 3,000 subscriptions an hour from one address, which readers without
 * pauses would exceed.
 */
const TURNS_A_WRITE = 3;

/** The requests of a reader: mostly pages and their assets, and one write in twenty-five. */
function* doings(reader, asset) {
  for (let turn = 0; ; turn += 1) {
    yield { path: '/en' };
    yield { path: asset };
    yield { path: '/zh-cn/news' };
    yield { path: '/en/exhibitor-list' };
    yield { path: '/ru' };
    yield { path: '/en/audience/registration' };
    yield { path: '/ja/news' };
    yield { path: '/robots.txt' };
    if (turn % TURNS_A_WRITE !== reader % TURNS_A_WRITE) continue;
    const email = `reader${reader}-${turn}@example.org`;
    yield {
      method: 'POST',
      path: '/api/web/subscribe/subscribe',
      headers: form,
      body: JSON.stringify({ email, language: 2 }),
      email,
    };
  }
}

/** Starts readers. `phase()` sets the name of the current phase, `stop()` returns all records. */
export function beginReaders({ port, count, asset, pauseMs }) {
  const notes = [];
  let phase = 'warming up';
  let isStopping = false;
  const read = async (reader) => {
    for (const doing of doings(reader, asset)) {
      if (isStopping) return;
      const begun = phase;
      const from = performance.now();
      const { status, isCut } = await ask({ port, agent }, doing);
      notes.push({
        // Requests in flight when a replica is killed belong to that phase, whenever they began.
        phase: phase === KILLED ? phase : begun,
        path: doing.path,
        isWrite: doing.method === 'POST',
        email: doing.email,
        status,
        isCut,
        ms: performance.now() - from,
      });
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  };
  const all = Array.from({ length: count }, (_, reader) => read(reader));
  return {
    enter: (name) => (phase = name),
    async stop() {
      isStopping = true;
      await Promise.all(all);
      agent.destroy();
      return notes;
    },
  };
}

const percentile = (sorted, part) =>
  Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0);

/** Summarises the records, one row per phase. */
export function sumUp(notes) {
  return [...new Set(notes.map(({ phase }) => phase))].map((phase) => {
    const of = notes.filter((note) => note.phase === phase);
    const times = of.map(({ ms }) => ms).sort((a, b) => a - b);
    const bad = of.filter(({ status }) => status < 200 || status >= 400);
    return {
      phase,
      requests: of.length,
      failedReads: bad.filter(({ isWrite }) => !isWrite).length,
      // Reads that were cut in the middle of a response, which a proxy cannot retry.
      cutReads: bad.filter(({ isWrite, isCut }) => isCut && !isWrite).length,
      failedWrites: bad.filter(({ isWrite }) => isWrite).length,
      p50: percentile(times, 0.5),
      p99: percentile(times, 0.99),
      ...(bad.length > 0 && { statuses: [...new Set(bad.map(({ status, path }) => `${status} ${path}`))].slice(0, 6) }),
    };
  });
}
