import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** The texts of a page for search engines (section 3, SEO record). */
export interface Seo {
  title: string;
  description: string;
  keywords: string;
}

const pick = ({ title, description, keywords }: Seo): Seo => ({ title, description, keywords });

export const seoSlice = createSlice({
  name: 'seo',
  initialState: { current: null as Seo | null },
  reducers: {
    /** The record of the page that opens; null when there is none, so that it has the default and not the texts of the page before. */
    seoArrived(state, { payload }: PayloadAction<Seo | null>) {
      state.current = payload && pick(payload);
    },
  },
  selectors: { selectSeo: (state) => state.current },
});

export const { seoArrived } = seoSlice.actions;
export const { selectSeo } = seoSlice.selectors;
