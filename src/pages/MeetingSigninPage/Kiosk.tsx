import { useEffect, useState, useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';
import {
  type Enrolment,
  isApiError,
  type Meeting,
  meetingApi,
  type MeetingEnrollsOfApiArg,
  type MeetingWalkIn,
  ownApi,
} from '@/api';
import { KioskBar } from '@/features/meeting/signin/components/KioskBar';
import { KioskFind } from '@/features/meeting/signin/components/KioskFind';
import { KioskLog, KioskOutcome } from '@/features/meeting/signin/components/KioskOutcome';
import { Scanner } from '@/features/meeting/signin/components/Scanner';
import { WalkIn } from '@/features/meeting/signin/components/WalkIn';
import { type QueueState, type Scan, type SendOutcome, SignInQueue } from '@/features/meeting/signin/signInQueue';
import { useCallFailure } from '@/forms/failures';
import { dayText, hoursText } from '@/i18n/dates';
import { langOf } from '@/i18n/locales';
import { useLocale } from '@/i18n/useLocale';
import { paths } from '@/lib/paths';
import { mainlandMobile } from '@/rules/validators/mobile';
import { useServices } from '@/state/ServicesContext';
import { Anchor } from '@/ui/controls/Anchor';
import { Button } from '@/ui/controls/Button';
import { Dialog } from '@/ui/controls/Dialog';
import styles from './SignIn.module.css';

/** A slower network counts as offline, because people are waiting. */
const OFFLINE_MS = 8_000;
const REFRESH_MS = 60_000;
const outcomeOf = (error: unknown, notKnown: string): SendOutcome => {
  if (!isApiError(error) || error.kind === 'network') return { kind: 'lost' };
  if (error.code === 429 || error.code >= 500) return { kind: 'lost' };
  if (error.reason === 'staff.deviceUnknown') return { kind: 'stopped', message: notKnown };
  return { kind: 'refused', reason: error.reason, message: error.message };
};

/** Enrolments per request. */
const PAGE = 500;

type ReadEnrolments = (page: MeetingEnrollsOfApiArg) => PromiseLike<{ data?: Enrolment[] }>;

/** All enrolments of a meeting, page by page; null when a request failed. */
async function allEnrolments(read: ReadEnrolments, meetingId: string): Promise<Enrolment[] | null> {
  const all: Enrolment[] = [];
  for (let current = 1; ; current += 1) {
    const page = { meetingId, ...(current > 1 && { current }) };
    const { data } = await read(page);
    if (!data) return null;
    all.push(...data);
    if (data.length < PAGE) return all;
  }
}

/** The device's queue of scans, which it persists and sends. */
function useSignInQueue(notKnown: string): SignInQueue {
  const [ownStaffSign] = ownApi.endpoints.ownStaffSign.useMutation();
  const { clock, timers, storage } = useServices();
  const [queue] = useState(() => {
    const sendOne = async ({ meetingId: meeting, content, at }: Scan): Promise<SendOutcome> => {
      const { data, error } = await ownStaffSign({
        staffSign: { meetingId: meeting, qrContent: content, scannedAt: at },
      });
      return data ? { kind: 'signed', enrolment: data } : outcomeOf(error, notKnown);
    };
    const send = (scan: Scan) =>
      new Promise<SendOutcome>((resolve) => {
        const end = timers.after(OFFLINE_MS, () => resolve({ kind: 'lost' }));
        void sendOne(scan).then((outcome) => {
          end();
          resolve(outcome);
        });
      });
    return new SignInQueue({ storage, clock, timers, send });
  });
  return queue;
}

/**
 * The device's queue, the server's data about the device, and the list of enrolments from the last successful
 * request.
 */
function useKiosk(meetingId: string) {
  const [meetingEnrollsOf] = meetingApi.endpoints.meetingEnrollsOf.useLazyQuery();
  const [ownStaffDevice] = ownApi.endpoints.ownStaffDevice.useLazyQuery();
  const { formatMessage } = useIntl();
  const { timers, navigation, cacheForOffline } = useServices();
  const notKnown = formatMessage({ id: 'kiosk.notKnown' });
  const [device, setDevice] = useState<{ name: string; isHere: boolean } | null>(null);
  const [unknown, setUnknown] = useState<string | null>(null);
  const [enrolments, setEnrolments] = useState<readonly Enrolment[] | null>(null);
  const queue = useSignInQueue(notKnown);
  const state: QueueState = useSyncExternalStore(queue.subscribe, queue.current, queue.current);

  useEffect(() => {
    let isOver = false;
    const read = async () => {
      const [device, list] = await Promise.all([ownStaffDevice(), allEnrolments(meetingEnrollsOf, meetingId)]);
      if (isOver) return;
      if (device.data) {
        const { name, meetingIds } = device.data;
        const isHere = meetingIds.length === 0 || meetingIds.includes(meetingId);
        setDevice({ name, isHere });
        // Cached, so that a restarted device can open the page offline.
        if (isHere) cacheForOffline([navigation.current()]);
      }
      const outcome = device.error ? outcomeOf(device.error, notKnown) : null;
      setUnknown(outcome?.kind === 'stopped' ? outcome.message : null);
      // Without a response the last list stays in use.
      if (list && outcome === null) setEnrolments(list);
    };
    void read();
    void queue.flush();
    const end = timers.every(REFRESH_MS, () => void read());
    return () => {
      isOver = true;
      end();
      queue.end();
    };
  }, [cacheForOffline, meetingEnrollsOf, meetingId, navigation, notKnown, ownStaffDevice, queue, timers]);

  // Recent sign-ins are merged into the list until it is refetched.
  const signed = new Map(
    state.results.flatMap(({ outcome }) =>
      outcome.kind === 'signed' ? [[outcome.enrolment.id, outcome.enrolment]] : [],
    ),
  );
  const known = enrolments?.map((one) => signed.get(one.id) ?? one) ?? null;
  return { queue, state, device, unknown, enrolments: known, setEnrolments };
}

/** The meeting, and a link to choose another one. */
function KioskHead({ meeting }: { meeting: Meeting }) {
  const lang = useLocale();
  const { formatMessage } = useIntl();
  return (
    <header>
      <h1 className={styles.kioskTitle} lang={langOf(meeting.lang, lang)}>
        {formatMessage({ id: 'kiosk.title' }, { title: meeting.title })}
      </h1>
      <p className={styles.kioskFacts}>
        {dayText(meeting.from, lang)}, {hoursText(meeting.from, meeting.to)} · {meeting.room} ·{' '}
        <Anchor href={paths.meetingSignin.href({ lang })}>{formatMessage({ id: 'kiosk.other' })}</Anchor>
      </p>
    </header>
  );
}

interface WalkInsProps {
  meeting: Meeting;
  results: QueueState['results'];
  /** The newest scanned or typed content. */
  newest: string | null;
  onEnrolment: (enrolment: Enrolment) => void;
}

/** Registers visitors without enrolment; opens automatically when a number is not found. */
function WalkIns({ meeting, results, newest, onEnrolment }: WalkInsProps) {
  const [meetingEnrollNoStatus] = meetingApi.endpoints.meetingEnrollNoStatus.useMutation();
  const lang = useLocale();
  const { formatMessage } = useIntl();
  const failureOf = useCallFailure();
  const [isOpen, setIsOpen] = useState(false);
  const [walkedIn, setWalkedIn] = useState<{ contact: string; words: string }[]>([]);

  const absent = results.filter(({ outcome }) => outcome.kind === 'refused' && outcome.reason === 'enrolment.notFound');
  const isAbsent = absent.some(({ scan }) => scan.content === newest);
  // Scanning can continue while a visitor is entered: the number stays until the enrolment is saved.
  const typed =
    absent
      .map(({ scan }) => scan.content)
      .find((content) => mainlandMobile(content) === null && walkedIn.every(({ contact }) => contact !== content)) ??
    '';
  useEffect(() => {
    if (isAbsent) setIsOpen(true);
  }, [isAbsent]);

  const send = async (meetingWalkIn: MeetingWalkIn): Promise<string | void> => {
    const { data, error } = await meetingEnrollNoStatus({ meetingWalkIn });
    if (!data) return failureOf(error).text;
    onEnrolment(data);
    const words = formatMessage({ id: 'kiosk.signed' }, { name: data.name });
    return setWalkedIn((before) => [{ contact: meetingWalkIn.mobile ?? '', words }, ...before]);
  };
  return (
    <>
      <details className={styles.walkIn} open={isOpen} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
        <summary>{formatMessage({ id: 'kiosk.walkIn' })}</summary>
        <p>{formatMessage(meeting.price > 0 ? { id: 'kiosk.walkInCharged' } : { id: 'kiosk.walkInText' })}</p>
        {meeting.price === 0 && (
          <WalkIn
            key={`${typed} ${walkedIn.length}`}
            meetingId={meeting.id}
            privacyHref={paths.privacy.href({ lang })}
            contact={typed}
            onSend={send}
          />
        )}
      </details>
      <p role="status" className={styles.done}>
        {walkedIn[0]?.words}
      </p>
    </>
  );
}

interface EndDialogProps {
  /** Sign-ins that have not been sent yet. */
  waiting: number;
  onEnd: () => void;
  onClose: () => void;
}

/** Confirms the removal of the device's key. */
function EndDialog({ waiting, onEnd, onClose }: EndDialogProps) {
  const { formatMessage } = useIntl();
  return (
    <Dialog open title={formatMessage({ id: 'kiosk.endAsk' })} onClose={onClose}>
      <p>{formatMessage({ id: 'kiosk.endText' }, { count: waiting })}</p>
      <div className={styles.actions}>
        <Button look="main" onClick={onEnd}>
          {formatMessage({ id: 'kiosk.endYes' })}
        </Button>
        <Button look="quiet" onClick={onClose}>
          {formatMessage({ id: 'kiosk.keep' })}
        </Button>
      </div>
    </Dialog>
  );
}

/** The staff view at the entrance: scan, search by name, add visitors without enrolment; online or offline. */
export function Kiosk({ meeting, onEnd }: { meeting: Meeting; onEnd: () => void }) {
  const { formatMessage } = useIntl();
  const { queue, state, device, unknown, enrolments, setEnrolments } = useKiosk(meeting.id);
  const [newest, setNewest] = useState<string | null>(null);
  const [isEnding, setIsEnding] = useState(false);
  const list = enrolments ?? [];

  const signIn = (text: string, name: string | null = null) => {
    const content = text.trim();
    if (content === '') return;
    setNewest(content);
    queue.add(meeting.id, content, name ?? list.find(({ qrContent }) => qrContent === content)?.name ?? null);
  };
  const stopped =
    unknown ?? state.stopped ?? (device?.isHere === false ? formatMessage({ id: 'kiosk.elsewhere' }) : null);
  return (
    <div className={styles.kiosk}>
      <KioskHead meeting={meeting} />
      <KioskBar
        device={device?.name ?? null}
        figures={
          enrolments && {
            present: list.filter((one) => one.state === 'signedIn').length,
            enrolled: list.filter((one) => one.qrContent !== null).length,
          }
        }
        waiting={state.waiting.length}
        isLost={state.isLost}
        stopped={stopped}
        onSend={() => void queue.flush()}
        onEnd={() => setIsEnding(true)}
      />
      <div className={styles.columns}>
        <div className={styles.outcome}>
          <KioskOutcome queue={state} newest={newest} />
        </div>
        <div className={styles.scanner}>
          <Scanner onCode={signIn} begins />
        </div>
        <div className={styles.column}>
          <KioskFind enrolments={list} onSign={signIn} />
          <WalkIns
            meeting={meeting}
            results={state.results}
            newest={newest}
            onEnrolment={(enrolment) => setEnrolments([...list.filter(({ id }) => id !== enrolment.id), enrolment])}
          />
          <KioskLog results={state.results} />
        </div>
      </div>
      {isEnding && <EndDialog waiting={state.waiting.length} onEnd={onEnd} onClose={() => setIsEnding(false)} />}
    </div>
  );
}
