/**
 * The first and smallest script: it loads the others after the first paint. Text and pictures are painted before the
 * other scripts are downloaded, so no script competes with a style sheet or font.
 */
import { replayEarlyClick } from './hydration/earlyClick';
import { hideDismissedNotices } from './services/hideDismissedNotices';

const { scripts = '' } = (document.currentScript as HTMLScriptElement).dataset;

/** A background tab is not painted, and some browsers report no paint. */
const PAINT_TIMEOUT_MS = 2_000;

/** Loads languages and zones in a worker while the network is busy. */
const startLanguageWorker = () =>
  new Worker(new URL('../worker/languages.ts', import.meta.url), { name: document.documentElement.lang });

hideDismissedNotices();
replayEarlyClick(document);

let hasStarted = false;
function loadScripts(): void {
  if (hasStarted) return;
  hasStarted = true;
  for (const src of scripts.split(' ')) {
    const script = document.createElement('script');
    script.src = src;
    // Keeps the order of execution.
    script.async = false;
    document.body.append(script);
  }
  startLanguageWorker();
}

if (document.visibilityState === 'hidden' || !PerformanceObserver.supportedEntryTypes.includes('paint')) loadScripts();
else {
  new PerformanceObserver(loadScripts).observe({ type: 'paint', buffered: true });
  setTimeout(loadScripts, PAINT_TIMEOUT_MS);
}
