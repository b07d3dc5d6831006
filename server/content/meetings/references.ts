/** What no single file of the meetings can show: that names of other things exist. */
import type { Problem } from '../source';
import type { MeetingContent } from './shapes';

/** @param exhibitors The exhibitors that there are. */
export function checkMeetings(
  { themes, meetings, news, banners }: MeetingContent,
  exhibitors: ReadonlySet<string>,
): Problem[] {
  const themeIds = new Set(themes.map(({ id }) => id));
  const meetingIds = new Set(meetings.map(({ id }) => id));
  const wrong = (file: string, field: string, message: string): Problem => ({ file, line: 1, field, message });
  const theme = (file: string, items: { id: string; theme: string | null }[]) =>
    items
      .filter((item) => item.theme !== null && !themeIds.has(item.theme))
      .map((item) => wrong(file, `${item.id}.theme`, `there is no theme ${item.theme} in meeting-themes.json`));
  return [
    ...theme('meetings.json', meetings),
    ...theme('meeting-news.json', news),
    ...theme('meeting-banners.json', banners),
    ...meetings.flatMap(({ id, speakers }) =>
      speakers.flatMap(({ exhibitor }) =>
        exhibitor === undefined || exhibitors.has(exhibitor)
          ? []
          : [wrong('meetings.json', `${id}.speakers`, `there is no exhibitor ${exhibitor}`)],
      ),
    ),
    ...news
      .filter((item) => item.meeting !== null && !meetingIds.has(item.meeting))
      .map((item) => wrong('meeting-news.json', `${item.id}.meeting`, `there is no meeting ${item.meeting}`)),
  ];
}
