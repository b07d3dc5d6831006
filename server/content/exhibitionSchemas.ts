/** Schemas of exhibitors, exhibits, booths and application industries in content/. */
import { z } from 'zod';
import { boothNumber, localised, picture, scene } from './schemas';

const slug = z.string().regex(/^[a-z0-9][a-z0-9-]{0,79}$/, 'must be a slug of lower-case letters, digits and hyphens');
const industryId = z.string().regex(/^[a-z][a-z0-9-]{0,39}$/, 'must be the id of an industry');

export const industry = z.strictObject({
  id: industryId,
  sort: z.number().int(),
  name: localised,
  scene,
});

/** What an option of the questionnaire means for suggestions. */
export const interest = z.strictObject({
  /** The option's code. */
  id: z.string().regex(/^1\d{3}$/, 'must be the code of an option'),
  categories: z.array(z.number().int()),
  industries: z.array(industryId),
  /** Slugs of sessions about it. */
  meetings: z.array(slug),
  /** `new`: all new products; `session`: all sessions. */
  features: z.array(z.enum(['new', 'session'])),
});

export const exhibitor = z.strictObject({
  id: slug,
  name: localised,
  /** The name without trade, place and legal form. */
  brand: localised,
  city: localised,
  summary: localised,
  /** Markdown. */
  body: localised,
  themeIds: z.array(z.number().int().min(1).max(5)).min(1).max(5),
  categories: z.array(z.number().int()).min(1).max(40),
  country: z.string().regex(/^[A-Z]{2}$/, 'must be a country such as DE'),
  province: z
    .string()
    .regex(/^\d{6}$/)
    .nullable(),
  industries: z.array(industryId).max(60),
  famousBrand: z.boolean(),
  popular: z.boolean(),
  featured: z.boolean(),
  onlineShowroom: z.boolean(),
  logo: picture.nullable(),
  pictures: z.array(picture).max(40),
  website: z.url().nullable(),
  showroomUrl: z.url().nullable(),
  contact: z.strictObject({ person: localised, department: localised, position: localised }).nullable(),
  /** The recipient of visitors' questions; never published. */
  email: z.email().nullable(),
  joinedAt: z.iso.datetime({ offset: true }),
});

export const exhibit = z.strictObject({
  id: slug,
  exhibitor: slug,
  name: localised,
  /** Markdown. */
  body: localised,
  category: z.number().int(),
  industries: z.array(industryId).max(60),
  isNew: z.boolean(),
  pictures: z.array(picture).max(40),
  /** Values of the category's parameters in parameters.json. */
  parameters: z.array(z.strictObject({ key: z.string().min(1).max(40), value: z.number() })).max(100),
});

export const booth = z.strictObject({
  id: boothNumber,
  hall: z.number().int(),
  kind: z.enum(['standard', 'raw']),
  /** West, north, width and depth in metres, as in halls.json. */
  place: z.tuple([z.number(), z.number(), z.number().positive(), z.number().positive()]),
  exhibitor: slug.nullable(),
});

export const entrance = z.strictObject({
  id: slug,
  name: localised,
  at: z.tuple([z.number(), z.number()]),
  hasSteps: z.literal(true).optional(),
});

/** An area between the halls. */
export const ground = z.strictObject({
  id: slug,
  name: localised,
  polygon: z.array(z.tuple([z.number(), z.number()])).min(3),
});

export type GroundEntry = z.infer<typeof ground>;
export type EntranceEntry = z.infer<typeof entrance>;
export type InterestEntry = z.infer<typeof interest>;
export type IndustryEntry = z.infer<typeof industry>;
export type ExhibitorEntry = z.infer<typeof exhibitor>;
export type ExhibitEntry = z.infer<typeof exhibit>;
export type BoothEntry = z.infer<typeof booth>;
