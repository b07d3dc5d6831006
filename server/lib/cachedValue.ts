/** Caches a value that nearly every request needs and only an import changes. Concurrent requests share one read. */

/** Ten seconds: names and dates change with an import, a few times a week. */
const TTL_MS = 10_000;

/** A cache of one value. */
export class CachedValue<T> {
  private entry: { value: Promise<T>; readAt: number } | undefined;

  /** @param read reads the value, which is shared and must not be changed */
  constructor(private readonly read: () => Promise<T>) {}

  /** Returns the value, at most ten seconds old according to `now`. A failed read is not cached. */
  get(now: Date): Promise<T> {
    const age = now.getTime() - (this.entry?.readAt ?? -Infinity);
    if (!this.entry || age < 0 || age >= TTL_MS) {
      const loading = { value: this.read(), readAt: now.getTime() };
      this.entry = loading;
      loading.value.catch(() => {
        if (this.entry === loading) this.entry = undefined;
      });
    }
    return this.entry.value;
  }

  /** Invalidates the value: the next `get` reads it again. */
  invalidate(): void {
    this.entry = undefined;
  }
}
