/** Calls of our own: edition, client facts, e-mail codes, calendars, the plan, favourites. */
import { ownApi as generated } from './generated/own.gen';

export const ownApi = generated.enhanceEndpoints({
  endpoints: {
    ownCancelRegistration: { invalidatesTags: (_answer, error) => (error ? [] : ['Visit']) },
    // All that is known of a person is asked for when it is wanted, and kept by nobody.
    ownMyData: { keepUnusedDataFor: 0 },
  },
});

/** The edition as the shell and pages show it; undefined until its call has been answered. */
export const selectEdition = (state: Parameters<ReturnType<typeof ownApi.endpoints.ownEdition.select>>[0]) =>
  ownApi.endpoints.ownEdition.select({})(state).data;
