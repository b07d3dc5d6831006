export interface TestStandby {
  /** The same database and user as the primary's URL names. */
  url: string;
  port: number;
  folder: string;
  /** Ends it at once, as a power cut does. */
  kill(): void;
  /** Starts it again after `kill`. */
  start(): void;
  /** Sends a signal to each of its processes: SIGSTOP is a machine that stands still, SIGCONT its going on. */
  toAll(signal: 'SIGSTOP' | 'SIGCONT'): void;
  /** Ends it and removes all of it. */
  stop(): void;
}

export function startStandby(primaryUrl: string): Promise<TestStandby>;
