/** Page blocks: converts the editors' format to the stored one. Markdown is rendered to sanitised HTML here, once. */
import type { Localised, Picture } from '../../db/columns';
import { renderMarkdown } from '../richText';
import type { BlockFile } from './shapes';

/** A stored block: localised texts, rendered Markdown. */
export interface StoredBlock {
  kind: Exclude<BlockFile['kind'], 'list'>;
  title?: Localised;
  text?: Localised;
  html?: Localised;
  pictures?: Picture[];
  links?: { name: Localised; path: string }[];
  /** The slug of a video. */
  video?: string;
  items?: { title: Localised; text: Localised; note?: Localised; until?: string; picture?: Picture; path?: string }[];
  head?: Localised[];
  rows?: Localised[][];
}

type LineFile = Extract<BlockFile, { kind: 'items' }>['items'][number];
type Text = Record<string, string | undefined>;

const defined = (text: Text): Localised =>
  Object.fromEntries(Object.entries(text).filter((entry): entry is [string, string] => entry[1] !== undefined));

/** Sanitised HTML by language. */
export const htmlOf = (markdown: Text): Localised =>
  Object.fromEntries(Object.entries(defined(markdown)).map(([locale, text]) => [locale, renderMarkdown(text)]));

/** Joins a text and a list in Markdown, in the languages that all lines have. */
function listMarkdown(text: Text | undefined, items: readonly Text[]): Localised {
  const parts = [...(text ? [text] : []), ...items];
  const locales = Object.keys(defined(items[0] ?? {})).filter((locale) => parts.every((part) => part[locale]));
  return Object.fromEntries(
    locales.map((locale) => [
      locale,
      `${text ? `${text[locale] ?? ''}\n\n` : ''}${items.map((item) => `- ${item[locale] ?? ''}`).join('\n')}`,
    ]),
  );
}

const same = (text: string): Localised => ({ 'zh-cn': text, en: text });

const cell = (value: string | Text): Localised => (typeof value === 'string' ? same(value) : defined(value));

/** An entry of items, steps, facts, questions or stops. */
const line = ({ title, text, note, until, picture, path }: LineFile) => ({
  title: defined(title),
  text: defined(text),
  ...(note && { note: defined(note) }),
  ...(until && { until }),
  ...(picture && { picture: picture as Picture }),
  ...(path && { path }),
});

export function storedBlock(block: BlockFile): StoredBlock {
  const title = block.title ? { title: defined(block.title) } : {};
  const text = block.text ? { text: defined(block.text) } : {};
  switch (block.kind) {
    case 'text':
    case 'quote':
      return { kind: block.kind, ...title, html: htmlOf(block.text) };
    case 'list':
      return { kind: 'text', ...title, html: htmlOf(listMarkdown(block.text, block.items)) };
    case 'figures':
      return {
        kind: 'figures',
        ...title,
        ...text,
        items: block.items.map(({ value, label }) => ({ title: same(value), text: defined(label) })),
      };
    case 'timeline':
      return {
        kind: 'timeline',
        ...title,
        ...text,
        items: block.items.map((item) => ({ title: same(String(item.year)), text: defined(item.text) })),
      };
    case 'items':
    case 'steps':
    case 'facts':
    case 'questions':
    case 'route':
      return { kind: block.kind, ...title, ...text, items: block.items.map(line) };
    case 'table':
      return {
        kind: 'table',
        ...title,
        ...text,
        head: block.head.map(cell),
        rows: block.rows.map((row) => row.map(cell)),
      };
    case 'links':
      return {
        kind: 'links',
        ...title,
        ...text,
        links: block.links.map(({ name, path }) => ({ name: defined(name), path })),
      };
    case 'pictures':
      return { kind: 'pictures', ...title, ...text, pictures: block.pictures as Picture[] };
    case 'video':
      return { kind: 'video', ...title, ...text, video: block.video };
    default:
      return { kind: block.kind, ...title, ...text };
  }
}
