import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useServices } from '@/state/ServicesContext';
import { Button } from '@/ui/controls/Button';
import { useLatest } from '@/ui/hooks/useLatest';
import { Stack } from '@/ui/layout/Layout';
import styles from './Scanner.module.css';

interface ScannerProps {
  /** Called once per code while it stays in the picture. */
  onCode: (text: string) => void;
  /** Whether it starts automatically, as on a dedicated device. */
  begins?: boolean;
}

type State = 'idle' | 'starting' | 'running' | 'refused' | 'missing';

/** A code is reported again after it was out of the picture for this long: a second attempt. */
const SAME_CODE_PAUSE_MS = 3_000;

/** Scans QR codes with the device's camera. Without a camera it shows a notice; the alternative is below. */
export function Scanner({ onCode, begins = false }: ScannerProps) {
  const { formatMessage } = useIntl();
  const { scanCodes, timers } = useServices();
  const [state, setState] = useState<State>('idle');
  const video = useRef<HTMLVideoElement>(null);
  const end = useRef<(() => void) | null>(null);
  const isGone = useRef(false);
  const tell = useLatest(onCode);

  const start = async () => {
    if (!video.current || end.current) return;
    setState('starting');
    let last: string | null = null;
    let forget: (() => void) | null = null;
    const hear = (text: string) => {
      forget?.();
      forget = timers.after(SAME_CODE_PAUSE_MS, () => (last = null));
      if (text === last) return;
      last = text;
      tell.current(text);
    };
    const result = await scanCodes(video.current, hear).catch(() => 'missing' as const);
    if (typeof result === 'string') return setState(result);
    if (isGone.current) return result();
    end.current = () => {
      forget?.();
      result();
    };
    return setState('running');
  };
  const stop = () => {
    end.current?.();
    end.current = null;
    setState('idle');
  };
  useEffect(() => {
    isGone.current = false;
    if (begins) void start();
    return () => {
      isGone.current = true;
      end.current?.();
      end.current = null;
    };
    // Once: the camera belongs to the element, across renders.
  }, []);

  const isOpen = state === 'starting' || state === 'running';
  return (
    <Stack gap={3} start data-state={state}>
      <div className={styles.frame} hidden={!isOpen}>
        <video
          ref={video}
          className={styles.video}
          muted
          playsInline
          aria-label={formatMessage({ id: 'signin.scanPicture' })}
        />
      </div>
      {(state === 'refused' || state === 'missing') && (
        <p className={styles.failure} role="alert">
          {formatMessage({ id: state === 'refused' ? 'signin.scanRefused' : 'signin.scanMissing' })}
        </p>
      )}
      <p role="status" className={styles.hint}>
        {state === 'running' && formatMessage({ id: 'signin.scanHold' })}
      </p>
      {state === 'running' ? (
        <Button look="quiet" onClick={stop}>
          {formatMessage({ id: 'signin.scanStop' })}
        </Button>
      ) : (
        <Button look="second" size="large" aria-disabled={state === 'starting'} onClick={() => void start()}>
          {formatMessage(state === 'starting' ? { id: 'signin.scanStarting' } : { id: 'signin.scanStart' })}
        </Button>
      )}
    </Stack>
  );
}
