import type { TextId } from '@/lib/textIds';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** One breadcrumb: a text of the catalog or a name from the content. The last one, the page itself, has no path. */
export type Breadcrumb = { message: TextId; path?: string } | { name: string; path?: string };

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
