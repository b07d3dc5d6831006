/**
 * The queue of scans that the server has not confirmed. Each is persisted before it is sent, sent in order, and
 * retried until the server responds. A lost network, a reload or an empty battery loses none.
 */
import type { Enrolment } from '@/api';
import type { Clock } from '@/rules/clock';
import type { KeyedStorage, Timers } from '@/state/services';

export interface Scan {
  meetingId: string;
  /** The scanned or typed text. */
  content: string;
  /** When, ISO instant. */
  at: string;
  /** The person's name, if the device knows it. */
  name: string | null;
}

export type SendOutcome =
  | { kind: 'signed'; enrolment: Enrolment }
  | { kind: 'refused'; reason: string | null; message: string }
  /** The server was not reached, or rate limits. */
  | { kind: 'lost' }
  /** The server no longer accepts the device. */
  | { kind: 'stopped'; message: string };

/** The result of a scan. */
export interface SignInResult {
  scan: Scan;
  /** Whether it waited for the network. */
  wasLate: boolean;
  outcome: Extract<SendOutcome, { kind: 'signed' | 'refused' }>;
}

export interface QueueState {
  waiting: readonly Scan[];
  /** The newest first. */
  results: readonly SignInResult[];
  isLost: boolean;
  /** Why sending has stopped. */
  stopped: string | null;
}

interface QueueWorld {
  storage: Pick<KeyedStorage, 'get' | 'set' | 'remove'>;
  clock: Clock;
  timers: Pick<Timers, 'after'>;
  send: (scan: Scan) => Promise<SendOutcome>;
}

const KEY = 'sign-in-queue';
const RETRY_MS = 5_000;
const SHOWN_RESULTS = 30;

/** Normalises a code: `m27 7k2m q9xd` is `M27-7K2M-Q9XD`. A signature is not changed. */
const sameCode = (content: string): string => {
  const [number = '', ...signature] = content.trim().split('.');
  return [number.toUpperCase().replace(/[\s-]/g, ''), ...signature].join('.');
};

const isScan = (value: unknown): value is Scan =>
  typeof value === 'object' &&
  value !== null &&
  ['meetingId', 'content', 'at'].every((key) => typeof (value as Record<string, unknown>)[key] === 'string');

function readWaiting(storage: QueueWorld['storage']): Scan[] {
  try {
    const found: unknown = JSON.parse(storage.get(KEY) ?? '[]');
    return Array.isArray(found) ? found.filter(isScan) : [];
  } catch {
    return [];
  }
}

export class SignInQueue {
  private state: QueueState;
  private readonly listeners = new Set<() => void>();
  private isSending = false;
  private cancelRetry: (() => void) | null = null;
  /** Scans that were not sent at once. */
  private readonly late = new Set<Scan>();

  constructor(private readonly world: QueueWorld) {
    this.state = { waiting: readWaiting(world.storage), results: [], isLost: false, stopped: null };
    this.state.waiting.forEach((scan) => this.late.add(scan));
  }

  readonly current = (): QueueState => this.state;

  readonly subscribe = (run: () => void): (() => void) => {
    this.listeners.add(run);
    return () => void this.listeners.delete(run);
  };

  /** Adds a scan and sends it; a code that is already queued is the same scan. */
  add(meetingId: string, content: string, name: string | null = null): 'taken' | 'waiting' {
    const code = sameCode(content);
    const isThere = this.state.waiting.some((one) => one.meetingId === meetingId && sameCode(one.content) === code);
    if (isThere) {
      void this.flush();
      return 'waiting';
    }
    const scan = { meetingId, content: content.trim(), at: this.world.clock.now().toISOString(), name };
    this.keep([...this.state.waiting, scan]);
    void this.flush();
    return 'taken';
  }

  /** Sends the queue one by one, until it is empty or the network is lost. */
  async flush(): Promise<void> {
    if (this.isSending) return;
    this.isSending = true;
    this.cancelRetry?.();
    this.cancelRetry = null;
    let isLost = false;
    let stopped: string | null = null;
    for (;;) {
      const [scan] = this.state.waiting;
      if (!scan) break;
      const outcome = await this.world.send(scan).catch((): SendOutcome => ({ kind: 'lost' }));
      isLost = outcome.kind === 'lost';
      stopped = outcome.kind === 'stopped' ? outcome.message : null;
      if (outcome.kind !== 'signed' && outcome.kind !== 'refused') break;
      this.done(scan, outcome);
    }
    this.isSending = false;
    if (isLost || stopped !== null) this.state.waiting.forEach((scan) => this.late.add(scan));
    this.change({ isLost, stopped });
    if (isLost) this.cancelRetry = this.world.timers.after(RETRY_MS, () => void this.flush());
  }

  /** Stops retrying; the queue stays in storage. */
  end(): void {
    this.cancelRetry?.();
    this.cancelRetry = null;
  }

  private done(scan: Scan, outcome: SignInResult['outcome']): void {
    const result = { scan, outcome, wasLate: this.late.delete(scan) };
    this.change({ results: [result, ...this.state.results].slice(0, SHOWN_RESULTS) });
    this.keep(this.state.waiting.filter((one) => one !== scan));
  }

  private keep(waiting: readonly Scan[]): void {
    if (waiting.length > 0) this.world.storage.set(KEY, JSON.stringify(waiting));
    else this.world.storage.remove(KEY);
    this.change({ waiting });
  }

  private change(part: Partial<QueueState>): void {
    this.state = { ...this.state, ...part };
    this.listeners.forEach((run) => run());
  }
}
