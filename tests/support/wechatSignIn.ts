/** Signs a person in by WeChat, with the sandbox that implements its protocol. */
import type { TestVisitor } from './testApp';

export interface PendingSignIn {
  url: string;
  state: string;
}

const PHONE = 'Mozilla/5.0 (Linux; Android 14) MicroMessenger/8.0.49';

/** Starts a sign-in: on a phone within WeChat, or on a computer. */
export const startSignIn = async (
  visitor: TestVisitor,
  { phone = true, scope = 'snsapi_userinfo', f = '/zh-cn/meeting' } = {},
): Promise<PendingSignIn> =>
  (await visitor.requestRaw('wxAuthorizationUrl', { body: { f, scope } }, phone ? { 'user-agent': PHONE } : {})).json<{
    data: PendingSignIn;
  }>().data;

/** Consents on the platform's page as one of its users; returns the redirect URL. */
export async function consent({ url }: PendingSignIn, name = '小明'): Promise<URL> {
  const page = await (await fetch(url)).text();
  const link = [...page.matchAll(/href="([^"]+)">([^<]+)</g)].find(([, , userName]) => userName === name)?.[1] ?? '';
  const path = link.replaceAll('&#38;', '&');
  const { headers } = await fetch(new URL(path, url), { redirect: 'manual' });
  return new URL(headers.get('location') ?? '');
}
