/** What every page asks for: the edition, its themes, what the server knows of the client. */
import { siteApi } from './generated/site.gen';

export { siteApi };

/** The edition as the shell and pages show it; undefined until its call has been answered. */
export const selectEdition = (state: Parameters<ReturnType<typeof siteApi.endpoints.ownEdition.select>>[0]) =>
  siteApi.endpoints.ownEdition.select({})(state).data;
