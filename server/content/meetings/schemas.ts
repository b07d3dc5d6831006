/** Schemas of meetings.json, meeting-themes.json, meeting-news.json and meeting-banners.json. */
import { z } from 'zod';
import { date, hour, instant, localised, path, picture, slug, sort, type LocalisedText } from '../schemas';

export const meetingTheme = z.strictObject({
  id: slug,
  sort,
  title: localised,
  summary: localised,
  /** Markdown. */
  body: localised,
  cover: picture,
});

const agendaItem = z.strictObject({
  from: hour,
  to: hour,
  title: localised,
  /** Indexes in the list of speakers. */
  speakers: z.array(z.number().int().min(0)),
});

export const meeting = z
  .strictObject({
    id: slug,
    theme: slug.nullable(),
    topics: z.array(slug),
    date,
    from: hour,
    to: hour,
    hall: z.number().int().nullable(),
    room: localised,
    title: localised,
    summary: localised,
    /** Markdown. */
    body: localised,
    /** Fen; 0 is free. */
    price: z.number().int().min(0).max(100_000_000),
    seats: z.number().int().min(1).max(100_000).nullable(),
    /** Codes such as `zh`. */
    languages: z
      .array(z.string().regex(/^[a-z]{2}$/, 'must be a language code such as zh'))
      .min(1)
      .max(6),
    enrolFrom: instant,
    enrolUntil: instant,
    form: z.strictObject({ formId: slug, formVersion: z.number().int().min(1) }).nullable(),
    organisers: z.array(localised).max(20),
    cover: picture,
    agenda: z.array(agendaItem).max(100),
    speakers: z
      .array(
        z
          .strictObject({
            name: localised,
            title: localised,
            company: localised.optional(),
            /** In place of the company when it exhibits. */
            exhibitor: slug.optional(),
          })
          .refine(({ company, exhibitor }) => (company === undefined) !== (exhibitor === undefined), {
            message: 'must have either a company or an exhibitor',
          }),
      )
      .max(100),
    published: z.boolean(),
    /** A cancelled meeting is still shown, but accepts no enrolments. */
    cancelled: z.boolean(),
  })
  .refine(({ from, to }) => from < to, { path: ['to'], message: 'must be later than from' })
  .refine(({ agenda, speakers }) => agenda.every((item) => item.speakers.every((index) => index < speakers.length)), {
    path: ['agenda'],
    message: 'names a speaker that is not in the list',
  });

export const meetingNews = z.strictObject({
  id: slug,
  meeting: slug.nullable(),
  theme: slug.nullable(),
  publishedAt: instant,
  title: localised,
  summary: localised,
  cover: picture.nullable(),
  path: path.nullable(),
});

export const meetingBanner = z.strictObject({
  id: slug,
  sort,
  /** Null: on the page of all meetings. */
  theme: slug.nullable(),
  title: localised,
  subtitle: localised,
  path: path.nullable(),
  picture,
});

type Speaker = z.infer<typeof meeting>['speakers'][number];

/** The company of a speaker: the exhibitor's name, or the one that the meeting gives. */
export function speakerCompany(
  { company, exhibitor }: Speaker,
  exhibitors: readonly { id: string; name: LocalisedText }[],
): LocalisedText {
  const name = exhibitor === undefined ? company : exhibitors.find(({ id }) => id === exhibitor)?.name;
  if (!name) throw new RangeError(`There is no exhibitor ${exhibitor}.`);
  return name;
}

export interface MeetingContent {
  themes: z.infer<typeof meetingTheme>[];
  meetings: z.infer<typeof meeting>[];
  news: z.infer<typeof meetingNews>[];
  banners: z.infer<typeof meetingBanner>[];
}
