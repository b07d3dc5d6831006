/** What the browser's router begins with, so that it requests nothing of what the server has rendered. */
import {
  matchRoutes,
  UNSAFE_ErrorResponseImpl as ErrorResponse,
  type HydrationState,
  type RouteMatch,
  type RouteObject,
} from 'react-router-dom';
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
