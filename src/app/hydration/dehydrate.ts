/** The state that a page hands to the browser. */
import { configApi } from '@/api';
import type { RootState } from '@/app/store/makeStore';

const selectMenuResponse = configApi.endpoints.configMenu.select();

/** Leaves out what is the reader's own, which the browser finds in its cookies and storage, and what the state holds twice. */
export function dehydrate({ ticket: _ticket, kept: _kept, client: _client, ...state }: RootState): Partial<RootState> {
  const { api, menu, ...others } = state;
  // The browser has its own settings of the api: JSON would turn the server's Infinity into null, and every response would be dropped at once.
  const { config: _config, ...responses } = api;
  const isResponse = menu.items === selectMenuResponse({ api }).data;
  return { ...others, ...(!isResponse && { menu }), api: responses as RootState['api'] };
}

/** The store's state from what a page has handed over: the menu is not written into it twice. */
export function rehydrate(state: Partial<RootState>): Partial<RootState> {
  const items = state.api && selectMenuResponse({ api: state.api }).data;
  return items ? { menu: { items }, ...state } : state;
}
