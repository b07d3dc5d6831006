import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Locale } from '@/rules/locales';

/** The document's language. Another language is another document, so one store never holds two. */
export const localeSlice = createSlice({
  name: 'locale',
  initialState: { current: 'zh-cn' as Locale },
  reducers: {
    localeDecided(state, { payload }: PayloadAction<Locale>) {
      state.current = payload;
    },
  },
  selectors: { selectLocale: (state) => state.current },
});

export const { localeDecided } = localeSlice.actions;
export const { selectLocale } = localeSlice.selectors;
