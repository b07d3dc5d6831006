/** Which pages can be read without a network: what a visitor needs in a hall. */

/** Of one person: kept only while that person is signed in on the device. */
const PERSONAL = /^\/[a-z-]+\/audience\/(?:registration|register)\/result$/;

const KEPT = [
  PERSONAL,
  /^\/[a-z-]+\/my\/plan$/,
  /^\/[a-z-]+\/exhibition\/(?:hall-plan|map|map\/hall)$/,
  /^\/[a-z-]+\/meeting(?:\/(?!signin\b)[^/]+(?:\/[^/]+)?)?$/,
];

/** What the site tells its worker. */
export type WorkerMessage =
  | { keep: readonly string[]; /** Milliseconds since 1970, for a personal document. */ until?: number }
  | { forgetPersonal: true };

export const isPersonal = (pathname: string): boolean => PERSONAL.test(pathname);

export const isKeptOffline = (pathname: string): boolean => KEPT.some((pattern) => pattern.test(pathname));
