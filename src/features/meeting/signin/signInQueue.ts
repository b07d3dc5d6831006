/**
 * The queue of scans that the server has not confirmed. Each is persisted before it is sent, sent in order, and
 * retried until the server responds. A lost network, a reload or an empty battery loses none.
 */
import type { Enrolment, ReasonOf } from '@/api';
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

export type SendResult =
  | { kind: 'signed'; enrolment: Enrolment }
  | { kind: 'refused'; reason: ReasonOf<'ownStaffSign'> | null; message: string }
  /** The server was not reached, or rate limits. */
  | { kind: 'lost' }
  /** The server no longer accepts the device. */
  | { kind: 'stopped'; message: string };

/** The result of a scan. */
export interface SignInResult {
  scan: Scan;
  /** Whether it was queued while offline. */
  wasDelayed: boolean;
  outcome: Extract<SendResult, { kind: 'signed' | 'refused' }>;
}

export interface QueueState {
  pending: readonly Scan[];
  /** The newest first. */
  results: readonly SignInResult[];
  isOffline: boolean;
  /** Why sending has stopped. */
  stopReason: string | null;
}

interface QueueDeps {
  storage: Pick<KeyedStorage, 'get' | 'set' | 'remove'>;
  clock: Clock;
  timers: Pick<Timers, 'after'>;
  send: (scan: Scan) => Promise<SendResult>;
}

const STORAGE_KEY = 'sign-in-queue';
const RETRY_MS = 5_000;
const MAX_RESULTS = 30;

/** Normalises a code: `m27 7k2m q9xd` and `M27-7K2M-Q9XD` become `M277K2MQ9XD`. A signature is not changed. */
const normaliseCode = (content: string): string => {
  const [number = '', ...signature] = content.trim().split('.');
  return [number.toUpperCase().replace(/[\s-]/g, ''), ...signature].join('.');
};

const isScan = (value: unknown): value is Scan =>
  typeof value === 'object' &&
  value !== null &&
  ['meetingId', 'content', 'at'].every((key) => typeof (value as Record<string, unknown>)[key] === 'string');

function readPending(storage: QueueDeps['storage']): Scan[] {
  try {
    const stored: unknown = JSON.parse(storage.get(STORAGE_KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isScan) : [];
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
  private readonly delayedScans = new Set<Scan>();

  constructor(private readonly deps: QueueDeps) {
    this.state = { pending: readPending(deps.storage), results: [], isOffline: false, stopReason: null };
    this.state.pending.forEach((scan) => this.delayedScans.add(scan));
  }

  readonly current = (): QueueState => this.state;

  readonly subscribe = (run: () => void): (() => void) => {
    this.listeners.add(run);
    return () => void this.listeners.delete(run);
  };

  /** Adds a scan and sends it; a code that is already queued is the same scan. */
  add(meetingId: string, content: string, name: string | null = null): 'added' | 'alreadyQueued' {
    const code = normaliseCode(content);
    const isQueued = this.state.pending.some(
      (queuedScan) => queuedScan.meetingId === meetingId && normaliseCode(queuedScan.content) === code,
    );
    if (isQueued) {
      void this.flush();
      return 'alreadyQueued';
    }
    const scan = { meetingId, content: content.trim(), at: this.deps.clock.now().toISOString(), name };
    this.storePending([...this.state.pending, scan]);
    void this.flush();
    return 'added';
  }

  /** Sends the queue one by one, until it is empty or the network is lost. */
  async flush(): Promise<void> {
    if (this.isSending) return;
    this.isSending = true;
    this.cancelRetry?.();
    this.cancelRetry = null;
    let isOffline = false;
    let stopReason: string | null = null;
    for (;;) {
      const [scan] = this.state.pending;
      if (!scan) break;
      const outcome = await this.deps.send(scan).catch((): SendResult => ({ kind: 'lost' }));
      isOffline = outcome.kind === 'lost';
      stopReason = outcome.kind === 'stopped' ? outcome.message : null;
      if (outcome.kind !== 'signed' && outcome.kind !== 'refused') break;
      this.complete(scan, outcome);
    }
    this.isSending = false;
    if (isOffline || stopReason !== null) this.state.pending.forEach((scan) => this.delayedScans.add(scan));
    this.update({ isOffline, stopReason });
    if (isOffline) this.cancelRetry = this.deps.timers.after(RETRY_MS, () => void this.flush());
  }

  /** Stops retrying; the queue stays in storage. */
  stop(): void {
    this.cancelRetry?.();
    this.cancelRetry = null;
  }

  private complete(scan: Scan, outcome: SignInResult['outcome']): void {
    const result = { scan, outcome, wasDelayed: this.delayedScans.delete(scan) };
    this.update({ results: [result, ...this.state.results].slice(0, MAX_RESULTS) });
    this.storePending(this.state.pending.filter((one) => one !== scan));
  }

  private storePending(pending: readonly Scan[]): void {
    if (pending.length > 0) this.deps.storage.set(STORAGE_KEY, JSON.stringify(pending));
    else this.deps.storage.remove(STORAGE_KEY);
    this.update({ pending });
  }

  private update(changes: Partial<QueueState>): void {
    this.state = { ...this.state, ...changes };
    this.listeners.forEach((run) => run());
  }
}
