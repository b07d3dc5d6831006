/** Reads and validates content/. Each problem is reported with file, line and field. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { z } from 'zod';
import * as exhibition from './exhibitionSchemas';
import { withEditionFacts } from './editionFacts';
import * as library from './library/shapes';
import type { LibraryContent } from './library/shapes';
import { meeting, meetingBanner, meetingNews, meetingTheme, type MeetingContent } from './meetings/shapes';
import { homeBlock, type HomeBlockFile } from './homeSchemas';
import * as shapes from './schemas';
import { checkReferences } from './references';
import { parseSource, type Problem, type SourceFile } from './source';

export interface NewsFile extends z.infer<typeof shapes.newsItem> {
  /** The Markdown text by language. */
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
  /** Entrances on the site plan. */
  entrances: exhibition.EntranceFile[];
  /** Areas between the halls, such as the concourse. */
  grounds: exhibition.GroundFile[];
}

/** Reads the whole folder. The content is complete only if there are no problems. */
export async function readContent(folder: string): Promise<{ content: Content; problems: Problem[] }> {
  const problems: Problem[] = [];
  // The halls' file is read three times, but its problems must be reported once.
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

/** A problem of a whole file. */
const wholeFile = (file: string, message: string, field = ''): Problem => ({ file, line: 1, field, message });

/** The names of a folder's JSON files in order. */
const jsonFilesIn = async (folder: string): Promise<string[]> =>
  (await readdir(folder).catch(() => [])).filter((file) => file.endsWith('.json')).sort();

async function open(folder: string, file: string, problems: Problem[]): Promise<SourceFile | null> {
  const text = await readFile(join(folder, file), 'utf8').catch(() => null);
  if (text === null) {
    problems.push(wholeFile(file, 'the file is missing'));
    return null;
  }
  const parsed = parseSource(file, text);
  if ('source' in parsed) return parsed.source;
  problems.push(...parsed.problems);
  return null;
}

/** Validates a value of a file; undefined when it is invalid. */
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
      problems.push(source.problem([key, index, 'id'], `the id ${String(value.id)} is used twice`));
    seen.add(value.id);
    return [value as z.infer<T>];
  });
}

/** The lists of all files in a folder, concatenated. */
async function readLists<T extends z.ZodType>(
  folder: string,
  name: string,
  shape: T,
  problems: Problem[],
): Promise<z.infer<T>[]> {
  const files = await jsonFilesIn(join(folder, name));
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
  const files = await jsonFilesIn(join(folder, name));
  if (files.length === 0) problems.push(wholeFile(name, 'the folder holds no file'));
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
      else problems.push(wholeFile(`news/${item.id}.json`, `news/${name} is missing or empty`, `body.${locale}`));
    }
    found.push({ ...item, markdown });
  }
  return found;
}

/** A problem as one line: file:line field: message. */
export const problemLine = ({ file, line, field, message }: Problem): string =>
  `content/${file}:${line}${field ? ` ${field}` : ''}: ${message}`;
