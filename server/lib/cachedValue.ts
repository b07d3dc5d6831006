/** What nearly every request reads and only an import changes: read once for some seconds, and once for all who ask at the same time. */

/** Names and dates change with an import, a few times a week. */
const GOOD_FOR_MS = 10_000;

/** One value: what is kept is bounded by what is read. */
export class CachedValue<T> {
  private entry: { value: Promise<T>; from: number } | undefined;

  /** @param read reads it anew; what it gives is shared and must not be changed */
  constructor(private readonly read: () => Promise<T>) {}

  /** The value, at most ten seconds old by the clock that says `now`. A failure is not kept: the next request asks again. */
  get(now: Date): Promise<T> {
    const age = now.getTime() - (this.entry?.from ?? -Infinity);
    if (!this.entry || age < 0 || age >= GOOD_FOR_MS) {
      const loading = { value: this.read(), from: now.getTime() };
      this.entry = loading;
      loading.value.catch(() => {
        if (this.entry === loading) this.entry = undefined;
      });
    }
    return this.entry.value;
  }

  /** What it was read from has changed: the next request reads anew. */
  forget(): void {
    this.entry = undefined;
  }
}
