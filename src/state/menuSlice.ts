import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** An item of the menu (section 3); `menus` are the items below it, at most three levels deep. */
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
    menuArrived(state, { payload }: PayloadAction<MenuItem[]>) {
      state.items = payload;
    },
  },
  selectors: { selectMenu: (state) => state.items },
});

export const { menuArrived } = menuSlice.actions;
export const { selectMenu } = menuSlice.selectors;
