import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** A form as it was left: values without the sensitive ones, and when it is no longer worth keeping. */
export interface Draft {
  formId: string;
  formVersion: number;
  values: Record<string, string | number | boolean | string[]>;
  savedAt: string;
  expiresAt: string;
}

/** What outlives the page (redux-persist keeps this slice only). */
export interface Kept {
  source: string | null;
  firstPage: string | null;
  /** When the delayed dialog was last shown, ISO instant. */
  delayDialog: string | null;
  drafts: Record<string, Draft>;
}

const initialState: Kept = { source: null, firstPage: null, delayDialog: null, drafts: {} };

export const keptSlice = createSlice({
  name: 'kept',
  initialState,
  reducers: {
    visitBegan(state, { payload }: PayloadAction<{ firstPage: string; source: string | null }>) {
      state.firstPage ??= payload.firstPage;
      if (payload.source) state.source = payload.source;
    },
    delayDialogShown(state, { payload }: PayloadAction<string>) {
      state.delayDialog = payload;
    },
    draftSaved(state, { payload }: PayloadAction<Draft>) {
      state.drafts[payload.formId] = payload;
    },
    draftDropped(state, { payload }: PayloadAction<string>) {
      delete state.drafts[payload];
    },
  },
  selectors: {
    selectDraft: (state, formId: string): Draft | undefined => state.drafts[formId],
    selectKeptSource: (state) => state.source,
  },
});

export const { visitBegan, delayDialogShown, draftSaved, draftDropped } = keptSlice.actions;
export const { selectDraft, selectKeptSource } = keptSlice.selectors;
