/** What the server has drawn already: the browser's router begins with it, and asks for none of it again. */
import { UNSAFE_ErrorResponseImpl as ErrorResponse, type HydrationState, type RouteObject } from 'react-router-dom';
import { layoutId } from '@/routes/createRoutes';
import { rowOf } from '@/routes/rowOf';
import type { Bootstrap } from './bootstrap';

/** The route with this id, in these or below them. */
const routeOf = (routes: RouteObject[], id: string): RouteObject | undefined =>
  routes.reduce<RouteObject | undefined>(
    (found, route) => found ?? (route.id === id ? route : routeOf(route.children ?? [], id)),
    undefined,
  );

async function loadRoute(route: RouteObject | undefined): Promise<void> {
  if (typeof route?.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined });
}

/**
 * Loads layout and page of this address: hydration must find them there.
 * @returns The ids of the routes whose loaders have run on the server.
 */
export async function loadMatched(routes: RouteObject[], pathname: string): Promise<string[]> {
  const row = rowOf(pathname)?.row;
  if (!row) return [];
  await Promise.all([layoutId(row.layout), row.name].map((id) => loadRoute(routeOf(routes, id))));
  return ['document', row.name];
}

/** What the loaders have found is in the store; what they threw is in the document. */
export const drawnBefore = (loaded: string[], errors: Bootstrap['errors']): HydrationState => ({
  loaderData: Object.fromEntries(loaded.map((id): [string, null] => [id, null])),
  errors:
    errors &&
    Object.fromEntries(Object.entries(errors).map(([id, status]) => [id, new ErrorResponse(status, '', null)])),
});
