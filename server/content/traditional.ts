/** Traditional Chinese from Simplified, for content whose editor wrote none (domain.md, Languages). */
import * as OpenCC from 'opencc-js/cn2t';

let made: ((text: string) => string) | undefined;

/** Taiwan's spelling with its own phrases: 信息 becomes 資訊, not 信息. The dictionary is read when the first text needs it: most starts import nothing. */
const convert = (text: string): string => (made ??= OpenCC.Converter({ from: 'cn', to: 'twp' }))(text);

/** Adds zh-tw to every localised text in a value that has zh-cn and no zh-tw of its own. */
export function withTraditional<T>(value: T): T {
  if (Array.isArray(value)) return value.map(withTraditional) as T;
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, item]) => [key, withTraditional(item)] as const);
  const result = Object.fromEntries(entries) as Record<string, unknown>;
  if ('zh-cn' in result && result['zh-tw'] === undefined) result['zh-tw'] = converted(result['zh-cn']);
  return result as T;
}

const converted = (text: unknown): unknown =>
  typeof text === 'string' ? convert(text) : Array.isArray(text) ? text.map(converted) : text;
