import { useIntl } from 'react-intl';
import { Button } from '@/ui/controls/Button';
import { Icon } from '@/ui/controls/Icon';
import styles from './KioskBar.module.css';

interface KioskBarProps {
  device: string | null;
  /** Signed in, and enrolled; null until the list has loaded. */
  figures: { present: number; enrolled: number } | null;
  waiting: number;
  isLost: boolean;
  /** Why sending has stopped. */
  stopped: string | null;
  onSend: () => void;
  onEnd: () => void;
}

/** The status for staff: scans waiting, network, how full the room is. */
export function KioskBar({ device, figures, waiting, isLost, stopped, onSend, onEnd }: KioskBarProps) {
  const { formatMessage, formatNumber } = useIntl();
  const trouble = stopped !== null ? 'stopped' : isLost ? 'lost' : waiting > 0 ? 'waiting' : undefined;
  return (
    <div className={styles.bar}>
      {figures && (
        <p className={styles.figures}>
          <span className={styles.large}>{formatNumber(figures.present)}</span> {formatMessage({ id: 'kiosk.present' })}
          <span className={styles.of}>
            {' / '}
            <span>{formatNumber(figures.enrolled)}</span> {formatMessage({ id: 'kiosk.enrolled' })}
          </span>
        </p>
      )}
      <div className={styles.queue} data-trouble={trouble}>
        <p role="status" className={styles.words}>
          <strong>{formatMessage({ id: 'kiosk.queue' }, { count: waiting })}</strong>
          <span>
            {trouble !== undefined && <Icon name="alert" size={18} />}
            {stopped ?? formatMessage(isLost ? { id: 'kiosk.lost' } : { id: 'kiosk.connected' })}
          </span>
        </p>
        {waiting > 0 && (
          <Button look="quiet" size="small" onClick={onSend}>
            {formatMessage({ id: 'kiosk.sendNow' })}
          </Button>
        )}
      </div>
      <p className={styles.device}>
        {device === null
          ? formatMessage({ id: 'kiosk.deviceAlone' })
          : formatMessage({ id: 'kiosk.device' }, { name: device })}
        <Button look="text" size="small" onClick={onEnd}>
          {formatMessage({ id: 'kiosk.end' })}
        </Button>
      </p>
    </div>
  );
}
