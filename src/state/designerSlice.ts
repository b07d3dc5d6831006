import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** The form designers' secret as typed: in memory only, never persisted. */
export const designerSlice = createSlice({
  name: 'designer',
  initialState: { secret: null as string | null },
  reducers: {
    secretEntered(state, { payload }: PayloadAction<string | null>) {
      state.secret = payload;
    },
  },
  selectors: {
    selectDesignerSecret: (state) => state.secret,
  },
});

export const { secretEntered } = designerSlice.actions;
export const { selectDesignerSecret } = designerSlice.selectors;
