/** Checks references between content files. */
import type { Content } from '../read';
import type { Problem } from '../source';

type Report = (file: string, field: string, message: string) => void;

/** The path of a download's file in a language, below public/media. */
export const downloadFile = ({ id, format }: { id: string; format: string }, locale: string): string =>
  `files/${id}.${locale}.${format}`;
/** The languages in which downloads have files. */
export const DOWNLOAD_LOCALES = ['zh-cn', 'en'] as const;

const idsOf = (items: { id: string }[]): Set<string> => new Set(items.map(({ id }) => id));

/** Reports references to missing records, and duplicate ids or numbers. */
export function checkReferences(content: Content): Problem[] {
  const problems: Problem[] = [];
  const report: Report = (file, field, message) => problems.push({ file, line: 1, field, message });
  for (const check of [checkNews, checkEditions, checkRegions, checkExhibition, checkMeetings, checkLibrary])
    check(content, report);
  return problems;
}

function checkNews({ types, news }: Content, report: Report): void {
  const newsTypes = idsOf(types.filter(({ kind }) => kind === 'news'));
  for (const { id, type } of news)
    if (!newsTypes.has(type))
      report(`news/${id}.json`, 'type', `there is no news type ${type}; types.json has ${[...newsTypes].join(', ')}`);
}

function checkEditions({ editions }: Content, report: Report): void {
  if (editions.filter(({ current }) => current).length !== 1)
    report('editions', 'current', 'exactly one edition must be current');
}

function checkRegions({ provinces, cities, areas }: Content, report: Report): void {
  for (const [file, regions, parentIds] of [
    ['cities.json', cities, idsOf(provinces)],
    ['areas.json', areas, idsOf(cities)],
  ] as const)
    for (const { id, parentId } of regions)
      if (!parentId || !parentIds.has(parentId))
        report(file, id, `the parent region ${parentId ?? '(no parentId)'} does not exist`);
}

const categoriesOf = ({ themes }: Content): Set<number> =>
  new Set(themes.flatMap(({ categories }) => categories.map(({ id }) => id)));

function checkInterests(
  { interests, meetings }: Content,
  check: (file: string, id: string, used: { categories: number[]; industries: string[] }) => void,
  report: Report,
): void {
  const meetingIds = idsOf(meetings.meetings);
  for (const interest of interests) {
    check('interests.json', interest.id, interest);
    for (const id of interest.meetings)
      if (!meetingIds.has(id))
        report('interests.json', `${interest.id}.meetings`, `meetings.json has no meeting ${id}`);
  }
}

function checkExhibition(content: Content, report: Report): void {
  const { exhibitors, exhibits, booths, industries, halls, parameters, units } = content;
  const exhibitorIds = idsOf(exhibitors);
  if (exhibitorIds.size !== exhibitors.length) report('exhibitors', 'id', 'an exhibitor is listed twice');
  if (idsOf(exhibits).size !== exhibits.length) report('exhibits', 'id', 'an exhibit is listed twice');
  const categories = categoriesOf(content);
  const industryIds = idsOf(industries);
  const hallNumbers = new Set(halls.map(({ number }) => number));
  const check = (file: string, id: string, used: { categories: number[]; industries: string[] }) => {
    for (const category of used.categories)
      if (!categories.has(category)) report(file, `${id}.category`, `themes.json has no category ${category}`);
    for (const industry of used.industries)
      if (!industryIds.has(industry)) report(file, `${id}.industries`, `industries.json has no industry ${industry}`);
  };
  for (const exhibitor of exhibitors) check('exhibitors', exhibitor.id, exhibitor);
  checkInterests(content, check, report);
  const [parameterIds, unitIds] = [idsOf(parameters), idsOf(units)];
  for (const { id, unit } of parameters)
    if (!unitIds.has(unit)) report('parameters.json', `${id}.unit`, `units.json has no unit ${unit}`);
  for (const { id, category, parameters: values } of exhibits)
    for (const { key } of values)
      if (!parameterIds.has(`${category}.${key}`))
        report('exhibits', `${id}.parameters`, `parameters.json has no parameter ${category}.${key}`);
  for (const { id, exhibitor, category, industries: used } of exhibits) {
    check('exhibits', id, { categories: [category], industries: used });
    if (!exhibitorIds.has(exhibitor)) report('exhibits', `${id}.exhibitor`, `there is no exhibitor ${exhibitor}`);
  }
  for (const { id, hall, exhibitor } of booths) {
    if (!hallNumbers.has(hall)) report('booths.json', id, `halls.json has no hall ${hall}`);
    if (!id.startsWith(`${hall}-`)) report('booths.json', id, `the number does not match the hall ${hall}`);
    if (exhibitor !== null && !exhibitorIds.has(exhibitor))
      report('booths.json', id, `there is no exhibitor ${exhibitor}`);
  }
}

function checkMeetings({ exhibitors, meetings: { themes, meetings, news, banners } }: Content, report: Report): void {
  const [themeIds, meetingIds, exhibitorIds] = [idsOf(themes), idsOf(meetings), idsOf(exhibitors)];
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
  const checkReference = (file: string, field: string, target: string, ids: Set<string>, source: string) => {
    if (!ids.has(target)) report(file, field, `${source} has no ${target}`);
  };
  const ofKind = (kind: string) => idsOf(types.filter((type) => type.kind === kind));
  const [files, videos] = [idsOf(library.mediaFiles), idsOf(library.videos)];
  const [newsIds, exhibitorIds] = [idsOf(news), idsOf(exhibitors)];
  for (const { id, type } of library.videos) {
    checkReference('videos.json', `${id}.type`, type, ofKind('video'), 'types.json');
    checkReference('videos.json', id, `video/${id}.mp4`, files, 'media-files.json (run content/videos/make.mts)');
  }
  for (const { id } of content.home.find((block) => block.id === 'videos')?.items ?? [])
    checkReference('home.json', 'videos', id, videos, 'videos.json');
  for (const { id, type } of library.photos)
    checkReference('photos.json', `${id}.type`, type, ofKind('image'), 'types.json');
  const downloadTypes = idsOf(library.downloadTypes);
  const generatedFiles = 'media-files.json (run content/downloads/make.mts)';
  for (const download of library.downloads) {
    checkReference('downloads.json', `${download.id}.type`, download.type, downloadTypes, 'download-types.json');
    for (const locale of DOWNLOAD_LOCALES)
      checkReference('downloads.json', download.id, downloadFile(download, locale), files, generatedFiles);
  }
  for (const { id, exhibitor } of library.advertDisplays)
    if (exhibitor !== null)
      checkReference('advert-displays.json', `${id}.exhibitor`, exhibitor, exhibitorIds, 'exhibitors');
  const advertTypes = idsOf(library.advertTypes);
  for (const { id, type } of library.advertDetails)
    checkReference('advert-details.json', `${id}.type`, type, advertTypes, 'advert-types.json');
  for (const [file, items, ids] of [
    ['advert-types.json', library.advertTypes, advertTypes],
    ['download-types.json', library.downloadTypes, downloadTypes],
  ] as const)
    for (const { id, parentId } of items)
      if (parentId !== null) checkReference(file, `${id}.parentId`, parentId, ids, file);
  const categories = categoriesOf(content);
  for (const topic of library.topics) {
    for (const slug of topic.news) checkReference('topics.json', `${topic.id}.news`, slug, newsIds, 'news/');
    for (const slug of topic.videos) checkReference('topics.json', `${topic.id}.videos`, slug, videos, 'videos.json');
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
      if (block.kind === 'video') checkReference(file, `${id}.${block.id}`, block.video, videos, 'videos.json');
}
