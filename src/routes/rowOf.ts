/** The row of the table that an address matches, by the router's own order of matching. */
import { matchRoutes } from 'react-router-dom';
import { paths } from '@/lib/paths';
import { table, type RouteRow } from './table';

const rows = table.map((row) => ({ path: paths[row.name].pattern, row }));

/** @returns The row with the names in the path; undefined where no route matches. */
export function rowOf(
  pathname: string,
): { row: RouteRow; params: Readonly<Record<string, string | undefined>> } | undefined {
  const match = matchRoutes(rows, pathname)?.at(-1);
  return match && { row: match.route.row, params: match.params };
}
