/** Reduces a story to the fewest steps that still fail (delta debugging: A. Zeller, R. Hildebrandt, 2002). */
import type { Story, StoryStep } from '@/api';
import { playInStore } from '../support/playInStore';

/** Whether these steps still fail in the same way. */
type Predicate = (steps: StoryStep[]) => Promise<boolean>;

/** Without any one of the remaining steps, `fails` is false. */
export async function fewestSteps(steps: StoryStep[], fails: Predicate): Promise<StoryStep[]> {
  let remaining = steps;
  let size = Math.ceil(remaining.length / 2);
  while (size >= 1) {
    const smaller = await withoutOneChunk(remaining, size, fails);
    if (smaller) remaining = smaller;
    else if (size === 1) break;
    else size = Math.ceil(size / 2);
  }
  return remaining;
}

/** The steps without the first chunk of this size that is not needed; null if all are. */
async function withoutOneChunk(steps: StoryStep[], size: number, fails: Predicate): Promise<StoryStep[] | null> {
  for (let start = 0; start < steps.length; start += size) {
    const others = steps.filter((_step, index) => index < start || index >= start + size);
    if (others.length > 0 && (await fails(others))) return others;
  }
  return null;
}

/**
 * The shortest story with the first failure of a story.
 * @returns null if the story plays without a failure
 */
export async function shrink(story: Story): Promise<Story | null> {
  const failuresOf = async (steps: StoryStep[]) => (await playInStore({ ...story, steps })).failures;
  const [first] = await failuresOf(story.steps);
  if (!first) return null;
  const fails: Predicate = async (steps) =>
    (await failuresOf(steps)).some(({ kind, text }) => kind === first.kind && text === first.text);
  return { ...story, steps: await fewestSteps(story.steps, fails) };
}
