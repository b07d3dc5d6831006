/**
 * The first script of a page, and the smallest: it fetches the others once the page has been painted. A reader sees words and pictures before the
 * line carries what makes them answer, and no script has to be guessed less urgent than a style or a letter.
 */
import { keepEarlyClick } from './earlyClick';

const { scripts = '' } = (document.currentScript as HTMLScriptElement).dataset;

/** A page that is opened in the background is not painted, and a browser may know of no paint. */
const LATEST_MS = 2_000;

/** The first thing that formats a number or a date looks through all languages of the browser: while the line is busy nobody waits for it. */
const readyLanguages = () => Intl.NumberFormat.supportedLocalesOf('en');

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
  setTimeout(readyLanguages);
}

if (document.visibilityState === 'hidden' || !PerformanceObserver.supportedEntryTypes.includes('paint')) begin();
else {
  new PerformanceObserver(begin).observe({ type: 'paint', buffered: true });
  setTimeout(begin, LATEST_MS);
}
