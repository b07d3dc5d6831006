/** The state that a page sends to the browser. */
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

/** Loads the layout and page modules of a URL: hydration needs them at once. */
export async function loadMatches(routes: RouteObject[], pathname: string): Promise<RouteMatch[]> {
  const matches = matchRoutes(routes, { pathname }) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined });
    }),
  );
  return matches;
}

/** Loader data is in the store already, so only its errors come from the document. */
export const hydrationData = (matches: RouteMatch[], errors: Bootstrap['errors']): HydrationState => ({
  loaderData: Object.fromEntries(matches.map(({ route }) => [route.id, null])),
  errors:
    errors &&
    Object.fromEntries(Object.entries(errors).map(([id, status]) => [id, new ErrorResponse(status, '', null)])),
});

const selectMenuResponse = configApi.endpoints.configMenu.select();

/** Omits personal data, which the browser reads from its cookies and storage, and duplicates within the state. */
export function dehydrate({
  ticket: _ticket,
  persisted: _persisted,
  client: _client,
  ...state
}: RootState): Partial<RootState> {
  const { api, menu, ...others } = state;
  // The browser has its own API settings. JSON would turn the server's Infinity into null, and every response would
  // be evicted at once.
  const { config: _config, ...responses } = api;
  const isMenuInCache = menu.items === selectMenuResponse({ api }).data;
  return { ...others, ...(!isMenuInCache && { menu }), api: responses as RootState['api'] };
}

/** Restores the store's state from a dehydrated page; the menu is not serialised twice. */
export function rehydrate(state: Partial<RootState>): Partial<RootState> {
  const items = state.api && selectMenuResponse({ api: state.api }).data;
  return items ? { menu: { items }, ...state } : state;
}
