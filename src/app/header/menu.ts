import { weakMapMemoize } from '@reduxjs/toolkit';
import type { MenuItem } from '@/api';
import { type icons, isIconName } from '@/ui/controls/icons';
import type { MenuPlace } from './types';

/** A column of an open menu: a group with its items, or the items without a group. */
export interface MenuColumn {
  title: string | null;
  items: MenuItem[];
}

export function columnsOf({ menus }: MenuItem): MenuColumn[] {
  const loose = menus.filter(({ menus: below }) => below.length === 0);
  const groups = menus
    .filter(({ menus: below }) => below.length > 0)
    .map(({ name, menus: items }) => ({ title: name, items }));
  return loose.length > 0 ? [{ title: null, items: loose }, ...groups] : groups;
}

/** The path when one of the item's links leads there, else null: only for these pages the item renders differently. */
export const ownAddress = ({ menus }: { menus: readonly MenuItem[] }, path: string | null): string | null =>
  menus.some((below) => below.path === path || ownAddress(below, path) !== null) ? path : null;

export const opens = ({ menus }: MenuItem): boolean => menus.length > 0;

/** All paths of an item and its children. Memoised, because pages share the menu. */
const addressesOf = weakMapMemoize(({ path, menus }: MenuItem): string[] => [
  path ?? '',
  ...menus.flatMap(addressesOf),
]);

/** The index of the item that the page belongs to: the one with the longest matching path prefix; -1 for none. */
function activeIndex(menu: readonly MenuItem[], path: string): number {
  const fits = (address: string) => address !== '' && (path === address || path.startsWith(`${address}/`));
  const lengths = menu.map((item) =>
    Math.max(
      0,
      ...addressesOf(item)
        .filter(fits)
        .map(({ length }) => length),
    ),
  );
  const best = Math.max(0, ...lengths);
  return best > 0 ? lengths.indexOf(best) : -1;
}

export const placeIn = (menu: readonly MenuItem[], path: string): MenuPlace => ({
  active: activeIndex(menu, path),
  current: ownAddress({ menus: menu }, path),
});

/** `/art/icon/0/ticket.svg?…` → `ticket`: rendered inline if we have the icon, so that it takes the button's colour. */
export function iconOf(url: string | null): keyof typeof icons | null {
  const name = /\/([a-z-]+)\.svg/.exec(url ?? '')?.[1] ?? '';
  return isIconName(name) ? name : null;
}
