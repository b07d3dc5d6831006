import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Device } from '@/lib/device';
import type { Services } from './services';

/** A message above the page for a while (section 8: top 60 px, 4 s). */
export interface Toast {
  id: number;
  kind: 'error' | 'success';
  text: string;
}

export const TOAST_MS = 4_000;

/** The network notice: offline, or back for a moment; null when there is nothing to show. */
export type NetworkNotice = 'offline' | 'back' | null;

/** Loading (the number of requests and route changes in progress), toasts, and the network notice. */
export const noticesSlice = createSlice({
  name: 'notices',
  initialState: { pending: 0, nextToastId: 1, toasts: [] as Toast[], network: null as NetworkNotice },
  reducers: {
    loadingStarted(state) {
      state.pending += 1;
    },
    loadingEnded(state) {
      state.pending = Math.max(0, state.pending - 1);
    },
    toastRaised(state, { payload }: PayloadAction<Omit<Toast, 'id'>>) {
      // Equal texts share one toast: ten failing requests show one message.
      if (state.toasts.some(({ text }) => text === payload.text)) return;
      state.toasts.push({ ...payload, id: state.nextToastId });
      state.nextToastId += 1;
    },
    toastDismissed(state, { payload }: PayloadAction<number>) {
      state.toasts = state.toasts.filter(({ id }) => id !== payload);
    },
    networkChanged(state, { payload }: PayloadAction<NetworkNotice>) {
      state.network = payload;
    },
  },
  selectors: {
    selectIsLoading: (state) => state.pending > 0,
    selectToasts: (state) => state.toasts,
    selectNetwork: (state) => state.network,
  },
});

export const { loadingStarted, loadingEnded, toastRaised, toastDismissed, networkChanged } = noticesSlice.actions;
export const { selectIsLoading, selectToasts, selectNetwork } = noticesSlice.selectors;

/** On a phone the indicator stays for a moment, so that it does not flicker between two requests (section 4). */
const LOADING_LINGER_MS: Record<Device, number> = { desktop: 0, mobile: 300 };

/** Decrements the loading count, at once or after the device's delay. */
export function endLoadingAfterDelay(
  { timers }: Pick<Services, 'timers'>,
  device: Device,
  dispatch: (action: ReturnType<typeof loadingEnded>) => unknown,
): void {
  const end = () => void dispatch(loadingEnded());
  if (LOADING_LINGER_MS[device] === 0) end();
  else timers.after(LOADING_LINGER_MS[device], end);
}
