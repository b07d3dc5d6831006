import { useIntl } from 'react-intl';
import { formatTimeOfDay } from '@/i18n/dates';
import { Icon } from '@/ui/controls/Icon';
import type { QueueState, Scan, SignInResult } from '../signInQueue';
import styles from './KioskResult.module.css';

/** A sign-in this much older than the scan counts as a repeat. */
const REPEAT_WINDOW_MS = 60_000;

const isRepeat = ({ scan, outcome }: SignInResult): boolean =>
  outcome.kind === 'signed' &&
  outcome.enrolment.signedInAt !== null &&
  Date.parse(scan.at) - Date.parse(outcome.enrolment.signedInAt) > REPEAT_WINDOW_MS;

/** The person's name, else the code's number or the input, else a generic text. */
function useName(): (scan: Scan) => string {
  const { formatMessage } = useIntl();
  return ({ name, content }) => {
    const [number = ''] = content.split('.');
    return name ?? (/^[\w\s-]{6,20}$/.test(number) ? number : formatMessage({ id: 'kiosk.unknownCode' }));
  };
}

/** A result in one line. */
function useResultText(): (result: SignInResult) => string {
  const { formatMessage } = useIntl();
  const nameOf = useName();
  return (result) => {
    const { scan, outcome } = result;
    if (outcome.kind === 'refused') return formatMessage({ id: 'kiosk.rejected' }, { name: nameOf(scan) });
    const { name, signedInAt } = outcome.enrolment;
    return isRepeat(result)
      ? formatMessage({ id: 'kiosk.signedAgain' }, { name, time: formatTimeOfDay(signedInAt ?? scan.at) })
      : formatMessage({ id: 'kiosk.signed' }, { name });
  };
}

/** The result of the newest scan, legible across a desk: colour, icon and text. */
export function KioskResult({ queue, newest }: { queue: QueueState; newest: string | null }) {
  const { formatMessage } = useIntl();
  const textOf = useResultText();
  const nameOf = useName();
  const waitingScan = queue.pending.find(({ content }) => content === newest);
  const result = waitingScan ? undefined : queue.results.find(({ scan }) => scan.content === newest);
  const appearance = waitingScan ? 'waits' : result ? (isRepeat(result) ? 'again' : result.outcome.kind) : 'ready';
  return (
    <div className={styles.outcome} data-look={appearance} role="status">
      <span className={styles.sign} aria-hidden="true">
        <Icon
          name={
            appearance === 'signed' || appearance === 'again' ? 'check' : appearance === 'refused' ? 'close' : 'clock'
          }
          size={48}
        />
      </span>
      <div>
        <p className={styles.body}>
          {waitingScan
            ? formatMessage({ id: 'kiosk.queued' }, { name: nameOf(waitingScan) })
            : result
              ? textOf(result)
              : formatMessage({ id: 'kiosk.ready' })}
        </p>
        {appearance === 'ready' && <p>{formatMessage({ id: 'kiosk.readyText' })}</p>}
        {appearance === 'waits' && <p>{formatMessage({ id: 'kiosk.queuedText' })}</p>}
        {result?.outcome.kind === 'refused' && <p>{result.outcome.message}</p>}
        {result?.outcome.kind === 'signed' && <p>{result.outcome.enrolment.company}</p>}
      </div>
    </div>
  );
}

/** The newest results as a list. */
export function KioskLog({ results }: { results: readonly SignInResult[] }) {
  const { formatMessage } = useIntl();
  const textOf = useResultText();
  return (
    <section aria-labelledby="kiosk-log">
      <h2 id="kiosk-log" className={styles.logTitle}>
        {formatMessage({ id: 'kiosk.log' })}
      </h2>
      {results.length === 0 && <p className={styles.empty}>{formatMessage({ id: 'kiosk.logEmpty' })}</p>}
      <ol className={styles.log}>
        {results.map((result) => (
          <li key={result.scan.at + result.scan.content} data-kind={result.outcome.kind}>
            <span className={styles.time}>{formatTimeOfDay(result.scan.at)}</span>
            <span>
              {textOf(result)}
              {result.outcome.kind === 'refused' && <span className={styles.why}>{result.outcome.message}</span>}
              {result.wasDelayed && <span className={styles.late}>{formatMessage({ id: 'kiosk.sentLater' })}</span>}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
