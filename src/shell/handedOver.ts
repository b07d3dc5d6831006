/** The state that a page hands over to the browser, and its way there: JSON beside the page. */
import type { RootState } from '@/store/makeStore';
import type { Bootstrap } from './bootstrap';
import { inlineJson } from './inlineJson';
import type { Pieces } from './keptParts';
import { menuOf } from './taken';

/** What the browser goes on with: nothing of the reader's own, which it finds in its cookies and storage, and nothing twice. */
export function shared({ ticket: _ticket, kept: _kept, client: _client, ...state }: RootState): Partial<RootState> {
  const { api, menu, ...others } = state;
  // The api's settings are the browser's own: JSON would turn the server's Infinity into null, and every answer would be dropped at once.
  const { config: _config, ...answers } = api;
  const isAnswer = menu.items === menuOf(api);
  return { ...others, ...(!isAnswer && { menu }), api: answers as RootState['api'] };
}

/** By answer: those that many pages hand over are written once. */
const written = new WeakMap<object, Buffer>();

function textOf(answer: unknown): Buffer | string {
  if (typeof answer !== 'object' || answer === null) return inlineJson(answer);
  const known = written.get(answer);
  if (known) return known;
  const json = Buffer.from(inlineJson(answer));
  written.set(answer, json);
  return json;
}

/** An object's JSON that more is written into. */
const opened = (value: object): string => {
  const json = inlineJson(value).slice(0, -1);
  return json === '{' ? json : `${json},`;
};

/** As JSON for a script element, with the answers of calls as bytes that are kept. */
export function handedOver({ state, ...page }: Bootstrap): Pieces {
  const { api, ...slices } = state;
  const { queries = {}, ...calls } = api ?? ({} as Partial<RootState['api']>);
  const answers = Object.entries(queries).flatMap(([key, query], index): Pieces => {
    const { data, ...of } = query ?? {};
    const name = `${index > 0 ? ',' : ''}${inlineJson(key)}:`;
    return data === undefined ? [name + inlineJson(of)] : [`${name}${opened(of)}"data":`, textOf(data), '}'];
  });
  return [`${opened(page)}"state":${opened(slices)}"api":${opened(calls)}"queries":{`, ...answers, '}}}}'];
}
