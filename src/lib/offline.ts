/** Which pages can be read without a network: what a visitor needs in a hall. */

const KEPT = [
  /^\/[a-z-]+\/audience\/(?:registration|register)\/result$/,
  /^\/[a-z-]+\/my\/plan$/,
  /^\/[a-z-]+\/exhibition\/(?:hall-plan|map|map\/hall)$/,
  /^\/[a-z-]+\/meeting(?:\/(?!signin\b)[^/]+(?:\/[^/]+)?)?$/,
];

export const isKeptOffline = (pathname: string): boolean => KEPT.some((pattern) => pattern.test(pathname));
