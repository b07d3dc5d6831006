/** The way of a person who signs in by WeChat, against the sandbox that speaks its protocol. */
import type { TestVisitor } from './testApp';

export interface Begun {
  url: string;
  state: string;
}

const PHONE = 'Mozilla/5.0 (Linux; Android 14) MicroMessenger/8.0.49';

/** Begins a sign-in: on a phone within WeChat, or at a desk. */
export const begin = async (
  by: TestVisitor,
  { phone = true, scope = 'snsapi_userinfo', f = '/zh-cn/meeting' } = {},
): Promise<Begun> =>
  (await by.answerOf('wxAuthorizationUrl', { body: { f, scope } }, phone ? { 'user-agent': PHONE } : {})).json<{
    data: Begun;
  }>().data;

/** Consents on the platform's page as one of its people, and gives where it leads. */
export async function consent({ url }: Begun, name = '小明'): Promise<URL> {
  const page = await (await fetch(url)).text();
  const link = [...page.matchAll(/href="([^"]+)">([^<]+)</g)].find(([, , who]) => who === name)?.[1] ?? '';
  const path = link.replaceAll('&#38;', '&');
  const { headers } = await fetch(new URL(path, url), { redirect: 'manual' });
  return new URL(headers.get('location') ?? '');
}
