/** How the api's selectors remember: of each the last answer. */
import { createSelectorCreator } from '@reduxjs/toolkit';

interface Remembering<Result> {
  /** What is made anew and equal to what was made before is given as the same object. */
  resultEqualityCheck?(before: Result, now: Result): boolean;
}

/**
 * What was made of the last arguments, which are compared by identity. The api makes selectors for each hook of each page, and each is asked for one
 * state after the other. Reselect's own memory is for many states at once; besides, it assigns functions to a function, and V8 takes what is assigned to a
 * property for something that stays: all that they reach, on the server the store of a page, lay in the heap until the whole of it was looked through (docs/decisions/0030).
 */
export function rememberLast<Given extends unknown[], Result>(
  make: (...given: Given) => Result,
  { resultEqualityCheck }: Remembering<Result> = {},
): (...given: Given) => Result {
  let last: { given: Given; result: Result } | null = null;
  return (...given) => {
    if (last?.given.length === given.length && last.given.every((one, index) => Object.is(one, given[index])))
      return last.result;
    const made = make(...given);
    const result = last && resultEqualityCheck?.(last.result, made) ? last.result : made;
    last = { given, result };
    return result;
  };
}

export const createSelector = createSelectorCreator({ memoize: rememberLast, argsMemoize: rememberLast });
