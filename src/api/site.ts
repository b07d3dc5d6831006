/** What every page asks for: the edition, its themes, what the server knows of the client. */
import { siteApi } from './generated/site.gen';

export { siteApi };

const selectAnswer = siteApi.endpoints.ownEdition.select({});

/** The edition as the shell and pages show it; undefined until its call has been answered. */
export const selectEdition = (state: Parameters<typeof selectAnswer>[0]) => selectAnswer(state).data;
