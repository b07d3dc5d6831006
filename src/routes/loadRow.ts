/** Loads what draws a route: its page's code and the texts that the page says, at once. */
import type { Texts } from '@/i18n/texts';
import type { Page } from '@/store/definePage';
import type { RouteRow } from './rows';

/** Throws when a chunk cannot be loaded. */
export async function loadRow(row: RouteRow, texts: Pick<Texts, 'load'>): Promise<Page> {
  const [loaded] = await Promise.all([row.page(), texts.load(row.texts)]);
  return loaded.page;
}
