import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { meetingApi } from '@/api/meeting';
import type { Meeting, MeetingWalkIn } from '@/api/types';
import { KioskBar } from '@/features/meeting/signin/components/KioskBar';
import { KioskFind } from '@/features/meeting/signin/components/KioskFind';
import { KioskLog, KioskOutcome } from '@/features/meeting/signin/components/KioskOutcome';
import { Scanner } from '@/features/meeting/signin/components/Scanner';
import { WalkIn } from '@/features/meeting/signin/components/WalkIn';
import { kioskMessages as messages } from '@/features/meeting/signin/messages';
import { toFailure } from '@/forms/failures';
import { formMessages } from '@/forms/messages';
import { dayText, hoursText } from '@/i18n/dates';
import { langOf } from '@/i18n/locales';
import { paths } from '@/lib/paths';
import { mainlandMobile } from '@/rules/validators/mobile';
import { selectLocale } from '@/state/localeSlice';
import type { AppDispatch } from '@/store/makeStore';
import { Anchor } from '@/ui/Anchor';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { useKiosk } from './useKiosk';
import styles from './SignIn.module.css';

/** The door as the staff works it: scan, look for a name, let in who comes unannounced; with a network or without. */
export function Kiosk({ meeting, onEnd }: { meeting: Meeting; onEnd: () => void }) {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch<AppDispatch>();
  const lang = useSelector(selectLocale);
  const { queue, state, device, unknown, enrolments, setEnrolments } = useKiosk(meeting.id);
  const [newest, setNewest] = useState<string | null>(null);
  const [isEnding, setIsEnding] = useState(false);
  const [isWalkInOpen, setIsWalkInOpen] = useState(false);
  const [walkedIn, setWalkedIn] = useState<{ contact: string; words: string }[]>([]);
  const list = enrolments ?? [];

  const take = (text: string, given: string | null = null) => {
    const content = text.trim();
    if (content === '') return;
    setNewest(content);
    queue.add(meeting.id, content, given ?? list.find(({ qrContent }) => qrContent === content)?.name ?? null);
  };
  const walkIn = async (meetingWalkIn: MeetingWalkIn): Promise<string | void> => {
    const { data, error } = await dispatch(meetingApi.endpoints.meetingEnrollNoStatus.initiate({ meetingWalkIn }));
    if (!data) {
      const lost = formatMessage(formMessages.lost);
      const { errors, message } = toFailure(error, lost);
      return errors?.[0]?.message ?? message ?? lost;
    }
    setEnrolments([...list.filter(({ id }) => id !== data.id), data]);
    const words = formatMessage(messages.signed, { name: data.name });
    return setWalkedIn((before) => [{ contact: meetingWalkIn.mobile ?? '', words }, ...before]);
  };
  const absent = state.results.filter(
    ({ outcome }) => outcome.kind === 'refused' && outcome.reason === 'enrolment.notFound',
  );
  const isAbsent = absent.some(({ scan }) => scan.content === newest);
  // Others may be scanned while somebody is written down: the number stays until it has its place.
  const typed =
    absent
      .map(({ scan }) => scan.content)
      .find((content) => mainlandMobile(content) === null && walkedIn.every(({ contact }) => contact !== content)) ??
    '';
  useEffect(() => {
    if (isAbsent) setIsWalkInOpen(true);
  }, [isAbsent]);
  const stopped = unknown ?? state.stopped ?? (device?.isHere === false ? formatMessage(messages.elsewhere) : null);
  return (
    <div className={styles.kiosk}>
      <header>
        <h1 className={styles.kioskTitle} lang={langOf(meeting.lang, lang)}>
          {formatMessage(messages.title, { title: meeting.title })}
        </h1>
        <p className={styles.kioskFacts}>
          {dayText(meeting.from, lang)}, {hoursText(meeting.from, meeting.to)} · {meeting.room} ·{' '}
          <Anchor href={paths.meetingSignin.href({ lang })}>{formatMessage(messages.other)}</Anchor>
        </p>
      </header>
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
          <Scanner onCode={take} begins />
        </div>
        <div className={styles.column}>
          <KioskFind enrolments={list} onSign={take} />
          <details
            className={styles.walkIn}
            open={isWalkInOpen}
            onToggle={({ currentTarget }) => setIsWalkInOpen(currentTarget.open)}
          >
            <summary>{formatMessage(messages.walkIn)}</summary>
            <p>{formatMessage(meeting.price > 0 ? messages.walkInCharged : messages.walkInText)}</p>
            {meeting.price === 0 && (
              <WalkIn
                key={`${typed} ${walkedIn.length}`}
                meetingId={meeting.id}
                locale={lang}
                privacyHref={paths.privacy.href({ lang })}
                contact={typed}
                onSend={walkIn}
              />
            )}
          </details>
          <p role="status" className={styles.done}>
            {walkedIn[0]?.words}
          </p>
          <KioskLog results={state.results} />
        </div>
      </div>
      {isEnding && (
        <Dialog open title={formatMessage(messages.endAsk)} onClose={() => setIsEnding(false)}>
          <p>{formatMessage(messages.endText, { count: state.waiting.length })}</p>
          <div className={styles.actions}>
            <Button look="main" onClick={onEnd}>
              {formatMessage(messages.endYes)}
            </Button>
            <Button look="quiet" onClick={() => setIsEnding(false)}>
              {formatMessage(messages.keep)}
            </Button>
          </div>
        </Dialog>
      )}
    </div>
  );
}
