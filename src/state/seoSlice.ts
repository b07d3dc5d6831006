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
  initialState: {
    current: null as Seo | null,
    /** The HTTP status of the error that is shown in place of the page. */
    error: null as number | null,
  },
  reducers: {
    /** The record of the page that opens; null when there is none, so that it has the default and not the texts of the page before. */
    seoArrived(state, { payload }: PayloadAction<Seo | null>) {
      state.current = payload && pick(payload);
      state.error = null;
    },
    pageFailed(state, { payload }: PayloadAction<number>) {
      state.error = payload;
    },
  },
  selectors: { selectSeo: (state) => state.current, selectPageError: (state) => state.error },
});

export const { seoArrived, pageFailed } = seoSlice.actions;
export const { selectSeo, selectPageError } = seoSlice.selectors;
