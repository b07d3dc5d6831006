export interface LimitCheck {
  what: string;
  value: unknown;
  limit: string;
  /** null when there is nothing to check. */
  isMet: boolean | null;
}
export interface SoakResult {
  kind: 'postgres' | 'pglite';
  rate: number;
  outside: { requests: number; failed: number; p99: number };
  registrations: { acknowledged: number; confirmed: number; lost: number; duplicates: number };
  mails: Record<string, number>;
  processes: { ranThroughout: boolean; seconds: number; peakMb: number; middleMb: number; lastMb: number }[];
  faults: { name: string; skipReason?: string }[];
  abandoned: number;
}
export function checkLimits(result: SoakResult): LimitCheck[];
export function table(rows: LimitCheck[]): string;
