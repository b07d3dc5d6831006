// What the engines beside Chromium need of Debian, by package: the proof asks whether it is there, the tests run it.
import { existsSync } from 'node:fs';

export const FIREFOX = '/usr/bin/firefox-esr';
export const WEBKIT_DRIVER = '/usr/bin/WebKitWebDriver';
/** Runs what wants a screen on one that nobody sees. */
export const SCREEN = '/usr/bin/xvfb-run';

const PACKAGES = { 'firefox-esr': FIREFOX, 'webkit2gtk-driver': WEBKIT_DRIVER, 'xvfb xauth': SCREEN };

/** How to get what is not there; null when everything is. */
export function missingPackages() {
  const missing = Object.entries(PACKAGES).flatMap(([name, file]) => (existsSync(file) ? [] : [name]));
  return missing.length > 0 ? `apt-get install ${missing.join(' ')}` : null;
}
