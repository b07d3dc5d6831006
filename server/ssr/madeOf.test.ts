import type { KeptTransport } from './keptAnswers';
import { MadeOf } from './madeOf';

/** Answers each address by what stands for it, and fails where nothing does. */
const answering =
  (versions: Record<string, string | null>): KeptTransport =>
  async (url) => {
    const version = versions[url];
    if (version === undefined) throw new Error(`no answer at ${url}`);
    return Object.assign(new Response(), { version });
  };

/** What a page that asks for these was made of. */
async function madeOf(versions: Record<string, string | null>, ...urls: string[]): Promise<MadeOf> {
  const made = new MadeOf();
  const ask = made.noting(answering(versions));
  await Promise.allSettled(urls.map((url) => ask(url, {})));
  return made;
}

test('it is still the same while every call is answered as it was', async () => {
  const made = await madeOf({ '/menu': '1', '/news': '1' }, '/menu', '/news');
  expect(await made.isStill(answering({ '/menu': '1', '/news': '1' }))).toBe(true);
  expect(await made.isStill(answering({ '/menu': '1', '/news': '2' }))).toBe(false);
  await expect(made.isStill(answering({ '/menu': '1' }))).rejects.toThrow('no answer at /news');
});

test('a call that had no answer, or that of one reader, is compared with none', async () => {
  const answers = answering({ '/menu': '1', '/own': null });
  expect(await (await madeOf({}, '/menu')).isStill(answers)).toBe(false);
  expect(await (await madeOf({ '/own': null }, '/own')).isStill(answers)).toBe(false);
});

test('what it was made of beside its own calls counts as these do', async () => {
  const made = await madeOf({ '/news': '1' }, '/news');
  made.add(await madeOf({ '/menu': '1' }, '/menu'));
  expect(await made.isStill(answering({ '/menu': '1', '/news': '1' }))).toBe(true);
  expect(await made.isStill(answering({ '/menu': '2', '/news': '1' }))).toBe(false);
});
