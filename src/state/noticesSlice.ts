import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** A text that stands above the page for a while (section 8: top 60 px, 4 s). */
export interface Toast {
  id: number;
  kind: 'error' | 'success';
  text: string;
}

export const TOAST_MS = 4_000;

/** Loading (a count of requests and route changes under way), toasts, and dialogs that were shown already. */
export const noticesSlice = createSlice({
  name: 'notices',
  initialState: { pending: 0, nextToastId: 1, toasts: [] as Toast[], dialogsShown: [] as string[] },
  reducers: {
    loadingStarted(state) {
      state.pending += 1;
    },
    loadingEnded(state) {
      state.pending = Math.max(0, state.pending - 1);
    },
    toastRaised(state, { payload }: PayloadAction<Omit<Toast, 'id'>>) {
      // The same text twice is one toast: ten failing requests need no ten lines.
      if (state.toasts.some(({ text }) => text === payload.text)) return;
      state.toasts.push({ ...payload, id: state.nextToastId });
      state.nextToastId += 1;
    },
    toastDismissed(state, { payload }: PayloadAction<number>) {
      state.toasts = state.toasts.filter(({ id }) => id !== payload);
    },
    dialogShown(state, { payload }: PayloadAction<string>) {
      if (!state.dialogsShown.includes(payload)) state.dialogsShown.push(payload);
    },
  },
  selectors: {
    selectIsLoading: (state) => state.pending > 0,
    selectToasts: (state) => state.toasts,
    selectDialogsShown: (state) => state.dialogsShown,
  },
});

export const { loadingStarted, loadingEnded, toastRaised, toastDismissed, dialogShown } = noticesSlice.actions;
export const { selectIsLoading, selectToasts, selectDialogsShown } = noticesSlice.selectors;
