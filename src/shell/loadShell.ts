import { configApi } from '@/api/config';
import { siteApi } from '@/api/site';
import type { AppStore } from '@/store/makeStore';
import { needed, wanted } from '@/store/loading';

const edition = siteApi.endpoints.ownEdition;
const menu = configApi.endpoints.configMenu;
const hotSearch = configApi.endpoints.configHotSearch;

const answers = [edition.select({}), menu.select(), hotSearch.select()];

/** Whether all of it is in the store: the server's stores begin with what another page has asked for. */
function hasShell({ getState }: Pick<AppStore, 'getState'>): boolean {
  const state = getState();
  return answers.every((select) => select(state).isSuccess);
}

/** What header and footer show. Without the edition there is no page; a menu that fails leaves a gap (section 8). */
export async function loadShell(store: AppStore): Promise<void> {
  if (hasShell(store)) return;
  const { dispatch } = store;
  const once = { subscribe: false } as const;
  await Promise.all([
    needed(dispatch(edition.initiate({}, once))),
    wanted(dispatch(menu.initiate(undefined, once)), dispatch(hotSearch.initiate(undefined, once))),
  ]);
}
