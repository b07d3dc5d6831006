/** Endpoints that every page uses: the edition, its themes, and the client's properties. */
import { siteApi } from './generated/site.gen';

export { siteApi };

const selectResponse = siteApi.endpoints.ownEdition.select(undefined);

/** The edition for the shell and pages; undefined until its request has completed. */
export const selectEdition = (state: Parameters<typeof selectResponse>[0]) => selectResponse(state).data;
