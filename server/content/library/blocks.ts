/** Blocks of pages: from what editors write to what pages read. Markdown becomes sanitised HTML here, once. */
import type { Localised, Picture } from '../../db/columns';
import { renderMarkdown } from '../richText';
import type { BlockFile } from './shapes';

/** A block as it is kept: texts localised, Markdown rendered. */
export interface StoredBlock {
  kind: 'text' | 'figures' | 'timeline' | 'pictures' | 'links' | 'video' | 'items' | 'quote';
  title?: Localised;
  html?: Localised;
  pictures?: Picture[];
  links?: { name: Localised; path: string }[];
  /** Slug of a video. */
  video?: string;
  items?: { title: Localised; text: Localised; picture?: Picture; path?: string }[];
}

type Text = Record<string, string | undefined>;

const given = (text: Text): Localised =>
  Object.fromEntries(Object.entries(text).filter((entry): entry is [string, string] => entry[1] !== undefined));

/** Sanitised HTML of each language. */
export const htmlOf = (markdown: Text): Localised =>
  Object.fromEntries(Object.entries(given(markdown)).map(([locale, text]) => [locale, renderMarkdown(text)]));

/** A text and its list as one: in the languages that all of its lines have. */
function listMarkdown(text: Text | undefined, items: Text[]): Localised {
  const parts = [...(text ? [text] : []), ...items];
  const locales = Object.keys(given(items[0] ?? {})).filter((locale) => parts.every((part) => part[locale]));
  return Object.fromEntries(
    locales.map((locale) => [
      locale,
      `${text ? `${text[locale] ?? ''}\n\n` : ''}${items.map((item) => `- ${item[locale] ?? ''}`).join('\n')}`,
    ]),
  );
}

const same = (text: string): Localised => ({ 'zh-cn': text, en: text });

export function storedBlock(block: BlockFile): StoredBlock {
  const title = block.title ? { title: given(block.title) } : {};
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
        items: block.items.map(({ value, label }) => ({ title: same(value), text: given(label) })),
      };
    case 'timeline':
      return {
        kind: 'timeline',
        ...title,
        items: block.items.map(({ year, text }) => ({ title: same(String(year)), text: given(text) })),
      };
    case 'items':
      return {
        kind: 'items',
        ...title,
        items: block.items.map(({ title: name, text, picture, path }) => ({
          title: given(name),
          text: given(text),
          ...(picture && { picture: picture as Picture }),
          ...(path && { path }),
        })),
      };
    case 'links':
      return { kind: 'links', ...title, links: block.links.map(({ name, path }) => ({ name: given(name), path })) };
    case 'pictures':
      return { kind: 'pictures', ...title, pictures: block.pictures as Picture[] };
    case 'video':
      return { kind: 'video', ...title, video: block.video };
  }
}
