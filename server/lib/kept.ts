/** What nearly every request reads and only an import changes: read once for some seconds, and once for all who ask at the same time. */

/** Names and dates change with an import, a few times a week. */
const GOOD_FOR_MS = 10_000;

/** One value: what is kept is bounded by what is read. */
export class Kept<T> {
  private kept: { value: Promise<T>; from: number } | undefined;

  /** @param read reads it anew; what it gives is shared and must not be changed */
  constructor(private readonly read: () => Promise<T>) {}

  /** The value, at most ten seconds old by the clock that says `now`. A failure is not kept: the next request asks again. */
  get(now: Date): Promise<T> {
    const age = now.getTime() - (this.kept?.from ?? -Infinity);
    if (!this.kept || age < 0 || age >= GOOD_FOR_MS) {
      const kept = { value: this.read(), from: now.getTime() };
      this.kept = kept;
      kept.value.catch(() => {
        if (this.kept === kept) this.kept = undefined;
      });
    }
    return this.kept.value;
  }

  /** What it was read from has changed: the next request reads anew. */
  forget(): void {
    this.kept = undefined;
  }
}
