/** The visitor chooses meetings; a step that may be left out. */
import { redirect } from 'react-router-dom';
import { visitorApi } from '@/api/visitor';
import { keepVisit } from '@/features/visitor/keepVisit';
import { visitCrumbs } from '@/features/visitor/visitCrumbs';
import { nextHref, stepAt, wayOf, ways } from '@/features/visitor/ways';
import { definePage } from '@/store/definePage';
import { needed } from '@/store/loading';
import { MeetingView } from './MeetingView';

export const page = definePage({
  async load({ store: { dispatch }, locale: lang }) {
    const asked = keepVisit(dispatch);
    await needed(asked);
    const visit = (await asked).data?.registration;
    if (!visit) throw redirect(ways.zh.hrefs(lang).start, 303);
    if (wayOf(visit) !== ways.zh || stepAt(visit) === 'payment') throw redirect(nextHref(visit, lang), 303);
    // Kept for the page, whose own use of it begins when it is drawn.
    await needed(dispatch(visitorApi.endpoints.visitorFindMeeting.initiate({}, { forceRefetch: true })));
  },
  head: () => ({ noindex: true }),
  crumbs: visitCrumbs,
  Component: MeetingView,
});
