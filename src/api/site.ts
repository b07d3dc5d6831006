/** Endpoints that every page uses: the edition, its themes, and what the server knows of the client. */
import { siteApi } from './generated/site.gen';

export { siteApi };

const selectAnswer = siteApi.endpoints.ownEdition.select({});

/** The edition for the shell and pages; undefined until its request has completed. */
export const selectEdition = (state: Parameters<typeof selectAnswer>[0]) => selectAnswer(state).data;
