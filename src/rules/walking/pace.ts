/** How long a visitor walks. */

/** Slower than in a street (80 m): aisles are crowded. */
const METRES_PER_MINUTE = 60;
/** With a wheelchair, a pram or a stick. */
const STEP_FREE_METRES_PER_MINUTE = 45;

/** Seconds for a distance in metres. */
export const walkingSeconds = (metres: number, { isStepFree }: { isStepFree: boolean }): number =>
  Math.ceil((metres / (isStepFree ? STEP_FREE_METRES_PER_MINUTE : METRES_PER_MINUTE)) * 60);
