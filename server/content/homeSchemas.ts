/** The shapes of the blocks of the home page (content/home.json). */
import { z } from 'zod';
import { boothNumber, action, date, hour, link, localised, path, picture, slug, sort, text, themeId } from './schemas';

const block = {
  sort,
  ground: z.enum(['none', 'paper', 'haze', 'ink']),
  title: localised,
  text: localised.nullable(),
  link: link.nullable(),
};
const lines = z.array(text).min(1).max(4);

/** The twelve blocks of the home page, each with items of its own kind. */
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
    items: z.array(z.never()),
  }),
  z.strictObject({ id: z.literal('themes'), ...block, items: z.array(z.never()) }),
  z.strictObject({ id: z.literal('news'), ...block, items: z.array(z.never()) }),
  z.strictObject({
    id: z.literal('conference'),
    ...block,
    items: z.array(
      z.strictObject({
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
    ),
  }),
  z.strictObject({
    id: z.literal('videos'),
    ...block,
    items: z.array(
      z.strictObject({
        id: slug,
        type: slug,
        seconds: z.number(),
        duration: z.string(),
        title: localised,
        text: localised,
        picture,
        path,
      }),
    ),
  }),
  z.strictObject({
    id: z.literal('photos'),
    ...block,
    items: z.array(z.strictObject({ id: slug, type: slug, title: localised, picture, path })),
  }),
  z.strictObject({
    id: z.literal('exhibitors'),
    ...block,
    items: z.array(
      z.strictObject({
        id: slug,
        name: localised,
        themeId,
        hall: z.number(),
        booth: boothNumber,
        mark: picture,
        path,
      }),
    ),
  }),
  z.strictObject({
    id: z.literal('mediaCoverage'),
    ...block,
    items: z.array(z.strictObject({ id: slug, date, quote: localised, source: localised })),
  }),
  z.strictObject({
    id: z.literal('partners'),
    ...block,
    items: z.array(z.strictObject({ id: slug, name: localised, mark: picture, path })),
  }),
  z.strictObject({
    id: z.literal('concurrent'),
    ...block,
    items: z.array(
      z.strictObject({
        id: slug,
        hall: z.number().nullable(),
        themeId: themeId.nullable(),
        title: localised,
        text: localised,
        picture,
        path,
      }),
    ),
  }),
  z.strictObject({
    id: z.literal('quickAccess'),
    ...block,
    items: z.array(
      z.strictObject({ id: slug, icon: z.string(), iconUrl: path, path, title: localised, text: localised }),
    ),
  }),
  z.strictObject({
    id: z.literal('takePart'),
    ...block,
    items: z.array(
      z.strictObject({
        id: slug,
        themeId: themeId.nullable(),
        title: localised,
        text: localised,
        actions: z.array(action),
      }),
    ),
  }),
]);

export type HomeBlockFile = z.infer<typeof homeBlock>;
