/** One turn of the event loop: due timers and all promises have run. */
export const nextMacrotask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

interface UntilOptions {
  /** The error message on timeout: what was awaited, or the state instead. */
  description?: string | (() => string);
  /** Timeout in milliseconds; by default jest's own. */
  timeoutMs?: number;
  /** Polling interval in milliseconds. */
  intervalMs?: number;
}

/**
 * Polls until a condition holds.
 * @throws on timeout
 */
export async function until(
  condition: () => boolean | Promise<boolean>,
  { description = 'the condition', timeoutMs = Infinity, intervalMs = 10 }: UntilOptions = {},
): Promise<void> {
  for (const startedAt = Date.now(); !(await condition());) {
    if (Date.now() - startedAt > timeoutMs)
      throw new Error(
        `Timed out after ${timeoutMs / 1000} s: ${typeof description === 'string' ? description : description()}`,
      );
    await new Promise((resolve) => setTimeout(resolve, intervalMs));
  }
}
