export interface Verdict {
  what: string;
  value: unknown;
  limit: string;
  /** null: nothing to judge. */
  holds: boolean | null;
}
export interface Measured {
  kind: 'postgres' | 'pglite';
  rate: number;
  outside: { requests: number; bad: number; p99: number };
  registrations: { acknowledged: number; confirmed: number; lost: number; doubled: number };
  mails: Record<string, number>;
  lives: { isWhole: boolean; seconds: number; highest: number; middle: number; last: number }[];
  faults: { name: string; leftOut?: string }[];
  gaveUp: number;
}
export function judge(measured: Measured): Verdict[];
export function table(rows: Verdict[]): string;
