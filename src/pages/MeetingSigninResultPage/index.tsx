/** The end of one's own sign-in: to be shown at the door, and there again after a reload. Who is not signed in goes back to it. */
import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { redirect, useNavigate, useParams } from 'react-router-dom';
import type { Enrolment } from '@/api';
import { SignedIn } from '@/features/meeting/signin/components/SignedIn';
import { fetchOwnEnrolments, clearOwnEnrolments, useOwnEnrolments } from '@/features/meeting/ownEnrolments';
import { paths } from '@/lib/paths';
import { selectLocale } from '@/state/localeSlice';
import { definePage } from '@/pages/shared/definePage';
import type { AppDispatch } from '@/app/store/makeStore';
import { useDispatch } from 'react-redux';
import { Anchor } from '@/ui/Anchor';
import { Button, buttonClass } from '@/ui/Button';

const isSignedIn = ({ state }: Enrolment) => state === 'signedIn';

function MeetingSigninResultPage() {
  const { formatMessage } = useIntl();
  const { id = '' } = useParams();
  const dispatch = useDispatch<AppDispatch>();
  const navigate = useNavigate();
  const lang = useSelector(selectLocale);
  const enrolment = useOwnEnrolments(id).find(isSignedIn);
  if (!enrolment) return null;
  const another = () => {
    dispatch(clearOwnEnrolments(id));
    void navigate(paths.meetingSignin.href({ lang, id }));
  };
  return (
    <SignedIn enrolment={enrolment}>
      <Anchor href={paths.meetingDetails.href({ lang, id })} className={buttonClass('second')}>
        {formatMessage({ id: 'signin.about' })}
      </Anchor>
      <Button look="text" onClick={another}>
        {formatMessage({ id: 'signin.doneOther' })}
      </Button>
    </SignedIn>
  );
}

export const page = definePage({
  async load({ store: { dispatch }, locale: lang, params: { id } }) {
    if (id === undefined) throw redirect(paths.meetingSignin.href({ lang }), 303);
    if (!(await dispatch(fetchOwnEnrolments(id))).some(isSignedIn))
      throw redirect(paths.meetingSignin.href({ lang, id }), 303);
  },
  head: () => ({ noindex: true }),
  crumbs: (_state, { locale: lang, params: { id = '' } }) => [
    { message: 'shell.home', path: paths.home.href({ lang }) },
    { message: 'meeting.title', path: paths.meetings.href({ lang }) },
    { message: 'signin.crumb', path: paths.meetingSignin.href({ lang, id }) },
  ],
  Component: MeetingSigninResultPage,
});
