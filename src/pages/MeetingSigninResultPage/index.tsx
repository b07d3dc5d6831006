/**
 * The confirmation of a visitor's sign-in, to show at the entrance; it survives a reload. A visitor who is not signed
 * in is redirected.
 */
import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { redirect, useNavigate, useParams } from 'react-router-dom';
import { useDispatch } from 'react-redux';
import type { ReactNode } from 'react';
import type { Enrolment } from '@/api';
import { fetchMyEnrolments, clearMyEnrolments, useMyEnrolments } from '@/features/meeting/myEnrolments';
import { paths } from '@/lib/paths';
import { selectLocale } from '@/state/localeSlice';
import { definePage } from '@/pages/shared/definePage';
import type { AppDispatch } from '@/app/store/makeStore';
import { Anchor } from '@/ui/controls/Anchor';
import { Button, buttonClass } from '@/ui/controls/Button';
import { useLocale } from '@/i18n/useLocale';
import { formatMeetingTime, formatTimeOfDay } from '@/i18n/dates';
import { DetailRows } from '@/ui/layout/DetailRows';
import { Icon } from '@/ui/controls/Icon';
import { Actions } from '@/ui/layout/Layout';
import styles from './MeetingSigninResultPage.module.css';

interface SignInConfirmationProps {
  enrolment: Enrolment;
  children?: ReactNode;
}

/** The confirmation, legible from a distance. */
function SignInConfirmation({ enrolment, children }: SignInConfirmationProps) {
  const locale = useLocale();
  const { formatMessage } = useIntl();
  const { name, signedInAt, meetingTitle, from, to, room } = enrolment;
  return (
    <div className={styles.signed}>
      <div className={styles.head} data-on-dark>
        <span className={styles.tick}>
          <Icon name="check" size={64} />
        </span>
        <div>
          <h1 className={styles.title}>{formatMessage({ id: 'signin.doneTitle' })}</h1>
          <p className={styles.name}>{name}</p>
        </div>
      </div>
      <div className={styles.body}>
        <p className={styles.text}>{formatMessage({ id: 'signin.doneText' }, { name })}</p>
        <DetailRows
          rows={[
            {
              name: formatMessage({ id: 'signin.doneAt' }),
              value: signedInAt && <span className={styles.time}>{formatTimeOfDay(signedInAt)}</span>,
            },
            { name: formatMessage({ id: 'signin.doneMeeting' }), value: meetingTitle },
            {
              name: formatMessage({ id: 'signin.doneWhen' }),
              value: (
                <>
                  {formatMeetingTime(from, to, locale)}
                  <span className={styles.zone}>{formatMessage({ id: 'meeting.zone' })}</span>
                </>
              ),
            },
            { name: formatMessage({ id: 'signin.doneWhere' }), value: room },
          ]}
        />
        <Actions>{children}</Actions>
      </div>
    </div>
  );
}

const isSignedIn = ({ state }: Enrolment) => state === 'signedIn';

function MeetingSigninResultPage() {
  const { formatMessage } = useIntl();
  const { id = '' } = useParams();
  const dispatch = useDispatch<AppDispatch>();
  const navigate = useNavigate();
  const lang = useSelector(selectLocale);
  const enrolment = useMyEnrolments(id).find(isSignedIn);
  if (!enrolment) return null;
  const signInAnother = () => {
    dispatch(clearMyEnrolments(id));
    void navigate(paths.meetingSignin.href({ lang, id }));
  };
  return (
    <SignInConfirmation enrolment={enrolment}>
      <Anchor href={paths.meetingDetails.href({ lang, id })} className={buttonClass('secondary')}>
        {formatMessage({ id: 'signin.about' })}
      </Anchor>
      <Button variant="text" onClick={signInAnother}>
        {formatMessage({ id: 'signin.doneOther' })}
      </Button>
    </SignInConfirmation>
  );
}

export const page = definePage({
  async load({ store: { dispatch }, locale: lang, params: { id } }) {
    if (id === undefined) throw redirect(paths.meetingSignin.href({ lang }), 303);
    if (!(await dispatch(fetchMyEnrolments(id))).some(isSignedIn))
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
