/** The state that a page hands to the browser. */
import {
  matchRoutes,
  UNSAFE_ErrorResponseImpl as ErrorResponse,
  type HydrationState,
  type RouteMatch,
  type RouteObject,
} from 'react-router-dom';
import { configApi } from '@/api';
import type { RootState } from '@/app/store/makeStore';
import type { Bootstrap } from './bootstrap';

/** Loads layout and page of an address: hydration must find them there. */
export async function loadMatched(routes: RouteObject[], pathname: string): Promise<RouteMatch[]> {
  const matches = matchRoutes(routes, { pathname }) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined });
    }),
  );
  return matches;
}

/** What the loaders have found is in the store; what they threw is in the document. */
export const hydrationData = (matches: RouteMatch[], errors: Bootstrap['errors']): HydrationState => ({
  loaderData: Object.fromEntries(matches.map(({ route }) => [route.id, null])),
  errors:
    errors &&
    Object.fromEntries(Object.entries(errors).map(([id, status]) => [id, new ErrorResponse(status, '', null)])),
});

const selectMenuResponse = configApi.endpoints.configMenu.select();

/** Leaves out what is the reader's own, which the browser finds in its cookies and storage, and what the state holds twice. */
export function dehydrate({ ticket: _ticket, persisted: _persisted, client: _client, ...state }: RootState): Partial<RootState> {
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
