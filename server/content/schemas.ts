/** Schemas of the files in content/. Objects are strict, so that misspelt fields are reported. */
import { boothNumber as checkBoothNumber } from '../../src/rules/validators/simple';
import { z } from 'zod';
import { sceneNames, subjectOf } from '../../content/art';

export const text = z.string().min(1).max(5_000);

/** A localised text: Chinese and English are required, the others optional. */
export const localised = z.strictObject({
  'zh-cn': text,
  en: text,
  ru: text.optional(),
  'zh-tw': text.optional(),
  ja: text.optional(),
});

export const slug = z
  .string()
  .regex(/^[a-z0-9][a-z0-9-]{0,79}$/, 'must be a slug of lower-case letters, digits and hyphens');
export const themeId = z.number().int().min(1).max(5);
export const date = z.iso.date();
export const hour = z.string().regex(/^\d{2}:\d{2}$/, 'must be an hour such as 09:00');
export const instant = z.iso.datetime({ offset: true });
/** An instant, or that at which pre-registration closes. */
export const deadline = z.union([instant, z.literal('{edition.preRegDeadlineInstant}')]);
/** A booth number by section 5. */
export const boothNumber = z
  .string()
  .refine((text) => text !== '' && checkBoothNumber(text) === null, 'must be a number such as 2-A01');
/** A path of this site without language, or an absolute URL. */
export const path = z
  .string()
  .regex(/^(\/(?!\/)\S*|https?:\/\/\S+|mailto:\S+)$/, 'must be a path that begins with / or an absolute URL');
const colour = z.string().regex(/^#[0-9A-F]{6}$/i, 'must be a colour such as #C1121F');
const locale = z.enum(['zh-cn', 'en', 'ru', 'zh-tw', 'ja']);
export const sort = z.number().int();
const markdownFile = z.string().regex(/^[a-z0-9-]+\.(zh-cn|en|ru|zh-tw|ja)\.md$/, 'must be a file such as name.en.md');
const point = z.tuple([z.number(), z.number()]);

/** The name of a drawing in content/art. */
export const scene = z.enum(sceneNames);

/** Without an alternative text of its own a picture has the name of what its scene shows. */
export const picture = z
  .strictObject({
    scene,
    seed: z.union([z.number().int(), z.string().max(60)]),
    theme: z.number().int().min(0).max(5),
    ground: z.enum(['none', 'tint', 'dark', 'strong']),
    alt: localised.optional(),
  })
  .transform(({ alt, ...rest }, context) => {
    const text = alt ?? subjectOf(rest.scene);
    if (text) return { ...rest, alt: text };
    context.addIssue({ code: 'custom', path: ['alt'], message: `a ${rest.scene} needs an alternative text` });
    return z.NEVER;
  });

export const link = z.strictObject({ name: localised, path });
export const action = z.strictObject({ id: slug, name: localised, path, locales: z.array(locale).optional() });

const day = z.strictObject({
  id: z.number().int(),
  date,
  md: z.string(),
  datetime: instant,
  week: z.string(),
  weekEn: z.string(),
  weekRu: z.string().optional(),
  open: hour,
  close: hour,
  time: z.string(),
});

export const edition = z.strictObject({
  id: z.string().regex(/^\d{4}$/),
  year: z.number().int().min(2000).max(2100),
  number: z.number().int().min(1),
  current: z.boolean().default(false),
  zone: z.literal('Asia/Shanghai'),
  name: localised,
  shortName: localised,
  title: localised,
  start: instant,
  end: instant,
  preRegOpensAt: instant,
  preRegDeadline: instant,
  /**
   * The fee of a late Chinese registration in fen. Free before `from`, with a free code, by invitation and in a
   * delegation.
   */
  lateFee: z.strictObject({ from: instant, fen: z.number().int().min(1).max(100_000) }).optional(),
  days: z.array(day).min(1),
  venue: z.strictObject({
    name: localised,
    shortName: localised,
    address: localised,
    city: localised,
    country: z.string().length(2),
    provinceCode: z.string(),
    cityCode: z.string(),
    latitude: z.number(),
    longitude: z.number(),
  }),
  contacts: z.strictObject({
    phone: text,
    phoneInternational: text,
    email: z.email(),
    pressEmail: z.email(),
    groupEmail: z.email(),
    privacyEmail: z.email(),
    /** The promised response time in working days; pages and messages generate their texts from it. */
    replyWorkingDays: z.number().int().min(2).max(30).default(2),
    officeHours: z.strictObject({ from: hour, to: hour, days: localised }),
  }),
  organiser: localised,
  /** The licence of the open data; CC BY 4.0 by default (dataLicence.ts). */
  dataLicence: z.strictObject({ name: text, url: z.url() }).optional(),
  exhibitorLoginUrl: z.url().optional(),
  icp: z.string().optional(),
  socialLinks: z.array(z.strictObject({ id: slug, name: text, url: z.url() })).optional(),
  nextEdition: z.strictObject({ year: z.number(), number: z.number(), start: date, end: date }).optional(),
  summary: localised.optional(),
  figures: z.array(z.strictObject({ id: slug, value: z.number().int(), label: localised })).optional(),
  cover: picture.optional(),
});

const themeBlock = z.strictObject({
  id: slug,
  title: localised,
  background: path,
  picture,
  items: z.array(z.strictObject({ id: z.number().int(), title: localised, text: localised })),
});

export const theme = z.strictObject({
  id: themeId,
  name: localised,
  shortName: localised,
  englishName: text,
  colours: z.strictObject({
    main: colour,
    navigation: colour,
    exhibitorTop: colour,
    landing: colour,
    strong: colour,
    tint: colour,
  }),
  halls: z.array(z.number().int()).min(1),
  halls2023: z.array(z.number().int()).min(1),
  summary: localised,
  picture,
  categories: z.array(z.strictObject({ id: z.number().int(), name: localised })).min(1),
  blocks: z.array(themeBlock),
});

export const themeText = z.strictObject({
  id: slug,
  sort,
  themeId: themeId.nullable(),
  name: localised,
  text: localised,
});

export const hall = z.strictObject({
  id: z.number().int(),
  number: z.number().int(),
  themeId,
  name: localised,
  row: z.enum(['north', 'south']),
  area: z.number().positive(),
  /** A hall of demonstrations, which texts do not count among the exhibition halls. */
  isDemonstration: z.boolean().optional(),
  plan: z.strictObject({
    polygon: z.array(point).min(3),
    front: z.enum(['north', 'south']),
    doors: z.array(z.strictObject({ from: point, to: point, hasSteps: z.literal(true).optional() })),
  }),
});

const button = z.strictObject({
  id: slug,
  name: localised,
  path,
  remark: localised.nullable(),
  /** The remark is shown until then. */
  remarkUntil: deadline.optional(),
  iconUrl: path.nullable(),
  locales: z.array(locale).optional(),
});

const menuImage = z.strictObject({ id: slug, path, link: path.nullable(), title: localised, text: localised, picture });

/** A level of the menu, which has at most three. */
const menuLevel = <T extends z.ZodType>(child: T) =>
  z.strictObject({
    id: slug,
    name: localised,
    path: path.nullable(),
    linkTarget: z.enum(['_self', '_blank']),
    isNew: z.boolean(),
    isHot: z.boolean(),
    locales: z.array(locale).optional(),
    menus: z.array(child).optional(),
    buttons: z.array(button).optional(),
    images: z.array(menuImage).optional(),
  });

export const menuItem = menuLevel(menuLevel(menuLevel(z.never())));

export const seo = z.strictObject({
  id: slug,
  requestUrl: path,
  title: localised,
  description: localised,
  keywords: localised,
});
export const contentType = z.strictObject({
  id: slug,
  kind: z.enum(['news', 'video', 'image', 'download']),
  parentId: slug.nullable(),
  sort,
  name: localised,
});
export const hotKeyword = z.strictObject({ id: slug, sort, keyword: localised });

export const newsItem = z.strictObject({
  id: slug,
  type: slug,
  themeId: themeId.nullable(),
  published: z.boolean(),
  /** Listed before newer news. */
  featured: z.boolean(),
  publishedAt: instant,
  title: localised,
  summary: localised,
  source: localised.nullable(),
  cover: picture,
  /** The Markdown file of each language, in the same folder. */
  body: z.strictObject({
    'zh-cn': markdownFile,
    en: markdownFile,
    ru: markdownFile.optional(),
    'zh-tw': markdownFile.optional(),
    ja: markdownFile.optional(),
  }),
});

export const country = z.strictObject({
  id: z.string().regex(/^[A-Z]{2}$/),
  code: z.string(),
  dialCode: z.string().regex(/^\+[1-9]\d{0,3}$/),
  common: z.boolean().default(false),
  name: localised,
});
/** GB/T 2260. Towns of cities without districts have nine digits. */
const regionCode = z.string().regex(/^\d{6}(\d{3})?$/);
export const region = z.strictObject({
  code: z.string(),
  id: regionCode,
  parentId: regionCode.optional(),
  name: localised,
});

export type LocalisedText = z.infer<typeof localised>;
export type EditionEntry = z.infer<typeof edition>;
export type ThemeEntry = z.infer<typeof theme>;
export type ThemeTextEntry = z.infer<typeof themeText>;
export type MenuEntry = z.infer<typeof menuItem>;
