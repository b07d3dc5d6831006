/** Reads QR codes from the camera. In its own chunk, loaded when scanning starts. */
import { frameLoop, QRCanvas, rearCamera } from 'qr/dom.js';
import type { Services } from '@/state/services';

/** Ten frames a second are enough for a code that is held still and don't heat a phone. */
const SCAN_INTERVAL_MS = 100;

/** Error names for a camera without permission. */
const REFUSED = ['NotAllowedError', 'SecurityError'];

export const scanCodes: Services['scanCodes'] = async (video, onCode) => {
  const camera = await rearCamera(video).catch((error: unknown) =>
    error instanceof Error && REFUSED.includes(error.name) ? ('refused' as const) : ('missing' as const),
  );
  if (typeof camera === 'string') return camera;
  const canvas = new QRCanvas();
  let isReading = false;
  let last = 0;
  const end = frameLoop((now) => {
    if (isReading || now - last < SCAN_INTERVAL_MS) return;
    last = now;
    isReading = true;
    void camera
      .readFrame(canvas)
      .then((found) => {
        if (typeof found === 'string') onCode(found);
      })
      // An unreadable frame counts as a frame without a code.
      .catch(() => undefined)
      .finally(() => (isReading = false));
  });
  return () => {
    end();
    camera.stop();
  };
};
