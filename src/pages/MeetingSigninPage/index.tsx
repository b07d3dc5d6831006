/** Sign-in at the hall entrance, on a visitor's phone or on a staff device. Without an id: the meetings of the day. */
import { useCallback, useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { meetingApi, type MeetingSummary } from '@/api';
import { fetchOwnEnrolments } from '@/features/meeting/ownEnrolments';
import {
  DeviceSetUp,
  isDeviceKey,
  keepDeviceKey,
  readDeviceKey,
} from '@/features/meeting/signin/components/DeviceSetUp';
import { Scanner } from '@/features/meeting/signin/components/Scanner';
import { paths } from '@/lib/paths';
import { shanghaiDate } from '@/rules/shanghai';
import { selectStaffDevice, staffDeviceFound } from '@/state/clientSlice';
import { selectLocale } from '@/state/localeSlice';
import { useServices } from '@/state/ServicesContext';
import { definePage } from '@/pages/shared/definePage';
import { loadRequired } from '@/pages/shared/loading';
import type { RootState } from '@/app/store/makeStore';
import { Anchor } from '@/ui/controls/Anchor';
import { Failure } from '@/ui/display/Failure';
import { FormLayout } from '@/ui/layout/FormLayout';
import { useLocale } from '@/i18n/useLocale';
import { dayText, hoursText } from '@/i18n/dates';
import { langOf } from '@/i18n/locales';
import { Icon } from '@/ui/controls/Icon';
import { Help } from './Help';
import { Kiosk } from './Kiosk';
import { Own } from './Own';
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
          : formatMessage({ id: 'signin.next' }, { day: dayText(day, locale) })}
      </h2>
      <ul>
        {meetings.map(({ id, title, lang, from, to, room }) => (
          <li key={id}>
            <Anchor href={hrefOf(id)} className={styles.meeting}>
              <span className={styles.time}>{hoursText(from, to)}</span>
              <span className={styles.words}>
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
const PROGRAMME = { meetingPageRequest: { current: 1, size: 100 } } as const;

/** The content of the QR code at the entrance: the sign-in URL of its meeting. */

const MEETING_CODE = /\/meeting\/signin\/([0-9A-HJKMNP-TV-Z]{26})(?:[/?#]|$)/;

/** @returns The id of the meeting; null for another code. */
const readMeetingCode = (text: string): string | null => MEETING_CODE.exec(text)?.[1] ?? null;

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
  const coming = (data?.records ?? []).filter(
    ({ date, state }) => date >= today && state !== 'cancelled' && state !== 'over',
  );
  const day = coming[0]?.date;
  const onCode = (text: string) => {
    const id = readMeetingCode(text);
    if (id === null) return setProblem(formatMessage({ id: 'signin.scanUnknown' }));
    setProblem(null);
    return void navigate(hrefOf(id));
  };
  return (
    <FormLayout
      title={formatMessage({ id: 'signin.chooseTitle' })}
      intro={<p>{formatMessage({ id: 'signin.chooseText' })}</p>}
      side={<Help>{onDevice && <DeviceSetUp onKey={onDevice} />}</Help>}
    >
      <div className={styles.parts}>
        <Scanner onCode={onCode} />
        <Failure text={problem} className={styles.problem} />
        {day === undefined ? (
          <p>
            {formatMessage({ id: 'signin.noneToday' })}{' '}
            <Anchor href={paths.meetings.href({ lang })}>{formatMessage({ id: 'signin.toProgramme' })}</Anchor>
          </p>
        ) : (
          <MeetingList
            meetings={coming.filter(({ date }) => date === day)}
            day={day}
            isToday={day === today}
            hrefOf={hrefOf}
          />
        )}
      </div>
    </FormLayout>
  );
}

const IN_ADDRESS = '#device=';

/** The key of this staff device, if it is one: from its storage, or from the URL's fragment. */
function useDevice(): [key: string | null, setKey: (key: string | null) => void] {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const { storage } = useServices();
  const { hash, pathname, search } = useLocation();
  const setKey = useCallback(
    (key: string | null) => {
      keepDeviceKey(storage, key);
      dispatch(staffDeviceFound(key));
    },
    [dispatch, storage],
  );
  useEffect(() => {
    const key = hash.startsWith(IN_ADDRESS) ? hash.slice(IN_ADDRESS.length) : null;
    if (key !== null && isDeviceKey(key)) {
      setKey(key);
      void navigate(pathname + search, { replace: true });
      return;
    }
    const storedKey = readDeviceKey(storage);
    if (storedKey !== null) dispatch(staffDeviceFound(storedKey));
  }, [dispatch, hash, navigate, pathname, search, setKey, storage]);
  // On other pages the device acts as a visitor's.
  useEffect(() => () => void dispatch(staffDeviceFound(null)), [dispatch]);
  return [useSelector(selectStaffDevice), setKey];
}

/** The meetings of the day, the visitor's own sign-in, or the staff view. */
function SignInView() {
  const { id } = useParams();
  const [device, setDevice] = useDevice();
  const { data: meeting } = meetingApi.endpoints.meetingById.useQuery({ id: id ?? '' }, { skip: id === undefined });
  if (id === undefined) return <MeetingChoice onDevice={device === null ? setDevice : undefined} />;
  if (!meeting) return null;
  return device === null ? (
    <Own key={id} meeting={meeting} onDevice={setDevice} />
  ) : (
    <Kiosk key={id} meeting={meeting} onEnd={() => setDevice(null)} />
  );
}

const once = { subscribe: false } as const;
const meetingOf = (state: RootState, id = '') => meetingApi.endpoints.meetingById.select({ id })(state).data;

export const page = definePage({
  async load({ store: { dispatch }, params: { id } }) {
    if (id === undefined) return loadRequired(dispatch(meetingApi.endpoints.meetingPage.initiate(PROGRAMME, once)));
    return void (await Promise.all([
      loadRequired(dispatch(meetingApi.endpoints.meetingById.initiate({ id }, once))),
      dispatch(fetchOwnEnrolments(id)),
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
