import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** One step of the way to a page; the last one, the page itself, has no path. */
export interface Breadcrumb {
  name: string;
  path?: string;
}

export const breadcrumbsSlice = createSlice({
  name: 'breadcrumbs',
  initialState: { trail: [] as Breadcrumb[] },
  reducers: {
    trailChanged(state, { payload }: PayloadAction<Breadcrumb[]>) {
      state.trail = payload;
    },
  },
  selectors: { selectTrail: (state) => state.trail },
});

export const { trailChanged } = breadcrumbsSlice.actions;
export const { selectTrail } = breadcrumbsSlice.selectors;
