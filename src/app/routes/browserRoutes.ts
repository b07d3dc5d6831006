import type { PatchRoutesOnNavigationFunction, RouteObject } from 'react-router-dom';
import { createRoutes, errorsId, pageRoute, type RouteWorld, type ShellParts } from './createRoutes';
import { rowOf } from './rowOf';
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
export function browserRoutes(world: RouteWorld, shell: ShellParts, pathname: string): BrowserRoutes {
  const first = rowOf(pathname)?.row;
  // A URL without a row shows an error, so the router must know that no other row matches.
  if (!first) return { routes: createRoutes(world, shell) };
  return { routes: createRoutes(world, shell, [first]), patchRoutesOnNavigation: discoverRow(world, first) };
}

function discoverRow(world: RouteWorld, first: RouteRow): PatchRoutesOnNavigationFunction {
  const known = new Set([first.name]);
  return ({ path, patch }) => {
    const row = rowOf(path)?.row;
    if (!row || known.has(row.name)) return;
    known.add(row.name);
    patch(errorsId(row.layout), [pageRoute(row, world)]);
  };
}
