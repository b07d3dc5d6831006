import type { PatchRoutesOnNavigationFunction, RouteObject } from 'react-router-dom';
import { createRoutes, errorsId, pageRoute, type RouteWorld, type ShellParts } from './createRoutes';
import { rowOf } from './rowOf';
import type { RouteRow } from './rows';

/** What the browser's router is made with. */
export interface BrowserRoutes {
  routes: RouteObject[];
  patchRoutesOnNavigation?: PatchRoutesOnNavigationFunction;
}

/**
 * The router begins with the row of its document, and is given the others when they are first gone to. To learn the whole table while a page is
 * taken over would hold a phone up for 40 ms, and most readers need a handful of its rows.
 */
export function browserRoutes(world: RouteWorld, shell: ShellParts, pathname: string): BrowserRoutes {
  const first = rowOf(pathname)?.row;
  // An address without a row shows an error, for which the router must know that no other row has it.
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
