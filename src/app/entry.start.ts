/**
 * The first script of a page, and the smallest: it fetches the others once the page has been painted. A reader sees words and pictures before the
 * line carries what makes them answer, and no script has to be guessed less urgent than a style or a letter.
 */
import { keepEarlyClick } from './hydration/earlyClick';
import { hideReadNotices } from './services/hideReadNotices';

const { scripts = '' } = (document.currentScript as HTMLScriptElement).dataset;

/** A page that is opened in the background is not painted, and a browser may know of no paint. */
const LATEST_MS = 2_000;

/** Languages and zones are read beside the page, while the line is busy. */
const readyLanguages = () =>
  new Worker(new URL('../worker/languages.ts', import.meta.url), { name: document.documentElement.lang });

hideReadNotices();
keepEarlyClick(document);

let begun = false;
function begin(): void {
  if (begun) return;
  begun = true;
  for (const src of scripts.split(' ')) {
    const script = document.createElement('script');
    script.src = src;
    // In their order.
    script.async = false;
    document.body.append(script);
  }
  readyLanguages();
}

if (document.visibilityState === 'hidden' || !PerformanceObserver.supportedEntryTypes.includes('paint')) begin();
else {
  new PerformanceObserver(begin).observe({ type: 'paint', buffered: true });
  setTimeout(begin, LATEST_MS);
}
