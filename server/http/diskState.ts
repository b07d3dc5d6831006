/** Whether the database or a folder of the site has no room: every write fails then, and balancers should know. */
import { statfs } from 'node:fs/promises';
import type { Clock } from '../../src/rules/clock';

/** What PostgreSQL and Node say: disk_full, no space, quota. */
const CODES = new Set(['53100', 'ENOSPC', 'EDQUOT']);
/** PGlite's file system says it in words alone. */
const WORDS = /no space left on device|could not extend file/i;

export const isDiskFull = (error: unknown): boolean => {
  const { code, message } = (error ?? {}) as { code?: unknown; message?: unknown };
  return CODES.has(String(code)) || WORDS.test(String(message));
};

/** After a failed write, /ready says so for this long; the next write tells whether there is room again. */
const REMEMBERED_MS = 15_000;
const LEAST_BYTES = 16 * 1024 * 1024;

export class DiskState {
  private fullUntil = 0;

  constructor(
    private readonly clock: Clock,
    /** The data folder; null where the site writes no files. */
    private readonly folder: string | null,
  ) {}

  noteFull(): void {
    this.fullUntil = this.clock.now().getTime() + REMEMBERED_MS;
  }

  async isFull(): Promise<boolean> {
    if (this.clock.now().getTime() < this.fullUntil) return true;
    if (this.folder === null) return false;
    const { bavail, bsize } = await statfs(this.folder);
    return bavail * bsize < LEAST_BYTES;
  }
}
