/** Which pages can be read without a network: what a visitor needs in a hall. */

/** Of one person: kept only while that person is signed in on the device. */
const PERSONAL = /^\/[a-z-]+\/audience\/(?:registration|register)\/result$/;

/** Of a device at a door, which has to go on after a restart. Elsewhere the same address is a visitor's own: it is kept when the device's page asks. */
const SIGN_IN_DEVICE = /^\/[a-z-]+\/meeting\/signin\/[^/]+$/;

const OFFLINE_PAGES = [
  PERSONAL,
  SIGN_IN_DEVICE,
  /^\/[a-z-]+\/my\/plan$/,
  /^\/[a-z-]+\/exhibition\/(?:hall-plan|map|map\/hall)$/,
  /^\/[a-z-]+\/meeting(?:\/(?!signin\b)[^/]+(?:\/[^/]+)?)?$/,
];

/** What the site tells its worker. */
export type WorkerMessage =
  | { keep: readonly string[]; /** Milliseconds since 1970, for a personal document. */ until?: number }
  | { forgetPersonal: true };

export const isPersonal = (pathname: string): boolean => PERSONAL.test(pathname);

export const isAvailableOffline = (pathname: string): boolean => OFFLINE_PAGES.some((pattern) => pattern.test(pathname));

/** Kept by whoever opens it, without being asked. */
export const isPublicOffline = (pathname: string): boolean =>
  isAvailableOffline(pathname) && !isPersonal(pathname) && !SIGN_IN_DEVICE.test(pathname);
