/** Sends requests at a fixed rate, whether or not earlier ones have completed, as real visitors do. */
import { Agent } from 'node:http';
import { send } from './load.mjs';

const TICK_MS = 5;

/**
 * Sends `make(n)` at this rate for `seconds`. A time starts when its request is due, so that an overloaded site shows
 * it.
 * @returns the times in ms of responses with 200, and the errors of the others
 */
export async function atRate(url, make, { perSecond, seconds, connections = 200 }) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const [times, errors, open] = [[], [], new Set()];
  const total = perSecond * seconds;
  const started = performance.now();
  for (let sent = 0; sent < total;) {
    const due = Math.min(total, Math.floor(((performance.now() - started) * perSecond) / 1000) + 1);
    for (; sent < due; sent++) {
      const at = started + (sent * 1000) / perSecond;
      const one = send(url, agent, make(sent))
        .then(() => void times.push(performance.now() - at))
        .catch((error) => void errors.push(error))
        .finally(() => open.delete(one));
      open.add(one);
    }
    await new Promise((resolve) => setTimeout(resolve, TICK_MS));
  }
  await Promise.all(open);
  const durationSeconds = (performance.now() - started) / 1000;
  agent.destroy();
  return { times, errors, durationSeconds };
}
