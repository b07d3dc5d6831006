/**
 * The first and smallest script: it loads the others after the first paint. The user sees text and pictures before
 * the network carries the rest, and no script needs a lower priority than a style sheet or font.
 */
import { replayEarlyClick } from './hydration/earlyClick';
import { hideDismissedNotices } from './services/hideReadNotices';

const { scripts = '' } = (document.currentScript as HTMLScriptElement).dataset;

/** A background tab is not painted, and some browsers report no paint. */
const PAINT_TIMEOUT_MS = 2_000;

/** Loads languages and zones in a worker while the network is busy. */
const startLanguageWorker = () =>
  new Worker(new URL('../worker/languages.ts', import.meta.url), { name: document.documentElement.lang });

hideDismissedNotices();
replayEarlyClick(document);

let begun = false;
function begin(): void {
  if (begun) return;
  begun = true;
  for (const src of scripts.split(' ')) {
    const script = document.createElement('script');
    script.src = src;
    // Keeps the order of execution.
    script.async = false;
    document.body.append(script);
  }
  startLanguageWorker();
}

if (document.visibilityState === 'hidden' || !PerformanceObserver.supportedEntryTypes.includes('paint')) begin();
else {
  new PerformanceObserver(begin).observe({ type: 'paint', buffered: true });
  setTimeout(begin, PAINT_TIMEOUT_MS);
}
