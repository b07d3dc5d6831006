/** The `own` endpoints that are not in site.ts or plan.ts: e-mail codes, calendars, favourites, forms. */
import { ownApi as generated } from './generated/own.gen';

export const ownApi = generated.enhanceEndpoints({
  endpoints: {
    // Personal data of a delegation: evicted when the last page that uses it unmounts.
    ownGroup: { keepUnusedDataFor: 0 },
    // All personal data of one user: fetched on demand and never cached.
    ownMyData: { keepUnusedDataFor: 0 },
    // Others change it: requested again whenever a designer opens the form.
    ownFormDraft: { keepUnusedDataFor: 0 },
  },
});
