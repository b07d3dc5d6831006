/** Reads and validates content/. Each problem is reported with file, line and field. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { z } from 'zod';
import * as exhibition from './exhibitionSchemas';
import { hardcodedCounts } from './checks/hardcodedCounts';
import { fillPlaceholders } from './placeholders';
import * as library from './library/schemas';
import type { LibraryContent } from './library/schemas';
import { meeting, meetingBanner, meetingNews, meetingTheme, type MeetingContent } from './meetings/schemas';
import { homeBlock, type HomeBlockEntry } from './homeSchemas';
import * as schemas from './schemas';
import { parameter, unit, type ParameterEntry, type UnitEntry } from './parameters';
import { missingLanguages } from './checks/languages';
import { mismatchedPictures } from './checks/pictures';
import { checkReferences } from './checks/references';
import { repeatedSentences } from './checks/repetition';
import { parseSource, type Problem, type SourceFile } from './source';

export interface NewsEntry extends z.infer<typeof schemas.newsItem> {
  /** The Markdown text by language. */
  markdown: Record<string, string>;
}

/** The content by file. An `…Entry` is an item of a file with a list, or the file itself in a folder with a file each. */
export interface Content {
  editions: schemas.EditionEntry[];
  themes: schemas.ThemeEntry[];
  themeTexts: schemas.ThemeTextEntry[];
  halls: z.infer<typeof schemas.hall>[];
  menu: schemas.MenuEntry[];
  seo: z.infer<typeof schemas.seo>[];
  /** The types of news, videos and photos. */
  types: z.infer<typeof schemas.contentType>[];
  hotKeywords: z.infer<typeof schemas.hotKeyword>[];
  home: HomeBlockEntry[];
  news: NewsEntry[];
  countries: z.infer<typeof schemas.country>[];
  provinces: z.infer<typeof schemas.region>[];
  cities: z.infer<typeof schemas.region>[];
  areas: z.infer<typeof schemas.region>[];
  industries: exhibition.IndustryEntry[];
  interests: exhibition.InterestEntry[];
  exhibitors: exhibition.ExhibitorEntry[];
  exhibits: exhibition.ExhibitEntry[];
  parameters: ParameterEntry[];
  units: UnitEntry[];
  booths: exhibition.BoothEntry[];
  meetings: MeetingContent;
  library: LibraryContent;
  /** Entrances on the site plan. */
  entrances: exhibition.EntranceEntry[];
  /** Areas between the halls, such as the concourse. */
  grounds: exhibition.GroundEntry[];
}

/** Reads the whole folder. The content is complete only if there are no problems. */
export async function readContent(folder: string): Promise<{ content: Content; problems: Problem[] }> {
  const problems: Problem[] = [];
  // The halls' file is read three times, but its problems must be reported once.
  const entranceProblems: Problem[] = [];
  const groundProblems: Problem[] = [];
  const list = <T extends z.ZodType>(name: string, schema: T) => readList(folder, name, schema, problems);
  const content: Content = {
    editions: await readFolder(folder, 'editions', schemas.edition, problems),
    themes: await list('themes.json', schemas.theme),
    themeTexts: await list('theme-texts.json', schemas.themeText),
    halls: await list('halls.json', schemas.hall),
    menu: await list('menu.json', schemas.menuItem),
    seo: await list('seo.json', schemas.seo),
    types: await list('types.json', schemas.contentType),
    hotKeywords: await list('hot-keywords.json', schemas.hotKeyword),
    home: await list('home.json', homeBlock),
    news: await readNews(folder, problems),
    countries: await list('countries.json', schemas.country),
    provinces: await list('provinces.json', schemas.region),
    cities: await list('cities.json', schemas.region),
    areas: await list('areas.json', schemas.region),
    industries: await list('industries.json', exhibition.industry),
    interests: await list('interests.json', exhibition.interest),
    exhibitors: await readLists(folder, 'exhibitors', exhibition.exhibitor, problems),
    exhibits: await readLists(folder, 'exhibits', exhibition.exhibit, problems),
    parameters: await list('parameters.json', parameter),
    units: await list('units.json', unit),
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
    entrances: await readList(folder, 'halls.json', exhibition.entrance, entranceProblems, 'entrances'),
    grounds: await readList(folder, 'halls.json', exhibition.ground, groundProblems, 'grounds'),
  };
  if (!problems.some(({ file }) => file === 'halls.json')) problems.push(...entranceProblems, ...groundProblems);
  if (problems.length === 0)
    problems.push(
      ...checkReferences(content),
      ...mismatchedPictures(content),
      ...missingLanguages(content),
      ...repeatedSentences(content),
      ...hardcodedCounts(content),
    );
  return { content: problems.length === 0 ? fillPlaceholders(content, problems) : content, problems };
}

/** A problem of a whole file. */
const fileProblem = (file: string, message: string, field = ''): Problem => ({ file, line: 1, field, message });

/** The names of a folder's JSON files in order. */
const jsonFilesIn = async (folder: string): Promise<string[]> =>
  (await readdir(folder).catch(() => [])).filter((file) => file.endsWith('.json')).sort();

async function openSource(folder: string, file: string, problems: Problem[]): Promise<SourceFile | null> {
  const text = await readFile(join(folder, file), 'utf8').catch(() => null);
  if (text === null) {
    problems.push(fileProblem(file, 'the file is missing'));
    return null;
  }
  const parsed = parseSource(file, text);
  if ('source' in parsed) return parsed.source;
  problems.push(...parsed.problems);
  return null;
}

/** Validates a value of a file; undefined when it is invalid. */
function validate<T extends z.ZodType>(
  source: SourceFile,
  path: (string | number)[],
  value: unknown,
  schema: T,
  problems: Problem[],
): z.infer<T> | undefined {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  for (const issue of result.error.issues) problems.push(source.problem([...path, ...issue.path], issue.message));
  return undefined;
}

async function readList<T extends z.ZodType>(
  folder: string,
  file: string,
  schema: T,
  problems: Problem[],
  key = 'items',
): Promise<z.infer<T>[]> {
  const source = await openSource(folder, file, problems);
  if (!source) return [];
  const items = (source.value as Record<string, unknown> | null)?.[key];
  if (!Array.isArray(items)) {
    problems.push(source.problem([], `must have a list "${key}"`));
    return [];
  }
  const seen = new Set<unknown>();
  return items.flatMap((item, index) => {
    const value = validate(source, [key, index], item, schema, problems) as { id?: unknown } | undefined;
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
  schema: T,
  problems: Problem[],
): Promise<z.infer<T>[]> {
  const files = await jsonFilesIn(join(folder, name));
  const items: z.infer<T>[] = [];
  for (const file of files) items.push(...(await readList(folder, `${name}/${file}`, schema, problems)));
  return items;
}

async function readFolder<T extends z.ZodType>(
  folder: string,
  name: string,
  schema: T,
  problems: Problem[],
): Promise<z.infer<T>[]> {
  const files = await jsonFilesIn(join(folder, name));
  if (files.length === 0) problems.push(fileProblem(name, 'the folder has no files'));
  const items: z.infer<T>[] = [];
  for (const file of files) {
    const source = await openSource(folder, `${name}/${file}`, problems);
    const value = source && validate(source, [], source.value, schema, problems);
    if (value) items.push(value);
  }
  return items;
}

async function readNews(folder: string, problems: Problem[]): Promise<NewsEntry[]> {
  const items = await readFolder(folder, 'news', schemas.newsItem, problems);
  const news: NewsEntry[] = [];
  for (const item of items) {
    const markdown: Record<string, string> = {};
    for (const [locale, name] of Object.entries(item.body)) {
      const text = name && (await readFile(join(folder, 'news', name), 'utf8').catch(() => null));
      if (text?.trim()) markdown[locale] = text;
      else problems.push(fileProblem(`news/${item.id}.json`, `news/${name} is missing or empty`, `body.${locale}`));
    }
    news.push({ ...item, markdown });
  }
  return news;
}

/** A problem as one line: file:line field: message. */
export const problemLine = ({ file, line, field, message }: Problem): string =>
  `content/${file}:${line}${field ? ` ${field}` : ''}: ${message}`;
