/** Calls of our own, but for those of every page (site.ts) and of the plan (plan.ts): e-mail codes, calendars, favourites, forms. */
import { ownApi as generated } from './generated/own.gen';

export const ownApi = generated.enhanceEndpoints({
  endpoints: {
    // A delegation is its contact's own: gone from the store with the last page that shows it.
    ownGroup: { keepUnusedDataFor: 0 },
    // All that is known of a person is asked for when it is wanted, and kept by nobody.
    ownMyData: { keepUnusedDataFor: 0 },
  },
});
