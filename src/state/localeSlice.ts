import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Locale } from '@/rules/locales';

/** The document's language. Another language is loaded as a new document, so a store has only one. */
export const localeSlice = createSlice({
  name: 'locale',
  initialState: { current: 'zh-cn' as Locale },
  reducers: {
    localeSet(state, { payload }: PayloadAction<Locale>) {
      state.current = payload;
    },
  },
  selectors: { selectLocale: (state) => state.current },
});

export const { localeSet } = localeSlice.actions;
export const { selectLocale } = localeSlice.selectors;
