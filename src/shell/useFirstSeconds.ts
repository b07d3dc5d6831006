import { startTransition, useEffect, useState } from 'react';
import { useServices } from '@/state/ServicesContext';

/** Section 9: the right bar's animation switches after 3 s. */
const ANIMATION_MS = 3_000;

/** True for the first seconds of a page in the browser. */
export function useFirstSeconds(): boolean {
  const { timers } = useServices();
  const [isFirst, setFirst] = useState(true);
  useEffect(() => timers.after(ANIMATION_MS, () => startTransition(() => setFirst(false))), [timers]);
  return isFirst;
}
