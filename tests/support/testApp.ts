/** The API for tests: the real application, its own database with the real content, no port, a clock that tests set. */
import { SERVICE_BASES } from '@/rules/http/serviceBases';
import { resolve } from 'node:path';
import type { FastifyBaseLogger, FastifyInstance, LightMyRequestResponse } from 'fastify';
import { buildApp, type AppDeps } from '../../server/app';
import { defaultLimits, type Limits } from '../../server/limits';
import { noOrganiserMails, type OrganiserMails } from '../../server/organiserMails';
import { SHARED_DESIGNER_NAME, type Designer } from '../../server/formDesigners';
import { loadForms } from '../../server/forms/loadForms';
import { operationTable, type OperationId } from '../../server/http/contract';
import type { WechatPaySandbox } from '../../server/gateways/wechatPay/sandbox';
import { createPaymentGateway } from '../../server/jobs/createPaymentGateway';
import { requireDeclaredReason } from './contractCheck';
import { loadSnapshot } from './databaseSnapshot';
import type { TestDatabase } from './postgresCopy';
import { recordExchanges } from './recordExchanges';
import { renderForm } from './designer';
import type { Envelope } from './envelope';
import { uniqueClientIp } from './clientIp';
import type { CodePurpose, Mail } from './codePurpose';
import { testClock, type TestClock } from './testClock';

export type { CodePurpose, Mail } from './codePurpose';
export { errorOf, type Envelope, type ErrorOutcome } from './envelope';

export interface TestApp {
  app: FastifyInstance;
  database: TestDatabase;
  clock: TestClock;
  /** The payment sandbox; its `pay` simulates a person's phone. */
  payments(): Promise<WechatPaySandbox>;
  close(): Promise<void>;
  /** A browser session with its cookies and ticket. It has its own client IP, unless `clientIp` is set. */
  visitor(options?: { locale?: string; clientIp?: string }): TestVisitor;
}

/** 10 March 2026, 10:00 in Shanghai: pre-registration is open. */
export const OPEN = '2026-03-10T10:00:00+08:00';

/** Read and checked once per test file. */
let forms: ReturnType<typeof loadForms> | null = null;

const SECRET = 'a secret of tests that is long enough';

interface TestAppOptions {
  /** The pool size on a PostgreSQL server; PGlite has one connection. */
  connections?: number;
  at?: string;
  database?: TestDatabase;
  site?: AppDeps['site'];
  region?: 'CN' | 'global';
  /** The public origin; https enables what depends on it. */
  origin?: string;
  /** The number of trusted proxies. */
  trustProxy?: number;
  logger?: FastifyBaseLogger;
  /** Opens pre-registration by `_pre_`. */
  preSecret?: string | null;
  /** In production form designers need a secret; designers with names need theirs everywhere. */
  designers?: { production: boolean; formsSecret?: string | null; formDesigners?: Designer[] };
  /** Who may see the tools of the sandbox; by default this machine only. */
  demo?: 'local' | 'public';
  /** The test environment, in which the query `accessToken` signs in. */
  testEnvironment?: boolean;
  /** Whether it is a demo site with banner, /dev/inbox and /dev/captcha. */
  sandbox?: boolean;
  /** Providers; the sandbox by default. */
  wechat?: AppDeps['wechat'];
  wecom?: AppDeps['wecom'];
  ocr?: AppDeps['ocr'];
  scanner?: AppDeps['scanner'];
  /** Renders a form before publishing; with the site's components by default. */
  renderForm?: AppDeps['renderForm'];
  telemetry?: AppDeps['telemetry'];
  /** The organiser's mailboxes. */
  organiserMails?: Partial<OrganiserMails>;
  /** Limits that differ from the defaults. */
  limits?: Partial<Limits>;
}

const designersOf = ({ formsSecret, formDesigners }: Partial<TestAppOptions['designers']> = {}): Designer[] =>
  formDesigners ?? (formsSecret ? [{ name: SHARED_DESIGNER_NAME, secret: formsSecret }] : []);

/**
 * Builds the application. Unless the caller passes a database, it gets its own: in memory, or on TEST_DATABASE_URL's
 * server.
 */
export async function buildTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const {
    at = OPEN,
    database: providedDatabase,
    site,
    region = 'CN',
    origin = 'http://127.0.0.1:8080',
    trustProxy = 0,
    preSecret = null,
    testEnvironment = false,
    sandbox = true,
    wechat,
    wecom,
    ocr,
    limits = {},
    logger,
  } = options;
  const database = providedDatabase ?? (await loadSnapshot(options.connections));
  forms ??= loadForms(resolve('public/forms'));
  const clock = testClock(at);
  // The provider's notices go through the same HTTP routes as other requests.
  let readyApp: FastifyInstance | null = null;
  const payments = createPaymentGateway(
    { wechatPay: null, sandbox: true, origin, port: 0 },
    clock,
    async (url, { headers, body }) => {
      const response = await readyApp?.inject({ method: 'POST', url: new URL(url).pathname, headers, payload: body });
      return response?.statusCode ?? 0;
    },
  );
  const app = await buildApp({
    payments,
    config: {
      production: options.designers?.production ?? false,
      formDesigners: designersOf(options.designers),
      origin,
      trustProxy,
      sandbox,
      demo: sandbox ? (options.demo ?? 'local') : null,
      region,
      preSecret,
      testEnvironment,
      limits: { ...defaultLimits, captchaWorkBits: 0, ...limits },
      organiserMails: { ...noOrganiserMails, ...options.organiserMails },
    },
    db: database.db,
    // On PostgreSQL a service that writes to it fails.
    readDb: database.readDb,
    clock,
    forms: (await forms).forms,
    renderForm: options.renderForm ?? renderForm,
    secret: SECRET,
    site,
    ...(wechat && { wechat }),
    ...(wecom && { wecom }),
    ...(ocr && { ocr }),
    ...(options.scanner && { scanner: options.scanner }),
    ...(logger && { logger }),
    ...(options.telemetry && { telemetry: options.telemetry }),
  });
  await app.ready();
  readyApp = recordExchanges(app);
  return {
    app,
    database,
    clock,
    visitor: (options) => new TestVisitor(app, options),
    payments: () => payments.sandbox?.() ?? Promise.reject(new Error('There is no sandbox.')),
    async close() {
      await payments.close();
      await app.close();
      await database.close();
    },
  };
}

interface CallOptions {
  path?: Record<string, string>;
  query?: Record<string, string>;
  body?: object;
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

export class TestVisitor {
  cookie: string | undefined;
  ticket: string | undefined;
  readonly locale: string;
  private readonly clientIp: string;

  constructor(
    private readonly app: FastifyInstance,
    { locale = 'en', clientIp = uniqueClientIp() }: { locale?: string; clientIp?: string } = {},
  ) {
    this.locale = locale;
    this.clientIp = clientIp;
  }

  /** The session as stored in the database. */
  get session(): string {
    return this.cookie?.replace(/^.*=/, '').split('.')[0] ?? '';
  }

  /** Sends a request as a page of the site would; stores the session and the ticket of the response. */
  async send(
    method: Method,
    url: string,
    payload?: object | string,
    headers: Record<string, string> = {},
  ): Promise<LightMyRequestResponse> {
    const response = await this.app.inject({
      method,
      url,
      remoteAddress: this.clientIp,
      headers: {
        'x-locale': this.locale,
        ...(this.cookie && { cookie: this.cookie }),
        ...(this.ticket && { 'access-token': this.ticket }),
        ...headers,
      },
      ...(payload && { payload }),
    });
    const sessionCookie = [response.headers['set-cookie'] ?? []]
      .flat()
      .find((cookie) => /^(__Host-)?sid=/.test(cookie));
    if (sessionCookie) this.cookie = /=;/.test(sessionCookie) ? undefined : sessionCookie.split(';')[0];
    const ticket = response.headers['access-token'];
    if (typeof ticket === 'string') this.ticket = ticket;
    return response;
  }

  /** Calls the main service; returns the envelope. */
  async call(method: Method, path: string, payload?: object): Promise<Envelope> {
    return (await this.send(method, `/api${path}`, payload)).json();
  }

  /** Calls an operation by its name in the contract; returns the envelope. */
  async request(id: OperationId, { path = {}, query = {}, body }: CallOptions = {}): Promise<Envelope> {
    return (await this.requestRaw(id, { path, query, body })).json();
  }

  /** The same, with status and headers. Throws when the contract doesn't list the reason of a failure. */
  async requestRaw(
    id: OperationId,
    { path = {}, query = {}, body }: CallOptions = {},
    headers: Record<string, string> = {},
  ): Promise<LightMyRequestResponse> {
    const { method, path: pattern, service, contentType } = operationTable[id];
    const filledPath = pattern.replace(/\{([^}]+)\}/g, (_place, name: string) => encodeURIComponent(path[name] ?? ''));
    const queryString = new URLSearchParams(query).toString();
    const url = `${SERVICE_BASES[service]}${filledPath}${queryString && `?${queryString}`}`;
    const isForm = contentType === 'application/x-www-form-urlencoded' && body;
    const payload = isForm ? new URLSearchParams(body as Record<string, string>).toString() : body;
    const type: Record<string, string> = isForm ? { 'content-type': contentType } : {};
    const response = await this.send(method as Method, url, payload, { ...type, ...headers });
    requireDeclaredReason(id, response.statusCode, response);
    return response;
  }

  /** All sandbox mails to an address, newest first. */
  async mails(to: string): Promise<Mail[]> {
    return (await this.app.inject(`/dev/inbox.json?to=${encodeURIComponent(to)}`)).json<{ messages: Mail[] }>()
      .messages;
  }

  /** The newest sandbox mail to an address. */
  async newestMail(to: string): Promise<Mail> {
    const [mail] = await this.mails(to);
    if (!mail) throw new Error(`No mail to ${to}`);
    return mail;
  }

  /** The code of the newest message to an address or number. */
  async codeFor(to: string): Promise<string> {
    const { subject, text } = await this.newestMail(to);
    const code = /\d{6}/.exec(subject || text)?.[0];
    if (!code) throw new Error(`The newest message to ${to} has no code.`);
    return code;
  }

  /** The solution of an open captcha, which the sandbox reveals to testers. */
  async captchaSolution(captchaId: string): Promise<{ code: string; work: number[] }> {
    return (await this.app.inject(`/dev/captcha/${captchaId}.json`)).json();
  }

  /** Solves a captcha: the session may send one message. */
  async solveCaptcha(): Promise<void> {
    const { captchaId } = (await this.request('verifyCaptchaImage')).data as { captchaId: string };
    const response = await this.captchaSolution(captchaId);
    expect(await this.request('verifyCaptchaCheck', { body: { captchaId, ...response } })).toMatchObject({ code: 200 });
  }

  /** Verifies an e-mail address: requests the code, reads the mail, submits the code. */
  async verifyEmail(email: string, purpose: CodePurpose = 'registration'): Promise<void> {
    await this.solveCaptcha();
    await this.call('POST', '/web/own/email-code', { email, purpose });
    const code = await this.codeFor(email);
    expect(await this.call('POST', '/web/own/email-code/check', { email, purpose, code })).toMatchObject({ code: 200 });
  }

  /** Verifies a mobile number. */
  async verifyMobile(mobile: string, purpose: CodePurpose = 'registration'): Promise<void> {
    await this.solveCaptcha();
    expect(await this.request('verifySmsCode', { body: { mobile, purpose } })).toMatchObject({ code: 200 });
    const code = await this.codeFor(mobile);
    const checked = await this.request('verifySmsValidate', { path: { mobile, code }, query: { purpose } });
    expect(checked).toMatchObject({ code: 200 });
  }
}
