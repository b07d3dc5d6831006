/** What no single file of the library shows: that types, files, videos, news and categories which are named exist. */
import type { Problem } from '../source';
import type { LibraryContent } from './shapes';

interface Others {
  types: { id: string; kind: string }[];
  news: { id: string }[];
  exhibitors: { id: string }[];
  categories: Set<number>;
  /** Years of editions. */
  editions: Set<number>;
}

/** The file of a download in a language, below public/media. */
export const downloadFile = ({ id, format }: { id: string; format: string }, locale: string): string =>
  `files/${id}.${locale}.${format}`;
/** The languages that a download has a file in. */
export const DOWNLOAD_LOCALES = ['zh-cn', 'en'] as const;

/** Names each reference that leads nowhere. */
export function checkLibrary(
  library: LibraryContent,
  { types, news, exhibitors, categories, editions }: Others,
): Problem[] {
  const said: Problem[] = [];
  const known = (ids: { id: string }[]) => new Set(ids.map(({ id }) => id));
  const hold = (file: string, field: string, wanted: string, among: Set<string>, of: string) => {
    if (!among.has(wanted)) said.push({ file, line: 1, field, message: `${of} has no ${wanted}` });
  };
  const ofKind = (kind: string) => known(types.filter((type) => type.kind === kind));
  const files = known(library.mediaFiles);
  const videos = known(library.videos);
  const newsIds = known(news);
  for (const { id, type } of library.videos) {
    hold('videos.json', `${id}.type`, type, ofKind('video'), 'types.json');
    hold('videos.json', id, `video/${id}.mp4`, files, 'media-files.json (run content/videos/make.mts)');
  }
  for (const { id, type } of library.photos) hold('photos.json', `${id}.type`, type, ofKind('image'), 'types.json');
  const downloadTypes = known(library.downloadTypes);
  for (const download of library.downloads) {
    hold('downloads.json', `${download.id}.type`, download.type, downloadTypes, 'download-types.json');
    for (const locale of DOWNLOAD_LOCALES)
      hold(
        'downloads.json',
        download.id,
        downloadFile(download, locale),
        files,
        'media-files.json (run content/downloads/make.mts)',
      );
  }
  const exhibitorIds = known(exhibitors);
  for (const { id, exhibitor } of library.advertDisplays)
    if (exhibitor !== null) hold('advert-displays.json', `${id}.exhibitor`, exhibitor, exhibitorIds, 'exhibitors');
  const advertTypes = known(library.advertTypes);
  for (const { id, type } of library.advertDetails)
    hold('advert-details.json', `${id}.type`, type, advertTypes, 'advert-types.json');
  for (const { file, items, among } of [
    { file: 'advert-types.json', items: library.advertTypes, among: advertTypes },
    { file: 'download-types.json', items: library.downloadTypes, among: downloadTypes },
  ])
    for (const { id, parentId } of items) if (parentId !== null) hold(file, `${id}.parentId`, parentId, among, file);
  for (const topic of library.topics) {
    for (const slug of topic.news) hold('topics.json', `${topic.id}.news`, slug, newsIds, 'news/');
    for (const slug of topic.videos) hold('topics.json', `${topic.id}.videos`, slug, videos, 'videos.json');
    for (const category of topic.categories)
      if (!categories.has(category))
        said.push({
          file: 'topics.json',
          line: 1,
          field: `${topic.id}.categories`,
          message: `themes.json has no category ${category}`,
        });
  }
  for (const { id, edition } of library.pages)
    if (edition !== undefined && !editions.has(edition))
      said.push({ file: `pages/${id}.json`, line: 1, field: 'edition', message: `editions/ has no ${edition}` });
  for (const { file, id, blocks } of [
    ...library.topics.map((item) => ({ file: 'topics.json', ...item })),
    ...library.landings.map((item) => ({ file: 'landing.json', ...item })),
    ...library.pages.map((item) => ({ file: `pages/${item.id}.json`, ...item })),
  ])
    for (const block of blocks)
      if (block.kind === 'video') hold(file, `${id}.${block.id}`, block.video, videos, 'videos.json');
  return said;
}
