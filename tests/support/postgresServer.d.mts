export interface TestPostgres {
  url: string;
  port: number;
  folder: string;
  /** Starts it anew, as an operator does. */
  restart(): Promise<void>;
  /** Ends the server and removes all of it. */
  stop(): void;
}

export const bin: string;
export function freePort(): Promise<number>;
export function startPostgres(settings: readonly string[]): Promise<TestPostgres>;
