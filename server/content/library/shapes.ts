/** The shapes of the library's files: videos, photos, downloads, adverts, support units, topics, landing and own pages. */
import { z } from 'zod';
import type { Localised } from '../../db/columns';
import { instant, localised, path, picture, slug, sort, themeId } from '../schemas';

/** An id that stands in addresses. */
const name = z
  .string()
  .regex(/^[0-9a-z][0-9a-z-]{0,39}$/, 'must be a name of at most 40 small letters, digits, hyphens');

export const mediaFile = z.strictObject({
  /** Its way below public/media. */
  id: z.string().regex(/^(video|files)\/[a-z0-9.-]+$/),
  size: z.number().int().min(1),
  version: z.string().regex(/^[0-9a-f]{12}$/),
});

export const video = z.strictObject({
  id: slug,
  type: slug,
  themeId: themeId.nullable(),
  topics: z.array(name),
  published: z.boolean(),
  publishedAt: instant,
  seconds: z.number().int().min(1),
  title: localised,
  summary: localised,
  /** Markdown. */
  body: localised,
  /** What is said, and from which second on: captions and transcript. */
  lines: z.array(z.strictObject({ from: z.number().min(0), text: localised })).min(1),
  cover: picture,
});

export const photo = z.strictObject({
  id: slug,
  type: slug,
  published: z.boolean(),
  publishedAt: instant,
  takenAt: instant.nullable(),
  title: localised,
  picture,
});

export const downloadType = z.strictObject({
  id: name,
  parentId: name.nullable(),
  audience: z.enum(['visitor', 'exhibitor']),
  sort,
  name: localised,
});

/** Its text is in downloads/texts.json or made by downloads/derived.mts, and is read only where its files are written. */
export const download = z.strictObject({
  id: slug,
  audience: z.enum(['visitor', 'exhibitor']),
  type: name,
  format: z.enum(['pdf', 'xlsx']),
  published: z.boolean(),
  publishedAt: instant,
  /** Of the text, which its files show. */
  changedAt: instant,
  needsLog: z.boolean(),
  title: localised,
  summary: localised,
});

export const advertType = z.strictObject({
  id: name,
  parentId: name.nullable(),
  sort,
  name: localised,
  summary: localised,
  picture: picture.nullable(),
});

export const advertDetail = z.strictObject({
  id: slug,
  type: name,
  sort,
  published: z.boolean(),
  title: localised,
  /** Markdown. */
  body: localised,
  pictures: z.array(picture).max(20),
  size: z.string().max(100).nullable(),
  material: localised.nullable(),
  place: localised.nullable(),
  /** Fen; null: on request. */
  price: z.number().int().min(0).max(100_000_000).nullable(),
  unit: localised.nullable(),
  quantity: z.number().int().min(0).nullable(),
  quantityLeft: z.number().int().min(0).nullable(),
  bookUntil: instant.nullable(),
});

/** An advert on a page. Those of places that begin with home- are the home page's. */
export const advertDisplay = z
  .strictObject({
    id: slug,
    place: name,
    sort,
    published: z.boolean(),
    title: localised,
    /** Who has paid for it; null for what the organiser says itself. */
    exhibitor: slug.nullable(),
    picture,
    /** Null: the exhibitor's own page. */
    path: path.nullable(),
    startsAt: instant,
    endsAt: instant,
  })
  .refine(({ startsAt, endsAt }) => Date.parse(startsAt) < Date.parse(endsAt), {
    path: ['endsAt'],
    message: 'must be later than startsAt',
  });

export const supportUnit = z.strictObject({
  id: slug,
  kind: z.enum(['host', 'organiser', 'coOrganiser', 'supporter', 'media', 'partner']),
  sort,
  published: z.boolean(),
  name: localised,
  logo: picture.nullable(),
  url: z.url().nullable(),
});

const banner = z.strictObject({ id: slug, title: localised, subtitle: localised, picture, path: path.nullable() });
const line = z.strictObject({
  id: slug,
  title: localised,
  text: localised,
  /** A short second thing, such as a price or a time. */
  note: localised.optional(),
  /** The last day on which this can be done. */
  until: z.iso.date().optional(),
  picture: picture.optional(),
  path: path.optional(),
});

const lines = z.array(line).min(1).max(60);
/** A cell that reads the same in every language is written once. */
const cell = z.union([z.string().min(1).max(200), localised]);

/** What every kind of block has; `text` is a line below the title, or the text itself (Markdown). */
const base = { id: slug, title: localised.optional(), text: localised.optional() };

/** A block of a page as editors write it; blocks.ts makes of it what pages read. */
const block = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('text'), ...base, text: localised }),
  z.strictObject({ kind: z.literal('quote'), ...base, text: localised }),
  z.strictObject({ kind: z.literal('list'), ...base, items: z.array(localised).min(1).max(60) }),
  z.strictObject({
    kind: z.literal('figures'),
    ...base,
    items: z.array(z.strictObject({ id: slug, value: z.string().max(40), label: localised })).max(60),
  }),
  z.strictObject({
    kind: z.literal('timeline'),
    ...base,
    items: z.array(z.strictObject({ id: slug, year: z.number().int(), text: localised })).max(60),
  }),
  z.strictObject({ kind: z.literal('items'), ...base, items: lines }),
  z.strictObject({ kind: z.literal('steps'), ...base, items: lines }),
  z.strictObject({ kind: z.literal('facts'), ...base, items: lines }),
  z.strictObject({ kind: z.literal('questions'), ...base, items: lines }),
  z.strictObject({ kind: z.literal('route'), ...base, items: lines }),
  z.strictObject({
    kind: z.literal('table'),
    ...base,
    head: z.array(cell).min(2).max(8),
    rows: z.array(z.array(cell).min(2).max(8)).min(1).max(60),
  }),
  z.strictObject({
    kind: z.literal('links'),
    ...base,
    links: z.array(z.strictObject({ name: localised, path })).max(40),
  }),
  z.strictObject({ kind: z.literal('pictures'), ...base, pictures: z.array(picture).max(40) }),
  z.strictObject({ kind: z.literal('video'), ...base, video: slug }),
  // The topics that are published, as items.
  z.strictObject({ kind: z.literal('topics'), ...base }),
  // Drawn from the edition: a title and a text at most.
  z.strictObject({ kind: z.literal('hours'), ...base }),
  z.strictObject({ kind: z.literal('map'), ...base }),
  z.strictObject({ kind: z.literal('contacts'), ...base }),
  z.strictObject({ kind: z.literal('socials'), ...base }),
  z.strictObject({ kind: z.literal('newsletter'), ...base }),
  z.strictObject({ kind: z.literal('themes'), ...base }),
]);

export const topic = z.strictObject({
  id: name,
  sort,
  published: z.boolean(),
  title: localised,
  summary: localised,
  banners: z.array(banner).max(12),
  blocks: z.array(block).max(60),
  /** Slugs, the most important first; those that are not published yet are left out. */
  news: z.array(slug).max(12),
  videos: z.array(slug).max(12),
  /** Categories of themes.json whose exhibitors and products belong to the topic. */
  categories: z.array(z.number().int()).min(1),
});

export const landing = z.strictObject({
  /** Kind and name, as its address has them. */
  id: z.string().regex(/^[0-9a-z][0-9a-z-]{0,39}\/[0-9a-z][0-9a-z-]{0,39}$/, 'must be kind/name'),
  published: z.boolean(),
  layout: z.enum(['en', 'zh']),
  themeId: themeId.nullable(),
  colour: z.string().regex(/^#[0-9A-F]{6}$/),
  title: localised,
  description: localised,
  banners: z.array(banner).max(12),
  figures: z.array(z.strictObject({ name: localised, value: z.number().int().min(0), unit: localised })).max(12),
  blocks: z.array(block).max(60),
  form: z.strictObject({ formId: slug, formVersion: z.number().int().min(1) }).nullable(),
});

export const page = z.strictObject({
  id: slug,
  routeUrl: z.string().regex(/^\/\S{1,200}$/, 'must be a path'),
  layout: z.enum(['default', 'empty', 'mobile']),
  publishedFrom: instant.nullable(),
  publishedUntil: instant.nullable(),
  updatedAt: instant,
  title: localised,
  lead: localised,
  /** Ground of the page's top. */
  tone: z.enum(['haze', 'ink', 'theme-1', 'theme-2', 'theme-3', 'theme-4', 'theme-5']).default('haze'),
  picture: picture.optional(),
  /** The year of the edition that the page is about. */
  edition: z.number().int().optional(),
  blocks: z.array(block).max(60),
});

export type BlockFile = z.infer<typeof block>;
export type VideoFile = z.infer<typeof video>;
export type DownloadFile = z.infer<typeof download>;
export type DownloadTypeFile = z.infer<typeof downloadType>;
export type AdvertTypeFile = z.infer<typeof advertType>;
export type AdvertDetailFile = z.infer<typeof advertDetail>;
export type AdvertDisplayFile = z.infer<typeof advertDisplay>;

/** As it is stored: the exhibitor's name and page in place of its id. */
export type AdvertDisplayDocument = Omit<AdvertDisplayFile, 'exhibitor'> & { advertiser: Localised | null };
export type SupportUnitFile = z.infer<typeof supportUnit>;

export interface LibraryContent {
  mediaFiles: z.infer<typeof mediaFile>[];
  videos: VideoFile[];
  photos: z.infer<typeof photo>[];
  downloadTypes: DownloadTypeFile[];
  downloads: DownloadFile[];
  advertTypes: AdvertTypeFile[];
  advertDetails: AdvertDetailFile[];
  advertDisplays: AdvertDisplayFile[];
  supportUnits: SupportUnitFile[];
  topics: z.infer<typeof topic>[];
  landings: z.infer<typeof landing>[];
  pages: z.infer<typeof page>[];
}
