/** Calls of a visitor's record. */
import { visitorApi as generated } from './generated/visitor.gen';

export const visitorApi = generated.enhanceEndpoints({
  endpoints: {
    // The record is the visitor's own: each change shows on the next page of the registration at once.
    visitorFindVisit: { providesTags: ['Visit'], keepUnusedDataFor: 0 },
  },
});
