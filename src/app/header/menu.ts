import { weakMapMemoize } from '@reduxjs/toolkit';
import type { MenuItem } from '@/api';
import { type icons, isIconName } from '@/ui/controls/icons';
import type { MenuPlace } from './types';

/** A column of an open menu: a group with its items, or the items that stand in no group. */
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

/** The path when a link below the item leads there: what is drawn of the item differs for these pages alone. */
export const ownAddress = ({ menus }: { menus: readonly MenuItem[] }, path: string | null): string | null =>
  menus.some((below) => below.path === path || ownAddress(below, path) !== null) ? path : null;

export const opens = ({ menus }: MenuItem): boolean => menus.length > 0;

/** All that an item and what is below it lead to; the menu is the same for page after page. */
const addressesOf = weakMapMemoize(({ path, menus }: MenuItem): string[] => [
  path ?? '',
  ...menus.flatMap(addressesOf),
]);

/** The place of the item that the page belongs to: the one with the longest address that the page's begins with; -1 for none. */
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

/** `/art/icon/0/ticket.svg?…` → `ticket`: drawn inline where we have it, so that it takes the button's colour. */
export function iconOf(url: string | null): keyof typeof icons | null {
  const name = /\/([a-z-]+)\.svg/.exec(url ?? '')?.[1] ?? '';
  return isIconName(name) ? name : null;
}
