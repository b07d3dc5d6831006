/** Asks the running server of a data folder to do something, over its socket. */
import { request } from 'node:http';
import { socketPath } from '../db/lock';

/** Posts to the server's command listener. Returns its answer; throws with its message when it refuses. */
export function askServer(dataDir: string, path: string, body?: unknown): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const headers = body === undefined ? {} : { 'content-type': 'application/json' };
    const call = request({ socketPath: socketPath(dataDir), path: `/${path}`, method: 'POST', headers }, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => (text += chunk));
      response.on('end', () => {
        const body = JSON.parse(text || 'null') as { message?: string } | null;
        if (response.statusCode === 200) resolve(body);
        else reject(new Error(body?.message ?? `The server answered ${response.statusCode ?? 0}.`));
      });
    });
    call.on('error', reject);
    call.end(body === undefined ? undefined : JSON.stringify(body));
  });
}
