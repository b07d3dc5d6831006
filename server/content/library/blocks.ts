/** Converts page blocks from the editors' format to the stored one, and renders Markdown to sanitised HTML. */
import type { Localised, Picture } from '../../db/columns';
import { renderMarkdown } from '../richText';
import type { BlockEntry } from './schemas';

/** A stored block: localised texts, rendered Markdown. */
export interface StoredBlock {
  kind: Exclude<BlockEntry['kind'], 'list'>;
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

type ItemEntry = Extract<BlockEntry, { kind: 'items' }>['items'][number];
type Text = Record<string, string | undefined>;

const withoutUndefined = (text: Text): Localised =>
  Object.fromEntries(Object.entries(text).filter((entry): entry is [string, string] => entry[1] !== undefined));

/** Sanitised HTML by language. */
export const renderLocalised = (markdown: Text): Localised =>
  Object.fromEntries(
    Object.entries(withoutUndefined(markdown)).map(([locale, text]) => [locale, renderMarkdown(text)]),
  );

/** Joins a text and a list in Markdown, in the languages that all lines have. */
function listMarkdown(text: Text | undefined, items: readonly Text[]): Localised {
  const parts = [...(text ? [text] : []), ...items];
  const locales = Object.keys(withoutUndefined(items[0] ?? {})).filter((locale) => parts.every((part) => part[locale]));
  return Object.fromEntries(
    locales.map((locale) => [
      locale,
      `${text ? `${text[locale] ?? ''}\n\n` : ''}${items.map((item) => `- ${item[locale] ?? ''}`).join('\n')}`,
    ]),
  );
}

const untranslated = (text: string): Localised => ({ 'zh-cn': text, en: text });

const toCell = (value: string | Text): Localised =>
  typeof value === 'string' ? untranslated(value) : withoutUndefined(value);

/** An entry of items, steps, facts, questions or stops. */
const toItem = ({ title, text, note, until, picture, path }: ItemEntry) => ({
  title: withoutUndefined(title),
  text: withoutUndefined(text),
  ...(note && { note: withoutUndefined(note) }),
  ...(until && { until }),
  ...(picture && { picture: picture as Picture }),
  ...(path && { path }),
});

export function toStoredBlock(block: BlockEntry): StoredBlock {
  const title = block.title ? { title: withoutUndefined(block.title) } : {};
  const text = block.text ? { text: withoutUndefined(block.text) } : {};
  switch (block.kind) {
    case 'text':
    case 'quote':
      return { kind: block.kind, ...title, html: renderLocalised(block.text) };
    case 'list':
      return { kind: 'text', ...title, html: renderLocalised(listMarkdown(block.text, block.items)) };
    case 'figures':
      return {
        kind: 'figures',
        ...title,
        ...text,
        items: block.items.map(({ value, label }) => ({ title: untranslated(value), text: withoutUndefined(label) })),
      };
    case 'timeline':
      return {
        kind: 'timeline',
        ...title,
        ...text,
        items: block.items.map((item) => ({
          title: untranslated(String(item.year)),
          text: withoutUndefined(item.text),
        })),
      };
    case 'items':
    case 'steps':
    case 'facts':
    case 'questions':
    case 'route':
      return { kind: block.kind, ...title, ...text, items: block.items.map(toItem) };
    case 'table':
      return {
        kind: 'table',
        ...title,
        ...text,
        head: block.head.map(toCell),
        rows: block.rows.map((row) => row.map(toCell)),
      };
    case 'links':
      return {
        kind: 'links',
        ...title,
        ...text,
        links: block.links.map(({ name, path }) => ({ name: withoutUndefined(name), path })),
      };
    case 'pictures':
      return { kind: 'pictures', ...title, ...text, pictures: block.pictures as Picture[] };
    case 'video':
      return { kind: 'video', ...title, ...text, video: block.video };
    default:
      return { kind: block.kind, ...title, ...text };
  }
}
