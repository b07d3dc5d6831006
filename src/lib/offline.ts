/** The pages that are available offline, for visitors in a hall without network. */

/** Personal: cached only while the person is signed in on the device. */
const PERSONAL = /^\/[a-z-]+\/audience\/(?:registration|register)\/result$/;

/**
 * A staff sign-in page must work after a restart. On a visitor's device the same URL is personal, so only the staff
 * page requests caching.
 */
const SIGN_IN_PAGE = /^\/[a-z-]+\/meeting\/signin\/[^/]+$/;

const OFFLINE_PAGES = [
  PERSONAL,
  SIGN_IN_PAGE,
  /^\/[a-z-]+\/my\/plan$/,
  /^\/[a-z-]+\/exhibition\/(?:hall-plan|map|map\/hall)$/,
  /^\/[a-z-]+\/meeting(?:\/(?!signin\b)[^/]+(?:\/[^/]+)?)?$/,
];

/** Messages from the site to its worker. */
export type WorkerMessage =
  | { keep: readonly string[]; /** Milliseconds since 1970, for a personal document. */ until?: number }
  | { forgetPersonal: true };

export const isPersonal = (pathname: string): boolean => PERSONAL.test(pathname);

export const isAvailableOffline = (pathname: string): boolean =>
  OFFLINE_PAGES.some((pattern) => pattern.test(pathname));

/** Pages that are cached whenever someone opens them. */
export const isPublicOffline = (pathname: string): boolean =>
  isAvailableOffline(pathname) && !isPersonal(pathname) && !SIGN_IN_PAGE.test(pathname);
