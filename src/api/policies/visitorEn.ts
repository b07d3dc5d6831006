/** When a visitor's own record is asked for again. */
import { generatedApi } from '../generated/endpoints.gen';

export const withVisitorPolicy = generatedApi.enhanceEndpoints({
  addTagTypes: ['Visit'],
  endpoints: {
    // The record is the visitor's own: each change shows on the next page of the registration at once.
    visitorFindVisit: { providesTags: ['Visit'], keepUnusedDataFor: 0 },
    visitorEnInsert: { invalidatesTags: (_answer, error) => (error ? [] : ['Visit']) },
    visitorEnUpdate: { invalidatesTags: (_answer, error) => (error ? [] : ['Visit']) },
    visitorEnSubmitQuestion: { invalidatesTags: (_answer, error) => (error ? [] : ['Visit']) },
    visitorEnFindByEmail: { keepUnusedDataFor: 0 },
    // Whether an address is registered can change at any moment.
    visitorEnExistEmail: { keepUnusedDataFor: 0 },
  },
});
