/** Calls of our own: edition, client facts, e-mail codes, calendars, the plan, favourites. */
import { ownApi } from './generated/own.gen';

export { ownApi };

/** The edition as the shell and pages show it; undefined until its call has been answered. */
export const selectEdition = (state: Parameters<ReturnType<typeof ownApi.endpoints.ownEdition.select>>[0]) =>
  ownApi.endpoints.ownEdition.select({})(state).data;
