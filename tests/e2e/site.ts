/** The built site in its own process and folder, and a browser for it. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cp } from 'node:fs/promises';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findPersonalData } from '../support/findPersonalData';
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

const START_TIMEOUT_MS = 60_000;
/** Timeout for one action of a page: far more than it needs on a busy machine, so that only a fault exceeds it. */
export const ACTION_TIMEOUT_MS = 15_000;

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
    // The content is imported once per run; each site starts with a copy of the result.
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

  /** Starts the process on the same folder and port as before; its clock may be set to another time. */
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
    await until(isReady, {
      description: () => `The site was not ready:\n${this.log}`,
      timeoutMs: START_TIMEOUT_MS,
      intervalMs: 100,
    });
  }

  /** Kills the process, like a power failure: nothing is closed. */
  async kill(): Promise<void> {
    const child = this.child;
    if (!child || hasEnded(child)) return;
    child.kill('SIGKILL');
    await once(child, 'exit');
  }

  /** Stops it as an operator does. Resolves with the exit code. */
  async stop(): Promise<number | null> {
    const child = this.child;
    if (!child || hasEnded(child)) return child?.exitCode ?? null;
    child.kill('SIGTERM');
    await once(child, 'exit');
    return child.exitCode;
  }

  /**
   * Kills it and removes its folder. Its log must contain no personal data, which every end-to-end test checks
   * (security.md).
   */
  async remove(): Promise<void> {
    await this.kill();
    rmSync(this.folder, { recursive: true, force: true });
    const personalData = findPersonalData(this.log);
    if (personalData.length > 0) throw new Error(`The log contains ${[...new Set(personalData)].join(', ')}`);
  }

  /** Runs an operator's command while the site runs. Resolves with its output. */
  async command(...args: string[]): Promise<string> {
    const child = spawn(process.execPath, ['dist/server/cli.cjs', ...args], {
      env: { PATH: process.env.PATH ?? '', DATA_DIR: this.folder, ...this.env },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    const [code] = (await once(child, 'close')) as [number | null];
    if (code !== 0) throw new Error(`${args.join(' ')} ended with ${code}:\n${output}`);
    return output;
  }

  /** The newest sandbox mail to an address. */
  async mail(to: string): Promise<{ subject: string; text: string }> {
    const { messages } = (await (await fetch(`${this.url}/dev/inbox.json?to=${encodeURIComponent(to)}`)).json()) as {
      messages: { subject: string; text: string }[];
    };
    if (!messages[0]) throw new Error(`There is no mail to ${to}.`);
    return messages[0];
  }

  /** The solution of a captcha. */
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
 * A browser with its own profile.
 * @param camera A video for its camera, granted without a prompt (`cameraFilm`).
 * @param hasBackForwardCache Whether the back/forward cache is on, as for real users; Playwright's default is off.
 */
export async function launchBrowser({
  camera,
  hasBackForwardCache,
}: { camera?: string; hasBackForwardCache?: true } = {}): Promise<Browser> {
  if (!executable) throw new Error('There is no Chromium: apt-get install chromium');
  return chromium.launch({
    executablePath: executable,
    ...(hasBackForwardCache && { ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
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

/** A page with its console errors: errors, warnings, policy violations and failed requests. */
export async function openPage(
  browser: Browser,
  options: Parameters<Browser['newContext']>[0] = {},
): Promise<{ page: Page; context: BrowserContext; consoleErrors: string[] }> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    timezoneId: 'America/Los_Angeles',
    ...options,
  });
  context.setDefaultTimeout(ACTION_TIMEOUT_MS);
  // The event of src/app/hydration/earlyClick.ts after hydration, when the store has the user's own data.
  await context.addInitScript(() =>
    document.addEventListener('hydrationend', () => Object.assign(window, { hydrated: true })),
  );
  const page = await context.newPage();
  trackRequests(page);
  const consoleErrors: string[] = [];
  page.on('console', (message: ConsoleMessage) => {
    if (['error', 'warning'].includes(message.type()))
      consoleErrors.push(`${message.type()}: ${message.text()} ${message.location().url}`);
  });
  page.on('pageerror', (error) => consoleErrors.push(`pageerror: ${error.message}`));
  return { page, context, consoleErrors };
}

const NETWORK_IDLE_MS = 50;
const pendingRequests = new WeakMap<Page, Set<Request>>();

/** Counts the page's pending data requests. */
function trackRequests(page: Page): void {
  const pending = new Set<Request>();
  pendingRequests.set(page, pending);
  page.on('request', (request) => {
    if (request.resourceType() === 'fetch') pending.add(request);
  });
  const end = (request: Request) => void pending.delete(request);
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  page.on('framenavigated', (frame) => frame === page.mainFrame() && pending.clear());
}

/**
 * Waits until the page is hydrated and has its data: from then on it responds. `networkidle` would be half a second
 * later at best, and after all prefetching.
 */
export async function waitForHydration(page: Page): Promise<void> {
  try {
    await page.waitForFunction(() => 'hydrated' in window);
  } catch (cause) {
    throw new Error(`The browser has not hydrated ${page.url()}.`, { cause });
  }
  for (let quietSince = Date.now(); Date.now() - quietSince < NETWORK_IDLE_MS;) {
    if (pendingRequests.get(page)?.size) quietSince = Date.now();
    await page.waitForTimeout(NETWORK_IDLE_MS / 5);
  }
}

/**
 * Opens a page and waits until it responds.
 * @returns the server's response
 */
export async function visit(page: Page, url: string): Promise<Response | null> {
  const response = await page.goto(url);
  await waitForHydration(page);
  return response;
}
