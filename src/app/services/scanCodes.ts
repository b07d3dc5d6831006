/** Reads codes from the machine's camera. A chunk of its own: only who begins to scan loads it. */
import { frameLoop, QRCanvas, rearCamera } from 'qr/dom.js';
import type { Services } from '@/state/services';

/** Ten looks a second read a code as soon as a hand holds it still, and leave a phone cool. */
const LOOK_MS = 100;

/** What the browser calls a camera that its owner does not give. */
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
    if (isReading || now - last < LOOK_MS) return;
    last = now;
    isReading = true;
    void camera
      .readFrame(canvas)
      .then((found) => {
        if (typeof found === 'string') onCode(found);
      })
      // A frame that cannot be read is a frame without a code.
      .catch(() => undefined)
      .finally(() => (isReading = false));
  });
  return () => {
    end();
    camera.stop();
  };
};
