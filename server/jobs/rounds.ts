/** Work that is done again and again: a pause, a round, a pause, the next. */
export class Rounds {
  private timer: NodeJS.Timeout | null = null;
  private round: Promise<void> = Promise.resolve();

  /**
   * @param pauseMs From the end of a round to the beginning of the next, in milliseconds: a round that takes long is not followed by those
   * that it kept waiting.
   * @param work One round.
   * @param onFailure Told of a round that failed; the next one comes all the same.
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

  /** No round begins any more; waits for the one that runs. */
  async stop(): Promise<void> {
    if (this.timer) clearTimeout(this.timer);
    this.timer = null;
    await this.round;
  }
}
