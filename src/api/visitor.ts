/** Calls of a visitor's record. A change to the record makes it be asked for again. */
import { registrationKnown } from '@/state/clientSlice';
import type { Services } from '@/state/services';
import type { RegistrationMine } from './types';
import { visitorApi as generated } from './generated/visitor.gen';

export const visitorApi = generated.enhanceEndpoints({
  endpoints: {
    // The record is the visitor's own: each change shows on the next page of the registration at once.
    visitorFindVisit: {
      providesTags: ['Visit'],
      keepUnusedDataFor: 0,
      // Who cancelled begins anew: for the pages there is none.
      transformResponse: (answer: RegistrationMine) =>
        answer.registration?.state === 'cancelled' ? { registration: null } : answer,
      // The header offers the badge in place of the registration; not on the server, whose header is the same for all.
      async onQueryStarted(_request, { dispatch, extra, queryFulfilled }) {
        if (!(extra as Services).isWatched) return;
        const answer = await queryFulfilled.catch(() => null);
        if (answer) dispatch(registrationKnown(answer.data.registration !== null));
      },
    },
    visitorInsert: { invalidatesTags: (_answer, error) => (error ? [] : ['Visit']) },
    visitorUpdate: { invalidatesTags: (_answer, error) => (error ? [] : ['Visit']) },
    visitorSubmitQuestion: { invalidatesTags: (_answer, error) => (error ? [] : ['Visit']) },
    visitorFindByMobile: { keepUnusedDataFor: 0 },
    // Seats are taken and freed by others at any moment.
    visitorFindMeeting: { keepUnusedDataFor: 0 },
    visitorPartners: { keepUnusedDataFor: 0 },
  },
});
