/** Schemas of the home page's blocks (content/home.json). */
import { z } from 'zod';
import { FACT_NAMES } from './facts';
import {
  boothNumber,
  action,
  date,
  hour,
  link,
  localised,
  path,
  picture,
  slug,
  sort,
  text,
  themeId,
  type LocalisedText,
} from './schemas';

const block = {
  sort,
  ground: z.enum(['none', 'paper', 'haze', 'ink']),
  title: localised,
  text: localised.nullable(),
  link: link.nullable(),
};
/** The schema of a block with its own kind of items. */
const blockSchema = <Id extends string, Item extends z.ZodRawShape>(id: Id, item: Item) =>
  z.strictObject({ id: z.literal(id), ...block, items: z.array(z.strictObject(item)) });
const lines = z.array(text).min(1).max(4);
/** Properties of most items. */
const commonProperties = { id: slug, title: localised, text: localised };

/** A film as the home page shows it. */
interface HomeFilm {
  title: LocalisedText;
  seconds: number;
  picture: z.infer<typeof picture>;
  path: string;
}

/** The twelve blocks of the home page and the premieres, each with its own kind of items. */
export const homeBlock = z.discriminatedUnion('id', [
  z.strictObject({
    id: z.literal('hero'),
    ...block,
    titleLines: z.strictObject({
      'zh-cn': lines,
      en: lines,
      ru: lines.optional(),
      'zh-tw': lines.optional(),
      ja: lines.optional(),
    }),
    picture,
    actions: z.array(action),
    figures: z
      .array(
        z
          .strictObject({ name: localised, fact: z.enum(FACT_NAMES), path })
          // Counted when all files have been read (placeholders.ts).
          .transform((figure) => ({ ...figure, value: 0 })),
      )
      .max(4),
    notices: z.array(
      z.strictObject({ phase: z.enum(['before', 'open', 'closed', 'during', 'after']), text: localised }),
    ),
    items: z.array(z.never()),
  }),
  z.strictObject({ id: z.literal('themes'), ...block, items: z.array(z.never()) }),
  z.strictObject({ id: z.literal('premieres'), ...block, items: z.array(z.never()) }),
  z.strictObject({ id: z.literal('news'), ...block, items: z.array(z.never()) }),
  blockSchema('conference', {
    id: slug,
    date,
    from: hour,
    to: hour,
    hall: z.number().nullable(),
    themeId: themeId.nullable(),
    title: localised,
    room: localised,
    path,
  }),
  z.strictObject({
    id: z.literal('videos'),
    ...block,
    items: z.array(
      z
        .strictObject({ id: slug, text: localised })
        // Title, length and poster are those of videos.json, added when all files have been read (placeholders.ts).
        .transform((item) => ({ ...item, film: undefined as HomeFilm | undefined })),
    ),
  }),
  blockSchema('photos', { id: slug, type: slug, title: localised, picture, path }),
  blockSchema('exhibitors', {
    id: slug,
    name: localised,
    themeId,
    hall: z.number(),
    booth: boothNumber,
    mark: picture,
    path,
  }),
  blockSchema('mediaCoverage', { id: slug, date, quote: localised, source: localised }),
  blockSchema('partners', { id: slug, name: localised, mark: picture, path }),
  blockSchema('concurrent', {
    ...commonProperties,
    hall: z.number().nullable(),
    themeId: themeId.nullable(),
    picture,
    path,
  }),
  blockSchema('quickAccess', { ...commonProperties, icon: z.string(), iconUrl: path, path }),
  blockSchema('takePart', { ...commonProperties, themeId: themeId.nullable(), actions: z.array(action) }),
]);

export type HomeBlockEntry = z.infer<typeof homeBlock>;
