/**
 * Replays a recording (src/app/store/recording.ts) to a state: `expect(replay(log)).toEqual(…)` turns a user's bug
 * report into a test.
 */
import { createRootReducer, type RootState } from '@/app/store/makeStore';
import type { Recording } from '@/app/store/recording';
import { testWorld } from './testWorld';

/** The state after the first `until` actions, or after all of them. */
export function replay({ initialState, actions }: Recording, until = actions.length): RootState {
  const reduce = createRootReducer(testWorld().services);
  return actions.slice(0, until).reduce((state, action) => reduce(state, action), initialState as RootState);
}
