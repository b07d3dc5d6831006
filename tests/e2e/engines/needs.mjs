// What the engines beside Chromium need of Debian, by package: the proof asks whether it is there, the tests run it.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

export const FIREFOX = '/usr/bin/firefox-esr';
export const WEBKIT_DRIVER = '/usr/bin/WebKitWebDriver';
/** Runs what wants a screen on one that nobody sees. */
export const SCREEN = '/usr/bin/xvfb-run';

const PACKAGES = { 'firefox-esr': FIREFOX, 'webkit2gtk-driver': WEBKIT_DRIVER, 'xvfb xauth': SCREEN };

/** The oldest that was seen to understand all commands of the tests; 140 does not. Debian replaces the one by the other within its release. */
const FIREFOX_SINCE = 153;

const firefoxIs = () => Number(/\d+/.exec(execFileSync(FIREFOX, ['--version'], { encoding: 'utf8' }))?.[0]);

/** How to get what is not there, or too old; null when everything is. */
export function missingPackages() {
  const missing = Object.entries(PACKAGES).flatMap(([name, file]) => (existsSync(file) ? [] : [name]));
  if (missing.length > 0) return `apt-get install ${missing.join(' ')}`;
  const version = firefoxIs();
  if (version < FIREFOX_SINCE)
    return `apt-get update, then apt-get install firefox-esr: ${version} is here, ${FIREFOX_SINCE} is needed`;
  return null;
}
