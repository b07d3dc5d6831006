import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** The texts of a page for search engines (section 3, SEO record). */
export interface Seo {
  title: string;
  description: string;
  keywords: string;
}

/** The HTTP error of a page, with Retry-After in seconds. */
export interface PageError {
  status: number;
  retryAfter: number | null;
}

const pickSeo = ({ title, description, keywords }: Seo): Seo => ({ title, description, keywords });

/** What the document needs besides the page: its SEO texts, or the error that is shown in place of the page. */
export const seoSlice = createSlice({
  name: 'seo',
  initialState: {
    current: null as Seo | null,
    /** The error shown in place of the page. It is here because it also resets when another page opens. */
    error: null as PageError | null,
  },
  reducers: {
    /** The SEO record of the page that opens; null for the default, so that no texts of the previous page remain. */
    seoReceived(state, { payload }: PayloadAction<Seo | null>) {
      state.current = payload && pickSeo(payload);
      state.error = null;
    },
    pageFailed(state, { payload }: PayloadAction<PageError>) {
      state.error = payload;
    },
  },
  selectors: { selectSeo: (state) => state.current, selectPageError: (state) => state.error },
});

export const { seoReceived, pageFailed } = seoSlice.actions;
export const { selectSeo, selectPageError } = seoSlice.selectors;
