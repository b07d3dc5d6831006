import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** A menu item (section 3); `menus` are its children, at most three levels deep. */
export interface MenuItem {
  name: string;
  path: string | null;
  linkTarget: '_self' | '_blank';
  menus: MenuItem[];
  buttons: { name: string; path: string; remark: string; iconUrl: string | null }[];
  images: { path: string; alt: string; title: string; text: string; link: string | null }[];
  isNew: boolean;
  isHot: boolean;
}

export const menuSlice = createSlice({
  name: 'menu',
  initialState: { items: [] as MenuItem[] },
  reducers: {
    menuReceived(state, { payload }: PayloadAction<MenuItem[]>) {
      state.items = payload;
    },
  },
  selectors: { selectMenu: (state) => state.items },
});

export const { menuReceived } = menuSlice.actions;
export const { selectMenu } = menuSlice.selectors;
