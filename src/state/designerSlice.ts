import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** The secret of form designers, as it was typed: for as long as the page is open, and kept nowhere. */
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
