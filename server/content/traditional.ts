/** Traditional Chinese from Simplified, for content whose editor wrote none (domain.md, Languages). */
import * as OpenCC from 'opencc-js/cn2t';

type Convert = (text: string) => string;

/** Adds zh-tw to texts that have zh-cn alone. The dictionaries take 47 MB, so they live for one call. */
export const withTraditional = <T>(value: T): T =>
  // Taiwan's spelling with its own phrases: 信息 becomes 資訊, not 信息.
  added(value, OpenCC.Converter({ from: 'cn', to: 'twp' }));

function added<T>(value: T, convert: Convert): T {
  if (Array.isArray(value)) return value.map((item: unknown) => added(item, convert)) as T;
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, item]) => [key, added(item as unknown, convert)] as const);
  const result = Object.fromEntries(entries) as Record<string, unknown>;
  if ('zh-cn' in result && result['zh-tw'] === undefined) result['zh-tw'] = converted(result['zh-cn'], convert);
  return result as T;
}

const converted = (text: unknown, convert: Convert): unknown =>
  typeof text === 'string' ? convert(text) : Array.isArray(text) ? text.map((one) => converted(one, convert)) : text;
