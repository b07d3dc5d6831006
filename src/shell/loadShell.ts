import { configApi } from '@/api/config';
import { siteApi } from '@/api/site';
import type { AppStore } from '@/store/makeStore';
import { needed, wanted } from '@/store/loading';

/** What header and footer show. Without the edition there is no page; a menu that fails leaves a gap (section 8). */
export async function loadShell({ dispatch }: AppStore): Promise<void> {
  const once = { subscribe: false } as const;
  await Promise.all([
    needed(dispatch(siteApi.endpoints.ownEdition.initiate({}, once))),
    wanted(
      dispatch(configApi.endpoints.configMenu.initiate(undefined, once)),
      dispatch(configApi.endpoints.configHotSearch.initiate(undefined, once)),
    ),
  ]);
}
