/** Imports meetings. */
import type { Transaction } from 'kysely';
import type { Database } from '../../db/schema';
import { contentId } from '../../lib/ids';
import type { ExhibitorEntry } from '../exhibitionSchemas';
import { renderMarkdown } from '../richText';
import { deleteMissing, syncTable, upsertRows, type Changes } from '../sync';
import { speakerCompany, type MeetingContent } from './schemas';

const json = (value: unknown): string => JSON.stringify(value);

const htmlJson = (markdown: Record<string, string | undefined>): string =>
  json(Object.fromEntries(Object.entries(markdown).map(([locale, text]) => [locale, renderMarkdown(text ?? '')])));

/** Times in the content are Shanghai time. */
const instant = (date: string, hour: string): Date => new Date(`${date}T${hour}:00+08:00`);

const themeId = (slug: string | null): string | null => (slug === null ? null : contentId('meetingTheme', slug));
const meetingId = (slug: string): string => contentId('meeting', slug);

/** Synchronises meetings. A meeting with enrolments cannot be removed: unpublish or cancel it instead. */
export async function importMeetings(
  tx: Transaction<Database>,
  content: MeetingContent,
  exhibitors: readonly ExhibitorEntry[],
): Promise<Record<string, Changes>> {
  const themes = content.themes.map((theme) => ({
    id: contentId('meetingTheme', theme.id),
    slug: theme.id,
    position: theme.sort,
    title: json(theme.title),
    summary: json(theme.summary),
    body: htmlJson(theme.body),
    cover: json(theme.cover),
  }));
  const meetings = content.meetings.map((item) => meetingRow(item, exhibitors));
  const news = content.news.map((item) => ({
    id: contentId('meetingNews', item.id),
    slug: item.id,
    meeting_id: item.meeting === null ? null : meetingId(item.meeting),
    theme_id: themeId(item.theme),
    title: json(item.title),
    summary: json(item.summary),
    path: item.path,
    cover: item.cover && json(item.cover),
    published_at: new Date(item.publishedAt),
  }));
  // Referenced rows are written first and removed last.
  const written = {
    themes: await upsertRows(tx, 'meeting_theme', ['id'], themes),
    meetings: await upsertRows(tx, 'meeting', ['id'], meetings),
  };
  const meetingNews = await syncTable(tx, 'meeting_dynamic', ['id'], news);
  return {
    meetingNews,
    meetings: { written: written.meetings, removed: await deleteMissing(tx, 'meeting', ['id'], meetings) },
    meetingThemes: { written: written.themes, removed: await deleteMissing(tx, 'meeting_theme', ['id'], themes) },
  };
}

const meetingRow = (item: MeetingContent['meetings'][number], exhibitors: readonly ExhibitorEntry[]) => ({
  id: meetingId(item.id),
  slug: item.id,
  theme_id: themeId(item.theme),
  topics: json(item.topics),
  title: json(item.title),
  summary: json(item.summary),
  body: htmlJson(item.body),
  cover: json(item.cover),
  starts_at: instant(item.date, item.from),
  ends_at: instant(item.date, item.to),
  hall: item.hall === null ? null : String(item.hall),
  room: json(item.room),
  price: item.price,
  seats: item.seats,
  languages: json(item.languages),
  organisers: json(item.organisers),
  agenda: json(
    item.agenda.map((line) => ({
      ...line,
      from: instant(item.date, line.from).toISOString(),
      to: instant(item.date, line.to).toISOString(),
    })),
  ),
  speakers: json(
    item.speakers.map((speaker, index) => ({
      id: contentId('speaker', `${item.id}/${index}`),
      name: speaker.name,
      title: speaker.title,
      company: speakerCompany(speaker, exhibitors),
      exhibitorId: speaker.exhibitor === undefined ? null : contentId('exhibitor', speaker.exhibitor),
    })),
  ),
  enrol_from: new Date(item.enrolFrom),
  enrol_until: new Date(item.enrolUntil),
  form: item.form && json(item.form),
  published: item.published,
  cancelled: item.cancelled,
});
