/**
 * In development: `saveRecording()` in the browser's console saves a masked log of the page's actions, for a test
 * (docs/testing.md).
 */
import type { Services } from '@/state/services';
import { makeRecorder } from '@/app/store/recording';

export function recordPage({ download, objectUrl }: Pick<Services, 'download' | 'objectUrl'>) {
  const { middleware, recording } = makeRecorder();
  const save = () =>
    download(
      objectUrl(new Blob([JSON.stringify(recording(), null, 1)], { type: 'application/json' })),
      'recording.json',
    );
  Object.assign(window, { saveRecording: save });
  return middleware;
}
