/** Calls of a visitor's record. */
import { registrationKnown } from '@/state/clientSlice';
import type { Services } from '@/state/services';
import type { RegistrationMine } from './generated/types.gen';
import { visitorApi as generated } from './generated/visitor.gen';

export const visitorApi = generated.enhanceEndpoints({
  endpoints: {
    visitorFindVisit: {
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
    visitorFindByMobile: { keepUnusedDataFor: 0 },
    // Seats are taken and freed by others at any moment.
    visitorFindMeeting: { keepUnusedDataFor: 0 },
    visitorPartners: { keepUnusedDataFor: 0 },
  },
});
