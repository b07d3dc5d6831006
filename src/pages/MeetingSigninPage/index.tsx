/** Sign-in at the door: by one's own phone, or on a device of the staff. Without an id the doors of the day. */
import { meetingApi } from '@/api/meeting';
import { meetingMessages } from '@/features/meeting/messages';
import { fetchOwnEnrolments } from '@/features/meeting/ownEnrolments';
import { signInMessages } from '@/features/meeting/signin/messages';
import { paths } from '@/lib/paths';
import { definePage } from '@/store/definePage';
import { needed } from '@/store/loading';
import type { RootState } from '@/store/makeStore';
import { PROGRAMME } from './programme';
import { SignInView } from './SignInView';

const once = { subscribe: false } as const;
const meetingOf = (state: RootState, id = '') => meetingApi.endpoints.meetingById.select({ id })(state).data;

export const page = definePage({
  async load({ store: { dispatch }, params: { id } }) {
    if (id === undefined) return needed(dispatch(meetingApi.endpoints.meetingPage.initiate(PROGRAMME, once)));
    return void (await Promise.all([
      needed(dispatch(meetingApi.endpoints.meetingById.initiate({ id }, once))),
      dispatch(fetchOwnEnrolments(id)),
    ]));
  },
  head: () => ({ noindex: true }),
  crumbs(state, { locale: lang, params: { id } }) {
    const meeting = meetingOf(state, id);
    return [
      { message: 'shell.home', path: paths.home.href({ lang }) },
      { message: meetingMessages.title.id, path: paths.meetings.href({ lang }) },
      ...(meeting ? [{ name: meeting.title, path: paths.meetingDetails.href({ lang, id: meeting.id }) }] : []),
      { message: signInMessages.crumb.id },
    ];
  },
  Component: SignInView,
});
