/** Runs work one after the other, with a limit of how much may wait. */
export class SerialQueue {
  private pending = 0;
  private tail: Promise<unknown> = Promise.resolve();

  /**
   * @param maxWaiting how many may wait for the one that runs
   * @param full the error of a call beyond that
   */
  constructor(
    private readonly maxWaiting: number,
    private readonly full: () => Error,
  ) {}

  /** Runs `work` after the earlier calls. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.pending > this.maxWaiting) throw this.full();
    this.pending += 1;
    const result = this.tail.then(work, work);
    this.tail = result.catch(() => undefined);
    return result.finally(() => (this.pending -= 1));
  }
}
