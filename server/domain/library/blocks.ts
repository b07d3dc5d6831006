/** Page blocks and banners in the contract's format. */
import { LOCALES, localise, type Locale } from '../../../src/rules/locales';
import type { StoredBlock } from '../../content/library/blocks';
import type { Localised, Picture } from '../../db/schema';
import type { HandlerResponse } from '../../http/contract';
import { contentId } from '../../lib/ids';
import { localisePath, pictureResponse } from '../content/pictures';

type PageBlock = HandlerResponse<'configPageByRoute'>['blocks'][number];
type BannerResponse = HandlerResponse<'topicHome'>['banners'][number];

export interface StoredBanner {
  id: string;
  title: Localised;
  subtitle: Localised;
  picture: Picture;
  path: string | null;
}

const WIDE = { width: 1440, height: 480 };
const NARROW = { width: 750, height: 500 };
const PICTURE = { width: 960, height: 640 };
const ITEM_PICTURE = { width: 480, height: 320 };

/** A video for a block. */
export interface BlockVideo {
  url: string;
  cover: NonNullable<PageBlock['pictures']>[number];
}

/** A block with its items, after `topics` blocks were replaced. */
export type ExpandedBlock = StoredBlock & { kind: Exclude<StoredBlock['kind'], 'topics'> };

/** Localises blocks. `findVideo` returns a published video; a block whose video is not published is omitted. */
export async function describeBlocks(
  blocks: ExpandedBlock[],
  locale: Locale,
  findVideo: (slug: string) => Promise<BlockVideo | undefined>,
): Promise<PageBlock[]> {
  const blockLists = await Promise.all(
    blocks.map(async (block): Promise<PageBlock[]> => {
      if (block.video === undefined) return [describe(block, locale)];
      const video = await findVideo(block.video);
      return video ? [{ ...describe(block, locale), videoUrl: video.url, pictures: [video.cover] }] : [];
    }),
  );
  return blockLists.flat();
}

function describe(block: ExpandedBlock, locale: Locale): PageBlock {
  const { kind, title, text, html, pictures, links, items, head, rows } = block;
  const cells = (row: Localised[]) => row.map((cell) => localise(cell, locale));
  return {
    kind,
    ...(title && { title: localise(title, locale) }),
    ...(text && { text: localise(text, locale) }),
    ...(head && { head: cells(head) }),
    ...(rows && { rows: rows.map(cells) }),
    ...(html && { html: localise(html, locale) }),
    ...(pictures && { pictures: pictures.map((picture) => pictureResponse(picture, locale, PICTURE)) }),
    ...(links && {
      links: links.map(({ name, path }) => ({
        name: localise(name, locale),
        url: localisePath(path, locale),
        target: path.startsWith('/') ? ('_self' as const) : ('_blank' as const),
      })),
    }),
    ...(items && {
      items: items.map((item) => ({
        title: localise(item.title, locale),
        text: localise(item.text, locale),
        ...(item.note && { note: localise(item.note, locale) }),
        ...(item.until && { until: item.until }),
        ...(item.picture && { picture: pictureResponse(item.picture, locale, ITEM_PICTURE) }),
        ...(item.path && { url: localisePath(item.path, locale) }),
      })),
    }),
  };
}

export const describeBanner = (banner: StoredBanner, locale: Locale): BannerResponse => ({
  id: contentId('banner', banner.id),
  title: localise(banner.title, locale),
  subtitle: localise(banner.subtitle, locale),
  picture: pictureResponse(banner.picture, locale, WIDE),
  mobilePicture: pictureResponse(banner.picture, locale, NARROW),
  link: banner.path && localisePath(banner.path, locale),
  linkTarget: banner.path && !banner.path.startsWith('/') ? '_blank' : '_self',
});

/** The languages in which a title exists. */
export const languagesOf = (title: Localised): Locale[] => LOCALES.filter((locale) => title[locale]);
