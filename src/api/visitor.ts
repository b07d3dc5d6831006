/** Endpoints of a visitor's registration. */
import { registrationStatusReceived } from '@/state/clientSlice';
import type { Services } from '@/state/services';
import type { RegistrationMine } from './generated/types.gen';
import { visitorApi as generated } from './generated/visitor.gen';

export const visitorApi = generated.enhanceEndpoints({
  endpoints: {
    visitorFindVisit: {
      keepUnusedDataFor: 0,
      // A cancelled registration counts as none, so that the visitor can register again.
      transformResponse: (response: RegistrationMine) =>
        response.registration?.state === 'cancelled' ? { registration: null } : response,
      // The header links to the badge when a registration exists. Not on the server, which renders one header for
      // everyone.
      async onQueryStarted(_request, { dispatch, extra, queryFulfilled }) {
        if (!(extra as Services).isInteractive) return;
        const response = await queryFulfilled.catch(() => null);
        if (response) dispatch(registrationStatusReceived(response.data.registration !== null));
      },
    },
    visitorFindByMobile: { keepUnusedDataFor: 0 },
    // Seats change at any moment.
    visitorFindMeeting: { keepUnusedDataFor: 0 },
    visitorPartners: { keepUnusedDataFor: 0 },
  },
});
