export interface TestStandby {
  /** The same database and user as the primary's URL names. */
  url: string;
  port: number;
  folder: string;
  /** Stops it immediately, like a power cut. */
  kill(): void;
  /** Starts it again after `kill`. */
  start(): void;
  /** Sends a signal to each of its processes: SIGSTOP freezes the server, SIGCONT resumes it. */
  toAll(signal: 'SIGSTOP' | 'SIGCONT'): void;
  /** Stops it and removes its files. */
  stop(): void;
}

export function startStandby(primaryUrl: string): Promise<TestStandby>;
