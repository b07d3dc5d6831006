/** Reads QR codes from the camera. In its own chunk, loaded when scanning starts. */
import { frameLoop, QRCanvas, rearCamera } from 'qr/dom.js';
import type { Services } from '@/state/services';

/** Ten frames a second are enough for a code that is held still and don't heat a phone. */
const SCAN_INTERVAL_MS = 100;

/** Error names for a camera without permission. */
const PERMISSION_ERRORS = ['NotAllowedError', 'SecurityError'];

export const scanCodes: Services['scanCodes'] = async (video, onCode) => {
  const camera = await rearCamera(video).catch((error: unknown) =>
    error instanceof Error && PERMISSION_ERRORS.includes(error.name) ? ('refused' as const) : ('missing' as const),
  );
  if (typeof camera === 'string') return camera;
  const canvas = new QRCanvas();
  let isDecoding = false;
  let lastFrameAt = 0;
  const end = frameLoop((now) => {
    if (isDecoding || now - lastFrameAt < SCAN_INTERVAL_MS) return;
    lastFrameAt = now;
    isDecoding = true;
    void camera
      .readFrame(canvas)
      .then((code) => {
        if (typeof code === 'string') onCode(code);
      })
      // An unreadable frame counts as a frame without a code.
      .catch(() => undefined)
      .finally(() => (isDecoding = false));
  });
  return () => {
    end();
    camera.stop();
  };
};
