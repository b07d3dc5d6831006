/** The API as tests use it: the real application on a database of its own with the real content, no port, a clock that tests set. */
import { resolve } from 'node:path';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { buildApp, type AppDeps } from '../../server/app';
import type { OpenDatabase } from '../../server/db/connect';
import { loadForms } from '../../server/forms/loadForms';
import { loadSnapshot } from './databaseSnapshot';
import { testClock, type TestClock } from './testClock';

export interface TestApp {
  app: FastifyInstance;
  database: OpenDatabase;
  clock: TestClock;
  close(): Promise<void>;
  /** A browser's session: keeps cookies and the ticket, sends what a page of the site sends. */
  visitor(options?: { locale?: string; address?: string }): TestVisitor;
}

export interface Envelope {
  code: number;
  message: string;
  data: never;
}

/** 10 March 2026, 10:00 in Shanghai: pre-registration is open. */
export const OPEN = '2026-03-10T10:00:00+08:00';

interface TestAppOptions {
  at?: string;
  database?: OpenDatabase;
  site?: AppDeps['site'];
  region?: 'CN' | 'global';
}

/** Builds the application. Without a database of the caller's it gets its own, in memory. */
export async function buildTestApp({ at = OPEN, database: given, site, region = 'CN' }: TestAppOptions = {}): Promise<TestApp> {
  const database = given ?? (await loadSnapshot());
  const { forms } = await loadForms(resolve('public/forms'));
  const clock = testClock(at);
  const app = await buildApp({
    config: { production: false, origin: 'http://127.0.0.1:8080', trustProxy: 0, sandbox: true, region },
    db: database.db,
    clock,
    forms,
    secret: 'a secret of tests that is long enough',
    site,
  });
  await app.ready();
  return {
    app,
    database,
    clock,
    visitor: (options) => new TestVisitor(app, options),
    async close() {
      await app.close();
      await database.close();
    },
  };
}

type Method = 'GET' | 'POST' | 'PUT';

export class TestVisitor {
  cookie: string | undefined;
  ticket: string | undefined;
  readonly locale: string;
  private readonly address: string;

  constructor(
    private readonly app: FastifyInstance,
    { locale = 'en', address = '203.0.113.7' }: { locale?: string; address?: string } = {},
  ) {
    this.locale = locale;
    this.address = address;
  }

  /** Sends a request as a page of the site would; keeps the session and the ticket of the answer. */
  async send(method: Method, url: string, payload?: object): Promise<LightMyRequestResponse> {
    const response = await this.app.inject({
      method,
      url,
      remoteAddress: this.address,
      headers: {
        'x-locale': this.locale,
        ...(this.cookie && { cookie: this.cookie }),
        ...(this.ticket && { 'access-token': this.ticket }),
      },
      ...(payload && { payload }),
    });
    const set = response.headers['set-cookie'];
    if (set) this.cookie = String(set).split(';')[0];
    const ticket = response.headers['access-token'];
    if (typeof ticket === 'string') this.ticket = ticket;
    return response;
  }

  /** The envelope of a call of the main service. */
  async call(method: Method, path: string, payload?: object): Promise<Envelope> {
    return (await this.send(method, `/api${path}`, payload)).json();
  }

  /** The newest mail of the sandbox to an address. */
  async newestMail(to: string): Promise<{ subject: string; text: string; template: string; locale: string }> {
    const { messages } = (await this.app.inject(`/dev/inbox.json?to=${encodeURIComponent(to)}`)).json<{
      messages: { subject: string; text: string; template: string; locale: string }[];
    }>();
    if (!messages[0]) throw new Error(`No mail to ${to}`);
    return messages[0];
  }

  /** Proves that an address is this visitor's own: asks for the code, reads the mail, types the code. */
  async proveEmail(email: string, purpose: 'registration' | 'find' = 'registration'): Promise<void> {
    await this.call('POST', '/web/own/email-code', { email, purpose });
    const code = /\d{6}/.exec((await this.newestMail(email)).subject)?.[0];
    expect(await this.call('POST', '/web/own/email-code/check', { email, purpose, code })).toMatchObject({ code: 200 });
  }
}
