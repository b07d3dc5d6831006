import { useEffect, useState, useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import { isApiError } from '@/api/errors';
import { meetingApi } from '@/api/meeting';
import { ONCE } from '@/api/once';
import { ownApi } from '@/api/own';
import type { Enrolment } from '@/api/types';
import { kioskMessages } from '@/features/meeting/signin/messages';
import { SignInQueue, type QueueState, type Scan, type SendOutcome } from '@/features/meeting/signin/signInQueue';
import { useServices } from '@/state/ServicesContext';
import type { AppDispatch } from '@/store/makeStore';

/** A network that takes longer is none: the next person stands there. */
const LOST_MS = 8_000;
const REFRESH_MS = 60_000;
const outcomeOf = (error: unknown, notKnown: string): SendOutcome => {
  if (!isApiError(error) || error.kind === 'network') return { kind: 'lost' };
  if (error.code === 429 || error.code >= 500) return { kind: 'lost' };
  if (error.reason === 'staff.deviceUnknown') return { kind: 'stopped', message: notKnown };
  return { kind: 'refused', reason: error.reason, message: error.message };
};

/** Enrolments that one call gives. */
const PAGE = 500;

/** All enrolments of a meeting, page by page; null when one of them could not be had. */
async function allEnrolments(dispatch: AppDispatch, meetingId: string): Promise<Enrolment[] | null> {
  const all: Enrolment[] = [];
  for (let current = 1; ; current += 1) {
    const page = { meetingId, ...(current > 1 && { current }) };
    const { data } = await dispatch(meetingApi.endpoints.meetingEnrollsOf.initiate(page, ONCE));
    if (!data) return null;
    all.push(...data);
    if (data.length < PAGE) return all;
  }
}

/** The queue of this device, what the server says of the device, and who is enrolled, as far as the network has told. */
export function useKiosk(meetingId: string) {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch<AppDispatch>();
  const { clock, timers, storage, navigation, keep } = useServices();
  const notKnown = formatMessage(kioskMessages.notKnown);
  const [device, setDevice] = useState<{ name: string; isHere: boolean } | null>(null);
  const [unknown, setUnknown] = useState<string | null>(null);
  const [enrolments, setEnrolments] = useState<readonly Enrolment[] | null>(null);
  const [queue] = useState(() => {
    const sendOne = async ({ meetingId: meeting, content, at }: Scan): Promise<SendOutcome> => {
      const { data, error } = await dispatch(
        ownApi.endpoints.ownStaffSign.initiate({
          staffSign: { meetingId: meeting, qrContent: content, scannedAt: at },
        }),
      );
      return data ? { kind: 'signed', enrolment: data } : outcomeOf(error, notKnown);
    };
    const send = (scan: Scan) =>
      new Promise<SendOutcome>((resolve) => {
        const end = timers.after(LOST_MS, () => resolve({ kind: 'lost' }));
        void sendOne(scan).then((outcome) => {
          end();
          resolve(outcome);
        });
      });
    return new SignInQueue({ storage, clock, timers, send });
  });
  const state: QueueState = useSyncExternalStore(queue.subscribe, queue.current, queue.current);

  useEffect(() => {
    let isOver = false;
    const read = async () => {
      const [asked, list] = await Promise.all([
        dispatch(ownApi.endpoints.ownStaffDevice.initiate(undefined, ONCE)),
        allEnrolments(dispatch, meetingId),
      ]);
      if (isOver) return;
      if (asked.data) {
        const { name, meetingIds } = asked.data;
        const isHere = meetingIds.length === 0 || meetingIds.includes(meetingId);
        setDevice({ name, isHere });
        // A device that is switched on again where there is no network opens all the same.
        if (isHere) keep([navigation.current()]);
      }
      const outcome = asked.error ? outcomeOf(asked.error, notKnown) : null;
      setUnknown(outcome?.kind === 'stopped' ? outcome.message : null);
      // Without an answer the list that came before serves on.
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
  }, [dispatch, keep, meetingId, navigation, notKnown, queue, timers]);

  // Who was signed in a moment ago is so in the list as well, before it comes again.
  const signed = new Map(
    state.results.flatMap(({ outcome }) =>
      outcome.kind === 'signed' ? [[outcome.enrolment.id, outcome.enrolment]] : [],
    ),
  );
  const known = enrolments?.map((one) => signed.get(one.id) ?? one) ?? null;
  return { queue, state, device, unknown, enrolments: known, setEnrolments };
}
