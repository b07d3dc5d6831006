/** Records the requests and responses of an application, one JSON object per line, for `tests/contract/prism.mjs`. */
import { appendFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';

/** Bodies are base64, because they need not be text. */
interface Exchange {
  test: string;
  method: string;
  url: string;
  requestHeaders: Record<string, unknown>;
  requestBody: string;
  status: number;
  responseHeaders: Record<string, unknown>;
  responseBody: string;
}

/** A body as sent: objects as JSON; streams are omitted. */
function bodyOf(payload: unknown): Buffer {
  if (typeof payload === 'string' || Buffer.isBuffer(payload)) return Buffer.from(payload);
  const isPlain = typeof payload === 'object' && payload !== null && !('pipe' in payload);
  return Buffer.from(isPlain ? JSON.stringify(payload) : '');
}

function exchangeOf(options: InjectOptions | string, response: LightMyRequestResponse): Exchange {
  const { method = 'GET', url = '', headers } = response.raw.req;
  const payload = typeof options === 'string' ? undefined : (options.payload ?? options.body);
  const { currentTestName, testPath } = expect.getState();
  return {
    test: `${testPath ?? ''}: ${currentTestName ?? ''}`,
    method,
    url,
    requestHeaders: headers,
    requestBody: bodyOf(payload).toString('base64'),
    status: response.statusCode,
    responseHeaders: response.headers,
    responseBody: response.rawPayload.toString('base64'),
  };
}

/** Records this application's responses to the tests if RECORD_EXCHANGES names a folder. */
export function recordExchanges(app: FastifyInstance): FastifyInstance {
  const folder = process.env.RECORD_EXCHANGES;
  if (folder === undefined) return app;
  mkdirSync(folder, { recursive: true });
  const inject = app.inject.bind(app) as (options: InjectOptions | string) => Promise<LightMyRequestResponse>;
  app.inject = (async (options: InjectOptions | string) => {
    const response = await inject(options);
    appendFileSync(join(folder, `${String(process.pid)}.jsonl`), `${JSON.stringify(exchangeOf(options, response))}\n`);
    return response;
  }) as typeof app.inject;
  return app;
}
