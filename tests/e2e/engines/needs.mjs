// Debian packages for the engines other than Chromium: `npm run proof` checks for them, the tests use them.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

export const FIREFOX = '/usr/bin/firefox-esr';
export const WEBKIT_DRIVER = '/usr/bin/WebKitWebDriver';
/** Runs programs on a virtual display. */
export const XVFB_RUN = '/usr/bin/xvfb-run';

const PACKAGES = { 'firefox-esr': FIREFOX, 'webkit2gtk-driver': WEBKIT_DRIVER, 'xvfb xauth': XVFB_RUN };

/**
 * The oldest version known to support all commands of the tests; 140 does not. Debian replaces versions within a
 * release.
 */
const MIN_FIREFOX_VERSION = 153;

const firefoxVersion = () => Number(/\d+/.exec(execFileSync(FIREFOX, ['--version'], { encoding: 'utf8' }))?.[0]);

/** How to install missing or outdated packages; null when there are none. */
export function missingPackages() {
  const missing = Object.entries(PACKAGES).flatMap(([name, file]) => (existsSync(file) ? [] : [name]));
  if (missing.length > 0) return `apt-get install ${missing.join(' ')}`;
  const version = firefoxVersion();
  if (version < MIN_FIREFOX_VERSION)
    return `apt-get update, then apt-get install firefox-esr: version ${version} is installed, ${MIN_FIREFOX_VERSION} is required`;
  return null;
}
