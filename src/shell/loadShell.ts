import { api } from '@/api';
import type { AppStore } from '@/store/makeStore';
import { needed, wanted } from '@/store/loading';

/** What header and footer show. Without the edition there is no page; a menu that fails leaves a gap (section 8). */
export async function loadShell({ dispatch }: AppStore): Promise<void> {
  const once = { subscribe: false } as const;
  await Promise.all([
    needed(dispatch(api.endpoints.ownEdition.initiate({}, once))),
    wanted(
      dispatch(api.endpoints.configMenu.initiate(undefined, once)),
      dispatch(api.endpoints.configHotSearch.initiate(undefined, once)),
    ),
  ]);
}
