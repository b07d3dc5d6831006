import { configApi } from '@/api/config';
import type { RootState } from '@/store/makeStore';

const selectAnswer = configApi.endpoints.configMenu.select();

/** The menu as its call has answered. */
export const menuOf = (api: RootState['api']) => selectAnswer({ api }).data;

/** The store's state from what a page has handed over: the menu is not written into it twice. */
export function taken(state: Partial<RootState>): Partial<RootState> {
  const items = state.api && menuOf(state.api);
  return items ? { menu: { items }, ...state } : state;
}
