/** One turn of the event loop: due timers and all promises have run. */
export const turn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

interface Waiting {
  /** The error message on timeout: what was awaited, or the state instead. */
  what?: string | (() => string);
  /** Timeout in milliseconds; by default jest's own. */
  within?: number;
  /** Polling interval in milliseconds. */
  every?: number;
}

/**
 * Polls until a condition holds.
 * @throws when it does not in time
 */
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
