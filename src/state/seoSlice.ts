import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** The texts of a page for search engines (section 3, SEO record). */
export interface Seo {
  title: string;
  description: string;
  keywords: string;
}

export const seoSlice = createSlice({
  name: 'seo',
  initialState: { current: null as Seo | null },
  reducers: {
    seoArrived(state, { payload: { title, description, keywords } }: PayloadAction<Seo>) {
      state.current = { title, description, keywords };
    },
  },
  selectors: { selectSeo: (state) => state.current },
});

export const { seoArrived } = seoSlice.actions;
export const { selectSeo } = seoSlice.selectors;
