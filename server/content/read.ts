/** Reads and checks content/: either everything is right, or each problem is named by file, line and field. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { z } from 'zod';
import * as exhibition from './exhibitionSchemas';
import { withEditionFacts } from './editionFacts';
import { checkLibrary } from './library/references';
import * as library from './library/shapes';
import type { LibraryContent } from './library/shapes';
import { checkMeetings } from './meetings/references';
import { meeting, meetingBanner, meetingNews, meetingTheme, type MeetingContent } from './meetings/shapes';
import { homeBlock, type HomeBlockFile } from './homeSchemas';
import * as shapes from './schemas';
import { checkExhibition } from './exhibitionReferences';
import { parseSource, type Problem, type SourceFile } from './source';

export interface NewsFile extends z.infer<typeof shapes.newsItem> {
  /** The text of the Markdown files, a language each. */
  markdown: Record<string, string>;
}

export interface Content {
  editions: shapes.EditionFile[];
  themes: shapes.ThemeFile[];
  themeTexts: shapes.ThemeTextFile[];
  halls: z.infer<typeof shapes.hall>[];
  menu: shapes.MenuFile[];
  seo: z.infer<typeof shapes.seo>[];
  types: z.infer<typeof shapes.contentType>[];
  hotKeywords: z.infer<typeof shapes.hotKeyword>[];
  home: HomeBlockFile[];
  news: NewsFile[];
  countries: z.infer<typeof shapes.country>[];
  provinces: z.infer<typeof shapes.region>[];
  cities: z.infer<typeof shapes.region>[];
  areas: z.infer<typeof shapes.region>[];
  industries: exhibition.IndustryFile[];
  exhibitors: exhibition.ExhibitorFile[];
  exhibits: exhibition.ExhibitFile[];
  booths: exhibition.BoothFile[];
  meetings: MeetingContent;
  library: LibraryContent;
  /** Entrances, which stand beside the halls on the plan. */
  entrances: exhibition.EntranceFile[];
  /** What lies between the halls: the concourse. */
  grounds: exhibition.GroundFile[];
}

/** Reads all of `folder`. The content is whole only when there is no problem. */
export async function readContent(folder: string): Promise<{ content: Content; problems: Problem[] }> {
  const problems: Problem[] = [];
  // The halls' file is read three times; what is wrong with it is said once.
  const ofEntrances: Problem[] = [];
  const ofGrounds: Problem[] = [];
  const list = <T extends z.ZodType>(name: string, shape: T) => readList(folder, name, shape, problems);
  const content: Content = {
    editions: await readFolder(folder, 'editions', shapes.edition, problems),
    themes: await list('themes.json', shapes.theme),
    themeTexts: await list('theme-texts.json', shapes.themeText),
    halls: await list('halls.json', shapes.hall),
    menu: await list('menu.json', shapes.menuItem),
    seo: await list('seo.json', shapes.seo),
    types: await list('types.json', shapes.contentType),
    hotKeywords: await list('hot-keywords.json', shapes.hotKeyword),
    home: await list('home.json', homeBlock),
    news: await readNews(folder, problems),
    countries: await list('countries.json', shapes.country),
    provinces: await list('provinces.json', shapes.region),
    cities: await list('cities.json', shapes.region),
    areas: await list('areas.json', shapes.region),
    industries: await list('industries.json', exhibition.industry),
    exhibitors: await readLists(folder, 'exhibitors', exhibition.exhibitor, problems),
    exhibits: await readLists(folder, 'exhibits', exhibition.exhibit, problems),
    booths: await list('booths.json', exhibition.booth),
    meetings: {
      themes: await list('meeting-themes.json', meetingTheme),
      meetings: await list('meetings.json', meeting),
      news: await list('meeting-news.json', meetingNews),
      banners: await list('meeting-banners.json', meetingBanner),
    },
    library: {
      mediaFiles: await list('media-files.json', library.mediaFile),
      videos: await list('videos.json', library.video),
      photos: await list('photos.json', library.photo),
      downloadTypes: await list('download-types.json', library.downloadType),
      downloads: await list('downloads.json', library.download),
      advertTypes: await list('advert-types.json', library.advertType),
      advertDetails: await list('advert-details.json', library.advertDetail),
      advertDisplays: await list('advert-displays.json', library.advertDisplay),
      supportUnits: await list('support-units.json', library.supportUnit),
      topics: await list('topics.json', library.topic),
      landings: await list('landing.json', library.landing),
      pages: await readFolder(folder, 'pages', library.page, problems),
    },
    entrances: await readList(folder, 'halls.json', exhibition.entrance, ofEntrances, 'entrances'),
    grounds: await readList(folder, 'halls.json', exhibition.ground, ofGrounds, 'grounds'),
  };
  if (!problems.some(({ file }) => file === 'halls.json')) problems.push(...ofEntrances, ...ofGrounds);
  if (problems.length === 0) problems.push(...checkReferences(content));
  return { content: problems.length === 0 ? withEditionFacts(content, problems) : content, problems };
}

async function open(folder: string, file: string, problems: Problem[]): Promise<SourceFile | null> {
  const text = await readFile(join(folder, file), 'utf8').catch(() => null);
  if (text === null) {
    problems.push({ file, line: 1, field: '', message: 'the file is missing' });
    return null;
  }
  const parsed = parseSource(file, text);
  if ('source' in parsed) return parsed.source;
  problems.push(...parsed.problems);
  return null;
}

/** Holds a value of a file against its shape; undefined when it does not fit. */
function fit<T extends z.ZodType>(
  source: SourceFile,
  at: (string | number)[],
  value: unknown,
  shape: T,
  problems: Problem[],
): z.infer<T> | undefined {
  const read = shape.safeParse(value);
  if (read.success) return read.data;
  for (const issue of read.error.issues) problems.push(source.problem([...at, ...issue.path], issue.message));
  return undefined;
}

async function readList<T extends z.ZodType>(
  folder: string,
  file: string,
  shape: T,
  problems: Problem[],
  key = 'items',
): Promise<z.infer<T>[]> {
  const source = await open(folder, file, problems);
  if (!source) return [];
  const items = (source.value as Record<string, unknown> | null)?.[key];
  if (!Array.isArray(items)) {
    problems.push(source.problem([], `must have a list "${key}"`));
    return [];
  }
  const seen = new Set<unknown>();
  return items.flatMap((item, index) => {
    const value = fit(source, [key, index], item, shape, problems) as { id?: unknown } | undefined;
    if (!value) return [];
    if (seen.has(value.id))
      problems.push(source.problem([key, index, 'id'], `the id ${String(value.id)} stands twice`));
    seen.add(value.id);
    return [value as z.infer<T>];
  });
}

/** The lists of all files in a folder, one after the other. */
async function readLists<T extends z.ZodType>(
  folder: string,
  name: string,
  shape: T,
  problems: Problem[],
): Promise<z.infer<T>[]> {
  const files = (await readdir(join(folder, name)).catch(() => [])).filter((file) => file.endsWith('.json')).sort();
  const found: z.infer<T>[] = [];
  for (const file of files) found.push(...(await readList(folder, `${name}/${file}`, shape, problems)));
  return found;
}

async function readFolder<T extends z.ZodType>(
  folder: string,
  name: string,
  shape: T,
  problems: Problem[],
): Promise<z.infer<T>[]> {
  const files = (await readdir(join(folder, name)).catch(() => [])).filter((file) => file.endsWith('.json')).sort();
  if (files.length === 0) problems.push({ file: name, line: 1, field: '', message: 'the folder holds no file' });
  const found: z.infer<T>[] = [];
  for (const file of files) {
    const source = await open(folder, `${name}/${file}`, problems);
    const value = source && fit(source, [], source.value, shape, problems);
    if (value) found.push(value);
  }
  return found;
}

async function readNews(folder: string, problems: Problem[]): Promise<NewsFile[]> {
  const items = await readFolder(folder, 'news', shapes.newsItem, problems);
  const found: NewsFile[] = [];
  for (const item of items) {
    const markdown: Record<string, string> = {};
    for (const [locale, name] of Object.entries(item.body)) {
      const text = name && (await readFile(join(folder, 'news', name), 'utf8').catch(() => null));
      if (text?.trim()) markdown[locale] = text;
      else
        problems.push({
          file: `news/${item.id}.json`,
          line: 1,
          field: `body.${locale}`,
          message: `news/${name} is missing or empty`,
        });
    }
    found.push({ ...item, markdown });
  }
  return found;
}

/** What no single file can show: that names of other things exist. */
function checkReferences(content: Content): Problem[] {
  const said: Problem[] = [];
  const newsTypes = new Set(content.types.filter(({ kind }) => kind === 'news').map(({ id }) => id));
  for (const item of content.news)
    if (!newsTypes.has(item.type))
      said.push({
        file: `news/${item.id}.json`,
        line: 1,
        field: 'type',
        message: `there is no news type ${item.type}; types.json has ${[...newsTypes].join(', ')}`,
      });
  if (content.editions.filter(({ current }) => current).length !== 1)
    said.push({ file: 'editions', line: 1, field: 'current', message: 'exactly one edition must be current' });
  for (const [file, regions, above] of [
    ['cities.json', content.cities, content.provinces],
    ['areas.json', content.areas, content.cities],
  ] as const) {
    const known = new Set(above.map(({ id }) => id));
    for (const { id, parentId } of regions)
      if (!parentId || !known.has(parentId))
        said.push({
          file,
          line: 1,
          field: id,
          message: `what it belongs to, ${parentId ?? 'parentId'}, does not exist`,
        });
  }
  const categories = new Set(content.themes.flatMap((theme) => theme.categories.map(({ id }) => id)));
  return [
    ...said,
    ...checkExhibition(content),
    ...checkMeetings(content.meetings, new Set(content.exhibitors.map(({ id }) => id))),
    ...checkLibrary(content.library, {
      types: content.types,
      news: content.news,
      exhibitors: content.exhibitors,
      categories,
      editions: new Set(content.editions.map(({ year }) => year)),
    }),
  ];
}

/** A problem as one line: file:line field: message. */
export const problemLine = ({ file, line, field, message }: Problem): string =>
  `content/${file}:${line}${field ? ` ${field}` : ''}: ${message}`;
