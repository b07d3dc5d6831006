import type { PatchRoutesOnNavigationFunction, RouteObject } from 'react-router-dom';
import { createRoutes, errorsId, pageRoute, type RouterEnvironment, type ShellParts } from './createRoutes';
import { matchRow } from './matchRow';
import type { RouteRow } from './rows';

/** Arguments of the browser's router. */
export interface BrowserRoutes {
  routes: RouteObject[];
  patchRoutesOnNavigation?: PatchRoutesOnNavigationFunction;
}

/**
 * The router starts with the row of its document and adds the others on their first visit. The whole table would
 * block a phone for 40 ms at hydration, and most users need a handful of its rows.
 */
export function browserRoutes(environment: RouterEnvironment, shell: ShellParts, pathname: string): BrowserRoutes {
  const first = matchRow(pathname)?.row;
  // A URL without a row shows an error, so the router must know that no other row matches.
  if (!first) return { routes: createRoutes(environment, shell) };
  return {
    routes: createRoutes(environment, shell, [first]),
    patchRoutesOnNavigation: discoverRow(environment, first),
  };
}

function discoverRow(environment: RouterEnvironment, first: RouteRow): PatchRoutesOnNavigationFunction {
  const knownRows = new Set([first.name]);
  return ({ path, patch }) => {
    const row = matchRow(path)?.row;
    if (!row || knownRows.has(row.name)) return;
    knownRows.add(row.name);
    patch(errorsId(row.layout), [pageRoute(row, environment)]);
  };
}
