/**
 * Who comes is let in before those inside are answered. Node takes in one connection each time it looks for what has happened (libuv/libuv#3696), and answers
 * everybody who has asked before it looks again: of two hundred who came at once the last stood outside for more than a second.
 */

/** So many are answered for each who comes. Fewer let people in faster; more waste less time on looking. */
const ANSWERED_FOR_EACH = 4;

export class Arrivals {
  private waiting: (() => void)[] = [];
  private hasArrived = false;
  private areComing = false;

  /** Somebody has just been let in: there may be more behind. */
  arrived(): void {
    this.hasArrived = true;
    if (this.areComing) return;
    this.areComing = true;
    setImmediate(this.turn);
  }

  /**
   * Answers at once while nobody comes, otherwise when it is this one's turn: in the order in which they asked.
   * @returns whether it was at once.
   */
  answer(one: () => void): boolean {
    if (this.areComing) this.waiting.push(one);
    else one();
    return !this.areComing;
  }

  /** What has happened was looked at once. */
  private readonly turn = (): void => {
    const areMore = this.hasArrived;
    this.hasArrived = false;
    const now = areMore ? this.waiting.splice(0, ANSWERED_FOR_EACH) : this.waiting;
    if (areMore) setImmediate(this.turn);
    else {
      this.waiting = [];
      this.areComing = false;
    }
    for (const one of now) one();
  };
}
