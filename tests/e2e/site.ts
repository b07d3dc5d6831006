/** The built site as its own process on a folder of its own, and a browser that looks at it. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cp } from 'node:fs/promises';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { personalIn } from '../support/personalWords';
import { freePort } from '../support/postgresServer.mjs';
import {
  chromium,
  type Browser,
  type BrowserContext,
  type ConsoleMessage,
  type Page,
  type Request,
  type Response,
} from 'playwright-core';
import { until } from '../support/until';

const START_WITHIN_MS = 60_000;
/** How long a page may take for one thing: far more than it needs on a busy machine, so that a fault shows as one. */
export const ACT_WITHIN_MS = 15_000;

const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode !== null || signalCode !== null;

export class Site {
  readonly folder = mkdtempSync(join(tmpdir(), 'site-'));
  private child: ChildProcess | null = null;
  /** Everything that the server printed. */
  log = '';

  private constructor(
    readonly port: number,
    private env: Record<string, string>,
  ) {}

  static async start(env: Record<string, string> = {}): Promise<Site> {
    const site = new Site(await freePort(), env);
    // The content is imported once a run; each site goes on from a copy of its own.
    const { SITE_TEMPLATE } = process.env;
    if (SITE_TEMPLATE) await cp(SITE_TEMPLATE, site.folder, { recursive: true });
    await site.boot();
    return site;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  get pid(): number {
    if (!this.child?.pid) throw new Error('The site is not running.');
    return this.child.pid;
  }

  /** Starts the process on the same folder and port as before; its clock may stand elsewhere. */
  async boot(env: Record<string, string> = {}): Promise<void> {
    this.env = { ...this.env, ...env };
    const child = spawn(process.execPath, ['dist/server/index.cjs'], {
      env: { PATH: process.env.PATH ?? '', PORT: String(this.port), DATA_DIR: this.folder, ...this.env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.child = child;
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => (this.log += chunk.toString()));
    const isReady = async () => {
      if (child.exitCode !== null) throw new Error(`The site did not start:\n${this.log}`);
      return (await fetch(`${this.url}/ready`).catch(() => null))?.ok ?? false;
    };
    await until(isReady, { what: () => `The site was not ready:\n${this.log}`, within: START_WITHIN_MS, every: 100 });
  }

  /** Ends the process as a power cut of the machine would: nothing is closed. */
  async kill(): Promise<void> {
    const child = this.child;
    if (!child || hasEnded(child)) return;
    child.kill('SIGKILL');
    await once(child, 'exit');
  }

  /** Ends it as an operator does. Resolves with the exit code. */
  async stop(): Promise<number | null> {
    const child = this.child;
    if (!child || hasEnded(child)) return child?.exitCode ?? null;
    child.kill('SIGTERM');
    await once(child, 'exit');
    return child.exitCode;
  }

  /** Ends it and removes its folder. What it printed must name nobody: an end-to-end test is a search of its log, too (security.md). */
  async remove(): Promise<void> {
    await this.kill();
    rmSync(this.folder, { recursive: true, force: true });
    const personal = personalIn(this.log);
    if (personal.length > 0) throw new Error(`The log holds ${[...new Set(personal)].join(', ')}`);
  }

  /** Runs a command of the operator beside the running site. Resolves with what it printed. */
  async command(...words: string[]): Promise<string> {
    const child = spawn(process.execPath, ['dist/server/cli.cjs', ...words], {
      env: { PATH: process.env.PATH ?? '', DATA_DIR: this.folder, ...this.env },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let printed = '';
    child.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()));
    const [code] = (await once(child, 'close')) as [number | null];
    if (code !== 0) throw new Error(`${words.join(' ')} ended with ${code}:\n${printed}`);
    return printed;
  }

  /** The newest mail of the sandbox to an address. */
  async mail(to: string): Promise<{ subject: string; text: string }> {
    const { messages } = (await (await fetch(`${this.url}/dev/inbox.json?to=${encodeURIComponent(to)}`)).json()) as {
      messages: { subject: string; text: string }[];
    };
    if (!messages[0]) throw new Error(`There is no mail to ${to}.`);
    return messages[0];
  }

  /** The answer of a captcha. */
  async captcha(id: string): Promise<{ code: string; work: number[] }> {
    return (await (await fetch(`${this.url}/dev/captcha/${id}.json`)).json()) as { code: string; work: number[] };
  }

  async code(to: string): Promise<string> {
    const { subject, text } = await this.mail(to);
    // A text message has no subject.
    return /\d{6}/.exec(subject || text)?.[0] ?? '';
  }
}

const executable = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find(existsSync);

/**
 * A browser with a profile of its own.
 * @param camera A film that its camera sees, without asking anybody (`cameraFilm`).
 * @param keepsPages Whether a page that is left is kept whole for the way back, as browsers do for people; Playwright's do not.
 */
export async function launch({ camera, keepsPages }: { camera?: string; keepsPages?: true } = {}): Promise<Browser> {
  if (!executable) throw new Error('There is no Chromium: apt-get install chromium');
  return chromium.launch({
    executablePath: executable,
    ...(keepsPages && { ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
      '--disable-quic',
      ...(camera === undefined
        ? []
        : [
            '--use-fake-ui-for-media-stream',
            '--use-fake-device-for-media-stream',
            `--use-file-for-fake-video-capture=${camera}`,
          ]),
    ],
  });
}

/** A page whose console must stay silent: errors, warnings, violations of the policy and failed requests are collected. */
export async function openPage(
  browser: Browser,
  options: Parameters<Browser['newContext']>[0] = {},
): Promise<{ page: Page; context: BrowserContext; faults: string[] }> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    timezoneId: 'America/Los_Angeles',
    ...options,
  });
  context.setDefaultTimeout(ACT_WITHIN_MS);
  // What src/app/hydration/earlyClick.ts says once the page has been taken over and knows its reader.
  await context.addInitScript(() =>
    document.addEventListener('takeoverdone', () => Object.assign(window, { hydrated: true })),
  );
  const page = await context.newPage();
  trackRequests(page);
  const faults: string[] = [];
  page.on('console', (message: ConsoleMessage) => {
    if (['error', 'warning'].includes(message.type()))
      faults.push(`${message.type()}: ${message.text()} ${message.location().url}`);
  });
  page.on('pageerror', (error) => faults.push(`pageerror: ${error.message}`));
  return { page, context, faults };
}

const QUIET_MS = 50;
const pendingRequests = new WeakMap<Page, Set<Request>>();

/** Follows what a page asks the server for its data. */
function trackRequests(page: Page): void {
  const waiting = new Set<Request>();
  pendingRequests.set(page, waiting);
  page.on('request', (request) => {
    if (request.resourceType() === 'fetch') waiting.add(request);
  });
  const end = (request: Request) => void waiting.delete(request);
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  page.on('framenavigated', (frame) => frame === page.mainFrame() && waiting.clear());
}

/**
 * Waits until the browser has taken the page over and has the data that it asked for: from then on the page answers. The network's rest
 * (`networkidle`) would be half a second later at best, and after all that is fetched ahead.
 */
export async function takenOver(page: Page): Promise<void> {
  try {
    await page.waitForFunction(() => 'takenOver' in window);
  } catch (cause) {
    throw new Error(`The browser has not taken over ${page.url()}.`, { cause });
  }
  for (let since = Date.now(); Date.now() - since < QUIET_MS;) {
    if (pendingRequests.get(page)?.size) since = Date.now();
    await page.waitForTimeout(QUIET_MS / 5);
  }
}

/** Opens a page and waits until it answers its reader. Gives what the server answered. */
export async function visit(page: Page, url: string): Promise<Response | null> {
  const answer = await page.goto(url);
  await takenOver(page);
  return answer;
}
