export interface TestPostgres {
  url: string;
  port: number;
  folder: string;
  /** Restarts it, as an operator does. */
  restart(): Promise<void>;
  /** Stops the server and removes its files. */
  stop(): void;
}

export const bin: string;
export function freePort(): Promise<number>;
export function startPostgres(settings: readonly string[]): Promise<TestPostgres>;
