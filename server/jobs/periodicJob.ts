/** Runs a task periodically. Runs never overlap. */
export class PeriodicJob {
  private timer: NodeJS.Timeout | null = null;
  private currentRun: Promise<void> = Promise.resolve();

  /**
   * @param intervalMs milliseconds from the end of a round to the start of the next, so that slow rounds don't
   * accumulate
   * @param run one round
   * @param onFailure called when a round failed; the next one runs anyway
   */
  constructor(
    private readonly intervalMs: number,
    private readonly run: () => Promise<unknown>,
    private readonly onFailure: (error: unknown) => void,
  ) {}

  start(): void {
    this.timer = setTimeout(() => {
      this.currentRun = this.run()
        .catch(this.onFailure)
        .then(() => {
          if (this.timer) this.start();
        });
    }, this.intervalMs);
  }

  /** Starts no further run, and waits for the current one. */
  async stop(): Promise<void> {
    if (this.timer) clearTimeout(this.timer);
    this.timer = null;
    await this.currentRun;
  }
}
