/** Checks references between content files. */
import type { Content } from './read';
import type { Problem } from './source';

type Report = (file: string, field: string, message: string) => void;

/** The path of a download's file in a language, below public/media. */
export const downloadFile = ({ id, format }: { id: string; format: string }, locale: string): string =>
  `files/${id}.${locale}.${format}`;
/** The languages in which downloads have files. */
export const DOWNLOAD_LOCALES = ['zh-cn', 'en'] as const;

const known = (items: { id: string }[]): Set<string> => new Set(items.map(({ id }) => id));

/** Reports references to missing records, and duplicate ids or numbers. */
export function checkReferences(content: Content): Problem[] {
  const problems: Problem[] = [];
  const report: Report = (file, field, message) => problems.push({ file, line: 1, field, message });
  for (const check of [checkBasics, checkExhibition, checkMeetings, checkLibrary]) check(content, report);
  return problems;
}

function checkBasics({ types, news, editions, provinces, cities, areas }: Content, report: Report): void {
  const newsTypes = known(types.filter(({ kind }) => kind === 'news'));
  for (const { id, type } of news)
    if (!newsTypes.has(type))
      report(`news/${id}.json`, 'type', `there is no news type ${type}; types.json has ${[...newsTypes].join(', ')}`);
  if (editions.filter(({ current }) => current).length !== 1)
    report('editions', 'current', 'exactly one edition must be current');
  for (const [file, regions, above] of [
    ['cities.json', cities, known(provinces)],
    ['areas.json', areas, known(cities)],
  ] as const)
    for (const { id, parentId } of regions)
      if (!parentId || !above.has(parentId))
        report(file, id, `what it belongs to, ${parentId ?? 'parentId'}, does not exist`);
}

const categoriesOf = ({ themes }: Content): Set<number> =>
  new Set(themes.flatMap(({ categories }) => categories.map(({ id }) => id)));

function checkExhibition(content: Content, report: Report): void {
  const { exhibitors, exhibits, booths, industries, halls } = content;
  const exhibitorIds = known(exhibitors);
  if (exhibitorIds.size !== exhibitors.length) report('exhibitors', 'id', 'an exhibitor is listed twice');
  if (known(exhibits).size !== exhibits.length) report('exhibits', 'id', 'an exhibit is listed twice');
  const categories = categoriesOf(content);
  const industryIds = known(industries);
  const hallNumbers = new Set(halls.map(({ number }) => number));
  const check = (file: string, id: string, used: { categories: number[]; industries: string[] }) => {
    for (const category of used.categories)
      if (!categories.has(category)) report(file, `${id}.category`, `themes.json has no category ${category}`);
    for (const industry of used.industries)
      if (!industryIds.has(industry)) report(file, `${id}.industries`, `industries.json has no industry ${industry}`);
  };
  for (const exhibitor of exhibitors) check('exhibitors', exhibitor.id, exhibitor);
  for (const { id, exhibitor, category, industries: used } of exhibits) {
    check('exhibits', id, { categories: [category], industries: used });
    if (!exhibitorIds.has(exhibitor)) report('exhibits', `${id}.exhibitor`, `there is no exhibitor ${exhibitor}`);
  }
  for (const { id, hall, exhibitor } of booths) {
    if (!hallNumbers.has(hall)) report('booths.json', id, `halls.json has no hall ${hall}`);
    if (!id.startsWith(`${hall}-`)) report('booths.json', id, `the number does not name its hall ${hall}`);
    if (exhibitor !== null && !exhibitorIds.has(exhibitor))
      report('booths.json', id, `there is no exhibitor ${exhibitor}`);
  }
}

function checkMeetings({ exhibitors, meetings: { themes, meetings, news, banners } }: Content, report: Report): void {
  const [themeIds, meetingIds, exhibitorIds] = [known(themes), known(meetings), known(exhibitors)];
  for (const [file, items] of [
    ['meetings.json', meetings],
    ['meeting-news.json', news],
    ['meeting-banners.json', banners],
  ] as const)
    for (const { id, theme } of items)
      if (theme !== null && !themeIds.has(theme))
        report(file, `${id}.theme`, `there is no theme ${theme} in meeting-themes.json`);
  for (const { id, speakers } of meetings)
    for (const { exhibitor } of speakers)
      if (exhibitor !== undefined && !exhibitorIds.has(exhibitor))
        report('meetings.json', `${id}.speakers`, `there is no exhibitor ${exhibitor}`);
  for (const { id, meeting } of news)
    if (meeting !== null && !meetingIds.has(meeting))
      report('meeting-news.json', `${id}.meeting`, `there is no meeting ${meeting}`);
}

function checkLibrary(content: Content, report: Report): void {
  const { library, types, news, exhibitors } = content;
  const hold = (file: string, field: string, wanted: string, among: Set<string>, of: string) => {
    if (!among.has(wanted)) report(file, field, `${of} has no ${wanted}`);
  };
  const ofKind = (kind: string) => known(types.filter((type) => type.kind === kind));
  const [files, videos] = [known(library.mediaFiles), known(library.videos)];
  const [newsIds, exhibitorIds] = [known(news), known(exhibitors)];
  for (const { id, type } of library.videos) {
    hold('videos.json', `${id}.type`, type, ofKind('video'), 'types.json');
    hold('videos.json', id, `video/${id}.mp4`, files, 'media-files.json (run content/videos/make.mts)');
  }
  for (const { id, type } of library.photos) hold('photos.json', `${id}.type`, type, ofKind('image'), 'types.json');
  const downloadTypes = known(library.downloadTypes);
  const made = 'media-files.json (run content/downloads/make.mts)';
  for (const download of library.downloads) {
    hold('downloads.json', `${download.id}.type`, download.type, downloadTypes, 'download-types.json');
    for (const locale of DOWNLOAD_LOCALES)
      hold('downloads.json', download.id, downloadFile(download, locale), files, made);
  }
  for (const { id, exhibitor } of library.advertDisplays)
    if (exhibitor !== null) hold('advert-displays.json', `${id}.exhibitor`, exhibitor, exhibitorIds, 'exhibitors');
  const advertTypes = known(library.advertTypes);
  for (const { id, type } of library.advertDetails)
    hold('advert-details.json', `${id}.type`, type, advertTypes, 'advert-types.json');
  for (const [file, items, among] of [
    ['advert-types.json', library.advertTypes, advertTypes],
    ['download-types.json', library.downloadTypes, downloadTypes],
  ] as const)
    for (const { id, parentId } of items) if (parentId !== null) hold(file, `${id}.parentId`, parentId, among, file);
  const categories = categoriesOf(content);
  for (const topic of library.topics) {
    for (const slug of topic.news) hold('topics.json', `${topic.id}.news`, slug, newsIds, 'news/');
    for (const slug of topic.videos) hold('topics.json', `${topic.id}.videos`, slug, videos, 'videos.json');
    for (const category of topic.categories)
      if (!categories.has(category))
        report('topics.json', `${topic.id}.categories`, `themes.json has no category ${category}`);
  }
  const editions = new Set(content.editions.map(({ year }) => year));
  for (const { id, edition } of library.pages)
    if (edition !== undefined && !editions.has(edition))
      report(`pages/${id}.json`, 'edition', `editions/ has no ${edition}`);
  for (const { file, id, blocks } of [
    ...library.topics.map((item) => ({ file: 'topics.json', ...item })),
    ...library.landings.map((item) => ({ file: 'landing.json', ...item })),
    ...library.pages.map((item) => ({ file: `pages/${item.id}.json`, ...item })),
  ])
    for (const block of blocks)
      if (block.kind === 'video') hold(file, `${id}.${block.id}`, block.video, videos, 'videos.json');
}
