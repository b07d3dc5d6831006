/** Sends commands to the running server of a data folder over its socket. */
import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { socketPath } from '../db/lock';

/**
 * Posts a command and returns its response.
 * @throws Error with the server's message
 */
export async function sendCommand(dataDir: string, path: string, body?: unknown): Promise<unknown> {
  const headers = body === undefined ? {} : { 'content-type': 'application/json' };
  const commandRequest = request({ socketPath: socketPath(dataDir), path: `/${path}`, method: 'POST', headers });
  commandRequest.end(body === undefined ? undefined : JSON.stringify(body));
  const [response] = (await once(commandRequest, 'response')) as [IncomingMessage];
  const answer = JSON.parse((await text(response)) || 'null') as { message?: string } | null;
  if (response.statusCode === 200) return answer;
  throw new Error(answer?.message ?? `The server responded with ${response.statusCode ?? 0}.`);
}
