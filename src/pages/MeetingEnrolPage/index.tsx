/** Enrolment in a meeting: a form document beside the reading page, so that the details stay light and cached (decision 0017). */
import { formApi } from '@/api/form';
import { meetingApi } from '@/api/meeting';
import { exhibitorApi } from '@/api/exhibitor';
import { enrolMessages } from '@/features/meeting/enrol/messages';
import { meetingMessages } from '@/features/meeting/messages';
import { fetchOwnEnrolments } from '@/features/meeting/ownEnrolments';
import { keepVisit } from '@/features/visitor/keepVisit';
import { paths } from '@/lib/paths';
import { definePage } from '@/store/definePage';
import { needed, wanted } from '@/store/loading';
import type { RootState } from '@/store/makeStore';
import { EnrolView } from './EnrolView';

const once = { subscribe: false } as const;
const meetingOf = (state: RootState, id = '') => meetingApi.endpoints.meetingById.select({ id })(state).data;

export const page = definePage({
  async load({ store: { dispatch, getState }, params: { id = '' } }) {
    const meeting = dispatch(meetingApi.endpoints.meetingById.initiate({ id }, { ...once, forceRefetch: true }));
    await Promise.all([needed(meeting), wanted(keepVisit(dispatch)), dispatch(fetchOwnEnrolments(id))]);
    const { form, themeId, price } = meetingOf(getState(), id) ?? {};
    await wanted(
      ...(form ? [dispatch(formApi.endpoints.currentForm.initiate(form.formId, once))] : []),
      ...(themeId ? [dispatch(meetingApi.endpoints.meetingTheme.initiate({ id: themeId }, once))] : []),
      ...(price
        ? [dispatch(meetingApi.endpoints.meetingCharged.initiate({ chargedRequest: { meetingId: id } }, once))]
        : []),
      dispatch(exhibitorApi.endpoints.exhibitorHalls.initiate(undefined, once)),
    );
  },
  head: (state, { params }) => ({ title: meetingOf(state, params.id)?.title, noindex: true }),
  crumbs: (state, { locale, params: { id = '' } }) => [
    { message: 'shell.home', path: paths.home.href({ lang: locale }) },
    { message: meetingMessages.title.id, path: paths.meetings.href({ lang: locale }) },
    { name: meetingOf(state, id)?.title ?? '', path: paths.meetingDetails.href({ lang: locale, id }) },
    { message: enrolMessages.crumb.id },
  ],
  Component: EnrolView,
});
