import { weakMapMemoize } from '@reduxjs/toolkit';
import type { MenuItem } from '@/api';
import { type icons, isIconName } from '@/ui/controls/icons';
import type { MenuPosition } from './types';

/** A column of an open menu: a group with its items, or the items without a group. */
export interface MenuColumn {
  title: string | null;
  items: MenuItem[];
}

export function columnsOf({ menus }: MenuItem): MenuColumn[] {
  const ungrouped = menus.filter(({ menus: children }) => children.length === 0);
  const groups = menus
    .filter(({ menus: below }) => below.length > 0)
    .map(({ name, menus: items }) => ({ title: name, items }));
  return ungrouped.length > 0 ? [{ title: null, items: ungrouped }, ...groups] : groups;
}

/** The path when one of the item's links leads there, else null: only for these pages the item renders differently. */
export const pathInItem = ({ menus }: { menus: readonly MenuItem[] }, path: string | null): string | null =>
  menus.some((below) => below.path === path || pathInItem(below, path) !== null) ? path : null;

export const hasChildren = ({ menus }: MenuItem): boolean => menus.length > 0;

/** All paths of an item and its children. Memoised, because pages share the menu. */
const pathsOf = weakMapMemoize(({ path, menus }: MenuItem): string[] => [path ?? '', ...menus.flatMap(pathsOf)]);

/** The index of the item that the page belongs to: the one with the longest matching path prefix; -1 for none. */
function activeIndex(menu: readonly MenuItem[], path: string): number {
  const isPrefix = (address: string) => address !== '' && (path === address || path.startsWith(`${address}/`));
  const lengths = menu.map((item) =>
    Math.max(
      0,
      ...pathsOf(item)
        .filter(isPrefix)
        .map(({ length }) => length),
    ),
  );
  const best = Math.max(0, ...lengths);
  return best > 0 ? lengths.indexOf(best) : -1;
}

export const locateInMenu = (menu: readonly MenuItem[], path: string): MenuPosition => ({
  active: activeIndex(menu, path),
  current: pathInItem({ menus: menu }, path),
});

/** `/art/icon/0/ticket.svg?…` → `ticket`: rendered inline if we have the icon, so that it takes the button's colour. */
export function iconOf(url: string | null): keyof typeof icons | null {
  const name = /\/([a-z-]+)\.svg/.exec(url ?? '')?.[1] ?? '';
  return isIconName(name) ? name : null;
}
