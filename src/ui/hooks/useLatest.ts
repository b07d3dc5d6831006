import { type RefObject, useLayoutEffect, useRef } from 'react';

/** The latest value of a render, for callbacks that outlive it: written after commit, never while rendering. */
export function useLatest<Value>(value: Value): RefObject<Value> {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}
