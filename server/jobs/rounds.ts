/** Runs work periodically: a pause, a round, a pause, the next round. */
export class Rounds {
  private timer: NodeJS.Timeout | null = null;
  private round: Promise<void> = Promise.resolve();

  /**
   * @param pauseMs milliseconds from the end of a round to the start of the next, so that slow rounds don't accumulate
   * @param work one round
   * @param onFailure called when a round failed; the next one runs anyway
   */
  constructor(
    private readonly pauseMs: number,
    private readonly work: () => Promise<unknown>,
    private readonly onFailure: (error: unknown) => void,
  ) {}

  start(): void {
    this.timer = setTimeout(() => {
      this.round = this.work()
        .catch(this.onFailure)
        .then(() => {
          if (this.timer) this.start();
        });
    }, this.pauseMs);
  }

  /** Starts no further round, and waits for the current one. */
  async stop(): Promise<void> {
    if (this.timer) clearTimeout(this.timer);
    this.timer = null;
    await this.round;
  }
}
