import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useServices } from '@/state/ServicesContext';
import { Button } from '@/ui/controls/Button';
import { useLatest } from '@/ui/hooks/useLatest';
import { Stack } from '@/ui/layout/Layout';
import styles from './Scanner.module.css';

interface ScannerProps {
  /** Called once per code while it stays in view. */
  onCode: (text: string) => void;
  /** Whether it starts automatically, as on a dedicated device. */
  startsAutomatically?: boolean;
}

type State = 'idle' | 'starting' | 'running' | 'refused' | 'missing';

/** A code is reported again after it was out of the picture for this long: a second attempt. */
const SAME_CODE_PAUSE_MS = 3_000;

/** Scans QR codes with the device's camera. Without a camera it shows a notice; the alternative is below. */
export function Scanner({ onCode, startsAutomatically = false }: ScannerProps) {
  const { formatMessage } = useIntl();
  const { scanCodes, timers } = useServices();
  const [state, setState] = useState<State>('idle');
  const video = useRef<HTMLVideoElement>(null);
  const stopRef = useRef<(() => void) | null>(null);
  const isUnmounted = useRef(false);
  const onCodeRef = useLatest(onCode);

  const start = async () => {
    if (!video.current || stopRef.current) return;
    setState('starting');
    let lastCode: string | null = null;
    let cancelForget: (() => void) | null = null;
    const onDetected = (text: string) => {
      cancelForget?.();
      cancelForget = timers.after(SAME_CODE_PAUSE_MS, () => (lastCode = null));
      if (text === lastCode) return;
      lastCode = text;
      onCodeRef.current(text);
    };
    const result = await scanCodes(video.current, onDetected).catch(() => 'missing' as const);
    if (typeof result === 'string') return setState(result);
    if (isUnmounted.current) return result();
    stopRef.current = () => {
      cancelForget?.();
      result();
    };
    return setState('running');
  };
  const stop = () => {
    stopRef.current?.();
    stopRef.current = null;
    setState('idle');
  };
  useEffect(() => {
    isUnmounted.current = false;
    if (startsAutomatically) void start();
    return () => {
      isUnmounted.current = true;
      stopRef.current?.();
      stopRef.current = null;
    };
    // Once: the camera belongs to the element, across renders.
  }, []);

  const isOpen = state === 'starting' || state === 'running';
  return (
    <Stack gap={3} alignStart data-state={state}>
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
          {formatMessage({ id: state === 'refused' ? 'signin.scanDenied' : 'signin.scanMissing' })}
        </p>
      )}
      <p role="status" className={styles.hint}>
        {state === 'running' && formatMessage({ id: 'signin.scanHold' })}
      </p>
      {state === 'running' ? (
        <Button variant="quiet" onClick={stop}>
          {formatMessage({ id: 'signin.scanStop' })}
        </Button>
      ) : (
        <Button variant="secondary" size="large" aria-disabled={state === 'starting'} onClick={() => void start()}>
          {formatMessage(state === 'starting' ? { id: 'signin.scanStarting' } : { id: 'signin.scanStart' })}
        </Button>
      )}
    </Stack>
  );
}
