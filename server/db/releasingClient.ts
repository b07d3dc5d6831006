/** A connection whose answers go as soon as they have been read. */
import pg from 'pg';

type Query = (...words: unknown[]) => unknown;

/**
 * pg makes the promise of an answer by a function that it assigns to the query, and V8 takes what is assigned to a property for something that stays:
 * with it the rows lay in the heap until the whole of it was looked through (docs/decisions/0030). Here the function is handed over.
 */
export class ReleasingClient extends pg.Client {
  override query(...words: never[]): never {
    const isAsked = words.every((word) => typeof word === 'string' || Array.isArray(word));
    return (isAsked ? this.answered(words) : this.told(...words)) as never;
  }

  private told(...words: unknown[]): unknown {
    return (super.query as Query)(...words);
  }

  /** The answer to a text and its values. */
  private async answered(asked: unknown[]): Promise<unknown> {
    try {
      return await new Promise((resolve, reject) => {
        this.told(...asked, (error: Error | null, result: unknown) => (error ? reject(error) : resolve(result)));
      });
    } catch (error) {
      // As pg does: the trace leads to who asked, and not to the socket.
      if (error instanceof Error) Error.captureStackTrace(error);
      throw error;
    }
  }
}
