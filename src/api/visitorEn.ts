/** Calls of the English registration. A change to the record makes it be asked for again. */
import { visitorEnApi as generated } from './generated/visitorEn.gen';

export const visitorEnApi = generated.enhanceEndpoints({
  endpoints: {
    visitorEnInsert: { invalidatesTags: (_answer, error) => (error ? [] : ['Visit']) },
    visitorEnUpdate: { invalidatesTags: (_answer, error) => (error ? [] : ['Visit']) },
    visitorEnSubmitQuestion: { invalidatesTags: (_answer, error) => (error ? [] : ['Visit']) },
    visitorEnFindByEmail: { keepUnusedDataFor: 0 },
    // Whether an address is registered can change at any moment.
    visitorEnExistEmail: { keepUnusedDataFor: 0 },
  },
});
