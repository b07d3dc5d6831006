/** /page/mobile/pay: what waits for its payment, paid inside of WeChat; `?enrolmentId=` names a seat instead of the registration. */
import { meetingApi } from '@/api/meeting';
import { keepVisit } from '@/features/visitor/keepVisit';
import { definePage } from '@/store/definePage';
import { wanted } from '@/store/loading';
import { MobilePayView } from './MobilePayView';

export const page = definePage({
  load: ({ store: { dispatch }, query }) =>
    wanted(
      keepVisit(dispatch),
      ...(query.has('enrolmentId')
        ? [dispatch(meetingApi.endpoints.meetingCharged.initiate({ chargedRequest: {} }, { forceRefetch: true }))]
        : []),
    ),
  head: () => ({ noindex: true }),
  Component: MobilePayView,
});
