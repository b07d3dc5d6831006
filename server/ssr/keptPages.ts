/** Pages that were drawn already: the same for every reader. */
import type { Clock } from '../../src/rules/clock';
import { brotli } from '../http/brotli';
import type { KeptTransport } from './keptAnswers';
import type { MadeOf } from './madeOf';
import { BESIDES, ON_ERROR_S, RenewedCache, worthOf } from './renewedCache';
import type { ShellState } from './builtSite';

/** Whether a page was kept, kept and is made anew, or made for who asked. */
export type Outcome = 'hit' | 'stale' | 'miss';

export interface DrawnPage {
  status: number;
  /** Empty for a redirect. */
  body: Buffer;
  /** Whether the body is the page's HTML as brotli. */
  isPacked: boolean;
  headers: Record<string, string>;
  /** What it was made of, and when (instant, ms). */
  madeOf: MadeOf;
  madeAt: number;
}

/** It has no page. */
export const isRedirect = ({ body }: DrawnPage): boolean => body.length === 0;

/** As it is kept: a ninth of its bytes, and just what nearly every reader takes. */
export async function packed(page: DrawnPage): Promise<DrawnPage> {
  if (isRedirect(page)) return page;
  return { ...page, body: await brotli(page.body, 5), isPacked: true };
}

/**
 * Whether a page would be the same, were it drawn now. What time makes of it beside its answers (the time itself, which the browser goes on from) may be as
 * old as a page gets when the database is away.
 */
export const isStill = async ({ madeOf, madeAt }: DrawnPage, transport: KeptTransport, now: number): Promise<boolean> =>
  now - madeAt < ON_ERROR_S * 1_000 && (await madeOf.isStill(transport));

export type KeptPages = RenewedCache<DrawnPage>;

export const keptPages = (clock: Clock): KeptPages =>
  new RenewedCache<DrawnPage>({
    clock,
    most: { entries: 2_000, bytes: 16 * 1024 * 1024 },
    worth: worthOf,
    bytesOf: ({ body }) => body.length + BESIDES,
  });

/** A shell's state with what it was made of. */
export type KeptShell = ShellState & { madeOf: MadeOf };

export type KeptShells = RenewedCache<KeptShell>;

/** A state for each language. */
export const keptShells = (clock: Clock): KeptShells =>
  new RenewedCache<KeptShell>({
    clock,
    most: { entries: 20, bytes: Infinity },
    worth: ({ isWhole }) => (isWhole ? 'kept' : 'fault'),
    bytesOf: () => 0,
  });
