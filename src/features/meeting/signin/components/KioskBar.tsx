import { useIntl } from 'react-intl';
import { Button } from '@/ui/controls/Button';
import { Icon } from '@/ui/controls/Icon';
import styles from './KioskBar.module.css';

interface KioskBarProps {
  device: string | null;
  /** Signed in, and enrolled; null until the list has loaded. */
  attendance: { present: number; enrolled: number } | null;
  pendingCount: number;
  isOffline: boolean;
  /** Why sending has stopped. */
  stopReason: string | null;
  onSend: () => void;
  onEnd: () => void;
}

/** The status for staff: scans waiting, network, how full the room is. */
export function KioskBar({ device, attendance, pendingCount, isOffline, stopReason, onSend, onEnd }: KioskBarProps) {
  const { formatMessage, formatNumber } = useIntl();
  const problem = stopReason !== null ? 'stopped' : isOffline ? 'lost' : pendingCount > 0 ? 'waiting' : undefined;
  return (
    <div className={styles.bar}>
      {attendance && (
        <p className={styles.figures}>
          <span className={styles.large}>{formatNumber(attendance.present)}</span>{' '}
          {formatMessage({ id: 'kiosk.present' })}
          <span className={styles.of}>
            {' / '}
            <span>{formatNumber(attendance.enrolled)}</span> {formatMessage({ id: 'kiosk.enrolled' })}
          </span>
        </p>
      )}
      <div className={styles.queue} data-trouble={problem}>
        <p role="status" className={styles.body}>
          <strong>{formatMessage({ id: 'kiosk.queue' }, { count: pendingCount })}</strong>
          <span>
            {problem !== undefined && <Icon name="alert" size={18} />}
            {stopReason ?? formatMessage(isOffline ? { id: 'kiosk.offline' } : { id: 'kiosk.connected' })}
          </span>
        </p>
        {pendingCount > 0 && (
          <Button variant="quiet" size="small" onClick={onSend}>
            {formatMessage({ id: 'kiosk.sendNow' })}
          </Button>
        )}
      </div>
      <p className={styles.device}>
        {device === null
          ? formatMessage({ id: 'kiosk.deviceAlone' })
          : formatMessage({ id: 'kiosk.device' }, { name: device })}
        <Button variant="text" size="small" onClick={onEnd}>
          {formatMessage({ id: 'kiosk.end' })}
        </Button>
      </p>
    </div>
  );
}
