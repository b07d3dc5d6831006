/** One turn of the loop: timers that are due and all promises have run. */
export const turn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

interface Waiting {
  /** What is said when it is not so in time: what was waited for, or how it is instead. */
  what?: string | (() => string);
  /** Milliseconds; without it jest's own time is the limit. */
  within?: number;
  /** Milliseconds from one question to the next. */
  every?: number;
}

/** Asks again until it is so. @throws when it is not in time. */
export async function until(
  isSo: () => boolean | Promise<boolean>,
  { what = 'what was waited for', within = Infinity, every = 10 }: Waiting = {},
): Promise<void> {
  for (const since = Date.now(); !(await isSo());) {
    if (Date.now() - since > within)
      throw new Error(`It is not so within ${within / 1000} s: ${typeof what === 'string' ? what : what()}`);
    await new Promise((resolve) => setTimeout(resolve, every));
  }
}
