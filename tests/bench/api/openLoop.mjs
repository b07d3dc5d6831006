/** Sends requests at a rate, whether or not earlier ones were answered: the way visitors come. */
import { Agent } from 'node:http';
import { send } from './load.mjs';

const TICK_MS = 5;

/**
 * Sends `make(n)` so many a second for `seconds`. A time counts from when its request was due, so that a site which falls behind shows
 * it. Gives the times in ms of those answered with 200, and the errors of the others.
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
  const took = (performance.now() - started) / 1000;
  agent.destroy();
  return { times, errors, took };
}
