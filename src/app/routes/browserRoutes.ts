import type { PatchRoutesOnNavigationFunction, RouteObject } from 'react-router-dom';
import { createRoutes, errorsId, pageRoute, type RouterEnvironment, type ShellParts } from './createRoutes';
import { matchRoute } from './matchRoute';
import type { RouteDefinition } from './routeDefinition';

/** Arguments of the browser's router. */
export interface BrowserRoutes {
  routes: RouteObject[];
  patchRoutesOnNavigation?: PatchRoutesOnNavigationFunction;
}

/**
 * The router starts with the route of its document and adds the others on their first visit. All routes would block
 * a phone for 40 ms at hydration, and most users need a handful of them.
 */
export function browserRoutes(environment: RouterEnvironment, shell: ShellParts, pathname: string): BrowserRoutes {
  const initialRoute = matchRoute(pathname)?.route;
  // A URL without a route shows an error, so the router must know that no other route matches.
  if (!initialRoute) return { routes: createRoutes(environment, shell) };
  return {
    routes: createRoutes(environment, shell, [initialRoute]),
    patchRoutesOnNavigation: discoverRoutes(environment, initialRoute),
  };
}

function discoverRoutes(
  environment: RouterEnvironment,
  initialRoute: RouteDefinition,
): PatchRoutesOnNavigationFunction {
  const knownRoutes = new Set([initialRoute.name]);
  return ({ path, patch }) => {
    const route = matchRoute(path)?.route;
    if (!route || knownRoutes.has(route.name)) return;
    knownRoutes.add(route.name);
    patch(errorsId(route.layout), [pageRoute(route, environment)]);
  };
}
