import { useEffect, useState, useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';
import { type Enrolment, errorOf, type Meeting, meetingApi, type MeetingEnrollsOfApiArg, ownApi } from '@/api';
import { KioskBar } from '@/features/meeting/signin/components/KioskBar';
import { KioskSearch } from '@/features/meeting/signin/components/KioskSearch';
import { KioskLog, KioskResult } from '@/features/meeting/signin/components/KioskResult';
import { Scanner } from '@/features/meeting/signin/components/Scanner';
import { type QueueState, type Scan, type SendResult, SignInQueue } from '@/features/meeting/signin/signInQueue';
import { formatDate, formatTimeRange } from '@/i18n/dates';
import { langOf } from '@/i18n/locales';
import { useLocale } from '@/i18n/useLocale';
import { paths } from '@/lib/paths';
import { useServices } from '@/state/ServicesContext';
import { Anchor } from '@/ui/controls/Anchor';
import { Button } from '@/ui/controls/Button';
import { Dialog } from '@/ui/controls/Dialog';
import styles from './SignIn.module.css';
import { WalkInSection } from './WalkInSection';

/** A slower network counts as offline, because people are waiting. */
const OFFLINE_MS = 8_000;
const REFRESH_INTERVAL_MS = 60_000;
const toSendOutcome = (error: unknown, unknownDeviceText: string): SendResult => {
  const signError = errorOf(error, 'ownStaffSign');
  if (signError?.kind !== 'response') return { kind: 'lost' };
  const { code, reason, message } = signError;
  if (code === 429 || code >= 500) return { kind: 'lost' };
  if (reason === 'staff.deviceUnknown') return { kind: 'stopped', message: unknownDeviceText };
  return { kind: 'refused', reason, message };
};

/** Enrolments per request. */
const PAGE_SIZE = 500;

type FetchEnrolments = (page: MeetingEnrollsOfApiArg) => PromiseLike<{ data?: Enrolment[] }>;

/** All enrolments of a meeting, page by page; null when a request failed. */
async function fetchAllEnrolments(fetchPage: FetchEnrolments, meetingId: string): Promise<Enrolment[] | null> {
  const enrolments: Enrolment[] = [];
  for (let current = 1; ; current += 1) {
    const page = { meetingId, ...(current > 1 && { current }) };
    const { data } = await fetchPage(page);
    if (!data) return null;
    enrolments.push(...data);
    if (data.length < PAGE_SIZE) return enrolments;
  }
}

/** The device's queue of scans, which it persists and sends. */
function useSignInQueue(unknownDeviceText: string): SignInQueue {
  const [ownStaffSign] = ownApi.endpoints.ownStaffSign.useMutation();
  const { clock, timers, storage } = useServices();
  const [queue] = useState(() => {
    const sendOne = async ({ meetingId: meeting, content, at }: Scan): Promise<SendResult> => {
      const { data, error } = await ownStaffSign({ meetingId: meeting, qrContent: content, scannedAt: at });
      return data ? { kind: 'signed', enrolment: data } : toSendOutcome(error, unknownDeviceText);
    };
    const send = (scan: Scan) =>
      new Promise<SendResult>((resolve) => {
        const cancelTimeout = timers.after(OFFLINE_MS, () => resolve({ kind: 'lost' }));
        void sendOne(scan).then((outcome) => {
          cancelTimeout();
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
  const unknownDeviceText = formatMessage({ id: 'kiosk.deviceUnknown' });
  const [device, setDevice] = useState<{ name: string; isAssigned: boolean } | null>(null);
  const [unknownDeviceMessage, setUnknownDeviceMessage] = useState<string | null>(null);
  const [enrolments, setEnrolments] = useState<readonly Enrolment[] | null>(null);
  const queue = useSignInQueue(unknownDeviceText);
  const state: QueueState = useSyncExternalStore(queue.subscribe, queue.current, queue.current);

  useEffect(() => {
    let isUnmounted = false;
    const refresh = async () => {
      const [device, list] = await Promise.all([ownStaffDevice(), fetchAllEnrolments(meetingEnrollsOf, meetingId)]);
      if (isUnmounted) return;
      if (device.data) {
        const { name, meetingIds } = device.data;
        const isAssigned = meetingIds.length === 0 || meetingIds.includes(meetingId);
        setDevice({ name, isAssigned });
        // Cached, so that a restarted device can open the page offline.
        if (isAssigned) cacheForOffline([navigation.current()]);
      }
      const outcome = device.error ? toSendOutcome(device.error, unknownDeviceText) : null;
      setUnknownDeviceMessage(outcome?.kind === 'stopped' ? outcome.message : null);
      // Without a response the last list stays in use.
      if (list && outcome === null) setEnrolments(list);
    };
    void refresh();
    void queue.flush();
    const stopRefreshing = timers.every(REFRESH_INTERVAL_MS, () => void refresh());
    return () => {
      isUnmounted = true;
      stopRefreshing();
      queue.stop();
    };
  }, [cacheForOffline, meetingEnrollsOf, meetingId, navigation, unknownDeviceText, ownStaffDevice, queue, timers]);

  // Recent sign-ins are merged into the list until it is refetched.
  const recentSignIns = new Map(
    state.results.flatMap(({ outcome }) =>
      outcome.kind === 'signed' ? [[outcome.enrolment.id, outcome.enrolment]] : [],
    ),
  );
  const mergedEnrolments = enrolments?.map((one) => recentSignIns.get(one.id) ?? one) ?? null;
  return {
    queue,
    state,
    device,
    unknownDeviceMessage,
    enrolments: mergedEnrolments,
    setEnrolments,
  };
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
        {formatDate(meeting.from, lang)}, {formatTimeRange(meeting.from, meeting.to)} · {meeting.room} ·{' '}
        <Anchor href={paths.meetingSignin.href({ lang })}>{formatMessage({ id: 'kiosk.otherMeeting' })}</Anchor>
      </p>
    </header>
  );
}

interface EndDeviceDialogProps {
  /** Sign-ins that have not been sent yet. */
  pendingCount: number;
  onEnd: () => void;
  onClose: () => void;
}

/** Confirms the removal of the device's key. */
function EndDeviceDialog({ pendingCount, onEnd, onClose }: EndDeviceDialogProps) {
  const { formatMessage } = useIntl();
  return (
    <Dialog open title={formatMessage({ id: 'kiosk.endDialogTitle' })} onClose={onClose}>
      <p>{formatMessage({ id: 'kiosk.endText' }, { count: pendingCount })}</p>
      <div className={styles.actions}>
        <Button variant="main" onClick={onEnd}>
          {formatMessage({ id: 'kiosk.endConfirm' })}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {formatMessage({ id: 'kiosk.endDismiss' })}
        </Button>
      </div>
    </Dialog>
  );
}

/** The staff view at the entrance: scan, search by name, add visitors without enrolment; online or offline. */
export function Kiosk({ meeting, onEnd }: { meeting: Meeting; onEnd: () => void }) {
  const { formatMessage } = useIntl();
  const { queue, state, device, unknownDeviceMessage, enrolments, setEnrolments } = useKiosk(meeting.id);
  const [newest, setNewest] = useState<string | null>(null);
  const [isEnding, setIsEnding] = useState(false);
  const list = enrolments ?? [];

  const signIn = (text: string, name: string | null = null) => {
    const content = text.trim();
    if (content === '') return;
    setNewest(content);
    queue.add(meeting.id, content, name ?? list.find(({ qrContent }) => qrContent === content)?.name ?? null);
  };
  const stopReason =
    unknownDeviceMessage ??
    state.stopReason ??
    (device?.isAssigned === false ? formatMessage({ id: 'kiosk.wrongMeeting' }) : null);
  return (
    <div className={styles.kiosk}>
      <KioskHead meeting={meeting} />
      <KioskBar
        device={device?.name ?? null}
        attendance={
          enrolments && {
            present: list.filter((one) => one.state === 'signedIn').length,
            enrolled: list.filter((one) => one.qrContent !== null).length,
          }
        }
        pendingCount={state.pending.length}
        isOffline={state.isOffline}
        stopReason={stopReason}
        onSend={() => void queue.flush()}
        onEnd={() => setIsEnding(true)}
      />
      <div className={styles.columns}>
        <div className={styles.outcome}>
          <KioskResult queue={state} newest={newest} />
        </div>
        <div className={styles.scanner}>
          <Scanner onCode={signIn} startsAutomatically />
        </div>
        <div className={styles.column}>
          <KioskSearch enrolments={list} onSignIn={signIn} />
          <WalkInSection
            meeting={meeting}
            results={state.results}
            newest={newest}
            onEnrolment={(enrolment) => setEnrolments([...list.filter(({ id }) => id !== enrolment.id), enrolment])}
          />
          <KioskLog results={state.results} />
        </div>
      </div>
      {isEnding && (
        <EndDeviceDialog pendingCount={state.pending.length} onEnd={onEnd} onClose={() => setIsEnding(false)} />
      )}
    </div>
  );
}
