/** A recording (src/app/store/recording.ts) as a state again: `expect(replay(log)).toEqual(…)` makes a visitor's report a test. */
import { reducersOf, type RootState } from '@/app/store/makeStore';
import type { Recording } from '@/app/store/recording';
import { testWorld } from './testWorld';

/** The state after the first `until` actions, or after all of them. */
export function replay({ from, actions }: Recording, until = actions.length): RootState {
  const reduce = reducersOf(testWorld().services);
  return actions.slice(0, until).reduce((state, action) => reduce(state, action), from as RootState);
}
