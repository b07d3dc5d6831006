/** Sign-in at the hall entrance, on a visitor's phone or on a staff device. Without an id: the meetings of the day. */
import { useCallback, useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { meetingApi, type MeetingSummary } from '@/api';
import { fetchMyEnrolments } from '@/features/meeting/myEnrolments';
import {
  DeviceSetup,
  isDeviceKey,
  storeDeviceKey,
  readDeviceKey,
} from '@/features/meeting/signin/components/DeviceSetUp';
import { Scanner } from '@/features/meeting/signin/components/Scanner';
import { paths } from '@/lib/paths';
import { shanghaiDate } from '@/rules/shanghai';
import { selectStaffDevice, staffDeviceLoaded } from '@/state/clientSlice';
import { selectLocale } from '@/state/localeSlice';
import { useServices } from '@/state/ServicesContext';
import { definePage } from '@/pages/shared/definePage';
import { loadRequired } from '@/pages/shared/loading';
import type { RootState } from '@/app/store/makeStore';
import { Anchor } from '@/ui/controls/Anchor';
import { Failure } from '@/ui/display/Failure';
import { FormLayout } from '@/ui/layout/FormLayout';
import { useLocale } from '@/i18n/useLocale';
import { formatDate, formatTimeRange } from '@/i18n/dates';
import { langOf } from '@/i18n/locales';
import { Icon } from '@/ui/controls/Icon';
import { SignInHelp } from './SignInHelp';
import { Kiosk } from './Kiosk';
import { VisitorSignIn } from './VisitorSignIn';
import styles from './SignIn.module.css';

interface MeetingListProps {
  /** The meetings of one day, by time. */
  meetings: readonly MeetingSummary[];
  day: string;
  isToday: boolean;
  hrefOf: (id: string) => string;
}

/** The meetings of a day, to choose from. */
function MeetingList({ meetings, day, isToday, hrefOf }: MeetingListProps) {
  const locale = useLocale();
  const { formatMessage } = useIntl();
  return (
    <section aria-labelledby="doors">
      <h2 id="doors" className={styles.title}>
        {isToday
          ? formatMessage({ id: 'signin.today' })
          : formatMessage({ id: 'signin.nextDay' }, { day: formatDate(day, locale) })}
      </h2>
      <ul>
        {meetings.map(({ id, title, lang, from, to, room }) => (
          <li key={id}>
            <Anchor href={hrefOf(id)} className={styles.meeting}>
              <span className={styles.time}>{formatTimeRange(from, to)}</span>
              <span className={styles.body}>
                <span className={styles.name} lang={langOf(lang, locale)}>
                  {title}
                </span>
                <span className={styles.room}>{room}</span>
              </span>
              <Icon name="arrow-right" size={20} />
            </Anchor>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The whole programme; the size is the contract's maximum. */
const PROGRAMME = { current: 1, size: 100 } as const;

/** The content of the QR code at the entrance: the sign-in URL of its meeting. */

const MEETING_CODE = /\/meeting\/signin\/([0-9A-HJKMNP-TV-Z]{26})(?:[/?#]|$)/;

/** @returns The id of the meeting; null for another code. */
const parseMeetingCode = (text: string): string | null => MEETING_CODE.exec(text)?.[1] ?? null;

/** Without an id: scan the code at the entrance, or choose the meeting. */
function MeetingChoice({ onDevice }: { onDevice?: (key: string) => void }) {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const lang = useSelector(selectLocale);
  const { clock } = useServices();
  const { data } = meetingApi.endpoints.meetingPage.useQuery(PROGRAMME);
  const [problem, setProblem] = useState<string | null>(null);
  const hrefOf = (id: string) => paths.meetingSignin.href({ lang, id });
  const today = shanghaiDate(clock.now());
  const upcomingMeetings = (data?.records ?? []).filter(
    ({ date, state }) => date >= today && state !== 'cancelled' && state !== 'over',
  );
  const day = upcomingMeetings[0]?.date;
  const onCode = (text: string) => {
    const id = parseMeetingCode(text);
    if (id === null) return setProblem(formatMessage({ id: 'signin.scanUnknown' }));
    setProblem(null);
    return void navigate(hrefOf(id));
  };
  return (
    <FormLayout
      title={formatMessage({ id: 'signin.chooseTitle' })}
      intro={<p>{formatMessage({ id: 'signin.chooseText' })}</p>}
      side={<SignInHelp>{onDevice && <DeviceSetup onKey={onDevice} />}</SignInHelp>}
    >
      <div className={styles.parts}>
        <Scanner onCode={onCode} />
        <Failure text={problem} className={styles.problem} />
        {day === undefined ? (
          <p>
            {formatMessage({ id: 'signin.noMoreMeetings' })}{' '}
            <Anchor href={paths.meetings.href({ lang })}>{formatMessage({ id: 'signin.toProgramme' })}</Anchor>
          </p>
        ) : (
          <MeetingList
            meetings={upcomingMeetings.filter(({ date }) => date === day)}
            day={day}
            isToday={day === today}
            hrefOf={hrefOf}
          />
        )}
      </div>
    </FormLayout>
  );
}

const DEVICE_HASH_PREFIX = '#device=';

/** The key of this staff device, if it is one: from its storage, or from the URL's fragment. */
function useDeviceKey(): [key: string | null, setKey: (key: string | null) => void] {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const { storage } = useServices();
  const { hash, pathname, search } = useLocation();
  const setKey = useCallback(
    (key: string | null) => {
      storeDeviceKey(storage, key);
      dispatch(staffDeviceLoaded(key));
    },
    [dispatch, storage],
  );
  useEffect(() => {
    const key = hash.startsWith(DEVICE_HASH_PREFIX) ? hash.slice(DEVICE_HASH_PREFIX.length) : null;
    if (key !== null && isDeviceKey(key)) {
      setKey(key);
      void navigate(pathname + search, { replace: true });
      return;
    }
    const storedKey = readDeviceKey(storage);
    if (storedKey !== null) dispatch(staffDeviceLoaded(storedKey));
  }, [dispatch, hash, navigate, pathname, search, setKey, storage]);
  // On other pages the device acts as a visitor's.
  useEffect(() => () => void dispatch(staffDeviceLoaded(null)), [dispatch]);
  return [useSelector(selectStaffDevice), setKey];
}

/** The meetings of the day, the visitor's sign-in, or the staff view. */
function SignInView() {
  const { id } = useParams();
  const [deviceKey, setDeviceKey] = useDeviceKey();
  const { data: meeting } = meetingApi.endpoints.meetingById.useQuery(id ?? '', { skip: id === undefined });
  if (id === undefined) return <MeetingChoice onDevice={deviceKey === null ? setDeviceKey : undefined} />;
  if (!meeting) return null;
  return deviceKey === null ? (
    <VisitorSignIn key={id} meeting={meeting} onDevice={setDeviceKey} />
  ) : (
    <Kiosk key={id} meeting={meeting} onEnd={() => setDeviceKey(null)} />
  );
}

const unsubscribed = { subscribe: false } as const;
const meetingOf = (state: RootState, id = '') => meetingApi.endpoints.meetingById.select(id)(state).data;

export const page = definePage({
  async load({ store: { dispatch }, params: { id } }) {
    if (id === undefined)
      return loadRequired(dispatch(meetingApi.endpoints.meetingPage.initiate(PROGRAMME, unsubscribed)));
    return void (await Promise.all([
      loadRequired(dispatch(meetingApi.endpoints.meetingById.initiate(id, unsubscribed))),
      dispatch(fetchMyEnrolments(id)),
    ]));
  },
  head: () => ({ noindex: true }),
  crumbs(state, { locale: lang, params: { id } }) {
    const meeting = meetingOf(state, id);
    return [
      { message: 'shell.home', path: paths.home.href({ lang }) },
      { message: 'meeting.title', path: paths.meetings.href({ lang }) },
      ...(meeting ? [{ name: meeting.title, path: paths.meetingDetails.href({ lang, id: meeting.id }) }] : []),
      { message: 'signin.crumb' },
    ];
  },
  Component: SignInView,
});
