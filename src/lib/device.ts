/** The kind of device (specification, section 4), from user agent and width. */

export type Device = 'desktop' | 'mobile';

const HANDHELD = /Android|iPhone|iPad|iPod|Mobile|HarmonyOS|Windows Phone/i;

/** A desktop narrower than 1280 px counts as mobile or tablet. */
export const deviceOf = (userAgent: string, isWide: boolean): Device =>
  isWide && !HANDHELD.test(userAgent) ? 'desktop' : 'mobile';

/** WeChat's built-in browser. */
export const isWechat = (userAgent: string): boolean => /MicroMessenger/i.test(userAgent);
