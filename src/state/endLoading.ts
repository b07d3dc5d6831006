import type { Device } from '@/lib/device';
import { loadingEnded } from './noticesSlice';
import type { Services } from './services';

/** Section 4: on a phone the sign stays a moment, so that it does not flicker between two requests. */
const LOADING_ENDS_MS: Record<Device, number> = { desktop: 0, mobile: 300 };

/** Ends one count of loading, at once or after the device's moment. */
export function endLoading(
  { timers }: Pick<Services, 'timers'>,
  device: Device,
  dispatch: (action: ReturnType<typeof loadingEnded>) => unknown,
): void {
  const end = () => void dispatch(loadingEnded());
  if (LOADING_ENDS_MS[device] === 0) end();
  else timers.after(LOADING_ENDS_MS[device], end);
}
