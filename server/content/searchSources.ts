/** Search rows of the editors' content. A new kind of content adds its `searchRow`s here. */
import { speakerCompany } from './meetings/schemas';
import { contentId } from '../lib/ids';
import { librarySearchRows, pageTexts } from './library/search';
import type { Content } from './read';
import { newestFirst, plainTexts, searchRow, texts, type SearchRow } from './searchRows';

/** URLs that are not useful as hits: steps of a process, single records, or pages of other years. */
const EXCLUDED_PATHS =
  /^\/$|details|result|questionnaire|info$|pay$|add$|submit|search|confirm|unsubscribe|mobile|^\/page|landing|signin|register\/meeting|^\/my|referral|^\/me\/|media-card|zh-cn/;

/** Rows of news, meetings, pages and the library. */
export const editorialSearchRows = (content: Content): SearchRow[] => [
  ...newsRows(content),
  ...meetingRows(content),
  ...pageRows(content),
  ...librarySearchRows(content),
];

function newsRows({ news }: Content): SearchRow[] {
  return news
    .filter(({ published }) => published)
    .map((item) =>
      searchRow({
        kind: 'news',
        id: contentId('news', item.id),
        ordinal: newestFirst(item.publishedAt),
        title: item.title,
        texts: [...texts(item.summary), ...plainTexts(item.markdown)],
        visibleFrom: new Date(item.publishedAt),
        summary: item.summary,
        picture: item.cover,
        path: `/news/details/${contentId('news', item.id)}`,
        date: new Date(item.publishedAt).toISOString(),
      }),
    );
}

function meetingRows({ meetings: { meetings }, exhibitors }: Content): SearchRow[] {
  return meetings
    .filter(({ published }) => published)
    .map((item) => {
      const startsAt = new Date(`${item.date}T${item.from}:00+08:00`);
      return searchRow({
        kind: 'meeting',
        id: contentId('meeting', item.id),
        // The earliest first.
        ordinal: Math.floor(startsAt.getTime() / 60_000),
        title: item.title,
        texts: [
          ...texts(item.summary),
          ...plainTexts(item.body),
          ...item.agenda.flatMap(({ title }) => texts(title)),
          ...item.speakers.flatMap((speaker) => [
            ...texts(speaker.name),
            ...texts(speakerCompany(speaker, exhibitors)),
          ]),
        ],
        summary: item.summary,
        picture: item.cover,
        path: `/meeting/details/${contentId('meeting', item.id)}`,
        date: startsAt.toISOString(),
      });
    });
}

function pageRows({ seo, library }: Content): SearchRow[] {
  const pageTextsByUrl = new Map(library.pages.map((page) => [page.routeUrl, pageTexts(page)]));
  return seo
    .filter(({ requestUrl }) => !EXCLUDED_PATHS.test(requestUrl))
    .map(({ id, requestUrl, title, description, keywords }, ordinal) =>
      searchRow({
        kind: 'page',
        id: contentId('seo', id),
        ordinal,
        title,
        texts: [...texts(description), ...texts(keywords), ...(pageTextsByUrl.get(requestUrl) ?? [])],
        summary: description,
        picture: null,
        path: requestUrl,
      }),
    );
}
