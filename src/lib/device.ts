/** What kind of device reads (specification, section 4): decided by what the browser says of itself and by its width. */

export type Device = 'desktop' | 'mobile';

const HANDHELD = /Android|iPhone|iPad|iPod|Mobile|HarmonyOS|Windows Phone/i;

/** A desktop narrower than 1280 px counts as mobile or tablet. */
export const deviceOf = (userAgent: string, isWide: boolean): Device =>
  isWide && !HANDHELD.test(userAgent) ? 'desktop' : 'mobile';

/** The browser inside of WeChat. */
export const isWechat = (userAgent: string): boolean => /MicroMessenger/i.test(userAgent);
