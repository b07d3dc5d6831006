/** Imports the library. */
import { createHash } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Database } from '../../db/schema';
import type { ExhibitorEntry } from '../exhibitionSchemas';
import { contentId } from '../../lib/ids';
import { syncTable, type Changes, type Row } from '../sync';
import { renderLocalised, toStoredBlock } from './blocks';
import { chaptersOf, filmSeconds, transcriptOf } from './films';
import { LOCALES } from '../../../src/rules/locales';
import { DOWNLOAD_LOCALES, downloadFile } from '../checks/references';
import type {
  AdvertDisplayDocument,
  AdvertDisplayEntry,
  BlockEntry,
  DownloadEntry,
  LibraryContent,
  VideoEntry,
} from './schemas';

const json = (value: unknown): string => JSON.stringify(value);

const VIDEO_HEIGHT = 720;

type FileLookup = (id: string) => { name: string; size: number; version: string };

/** Rows of videos, photos and downloads. Their types must be written before them. */
export interface LibraryRows {
  videos: Row[];
  photos: Row[];
  downloads: Row[];
}

export function libraryRows(library: LibraryContent): LibraryRows {
  const byId = new Map(library.mediaFiles.map((file) => [file.id, file]));
  const files: FileLookup = (id) => {
    const file = byId.get(id);
    if (!file) throw new Error(`media-files.json has no ${id}.`);
    return { name: id, size: file.size, version: file.version };
  };
  return {
    videos: library.videos.map((item) => videoRow(item, files)),
    photos: library.photos.map((item) => ({
      id: contentId('photo', item.id),
      slug: item.id,
      type_id: item.type,
      title: json(item.title),
      picture: json(item.picture),
      taken_at: item.takenAt === null ? null : new Date(item.takenAt),
      published_at: new Date(item.publishedAt),
      published: item.published,
    })),
    downloads: library.downloads.map((item, position) => downloadRow(item, position, files)),
  };
}

const videoRow = (item: VideoEntry, files: FileLookup): Row => ({
  id: contentId('video', item.id),
  slug: item.id,
  type_id: item.type,
  theme_id: item.themeId,
  title: json(item.title),
  summary: json(item.summary),
  body: json(renderLocalised(item.body)),
  transcript: json(transcriptOf(item)),
  cover: json(item.cover),
  seconds: filmSeconds(item),
  chapters: json(chaptersOf(item)),
  sources: json([{ ...files(`video/${item.id}.mp4`), height: VIDEO_HEIGHT }]),
  captions: json(LOCALES.map((locale) => ({ ...files(`video/${item.id}.${locale}.vtt`), locale }))),
  published_at: new Date(item.publishedAt),
  published: item.published,
});

const downloadRow = (item: DownloadEntry, position: number, files: FileLookup): Row => ({
  id: contentId('download', item.id),
  slug: item.id,
  audience: item.audience,
  type_id: item.type,
  position,
  title: json(item.title),
  summary: json(item.summary),
  files: json(Object.fromEntries(DOWNLOAD_LOCALES.map((locale) => [locale, files(downloadFile(item, locale))]))),
  needs_log: item.needsLog,
  changed_at: new Date(item.changedAt),
  published_at: new Date(item.publishedAt),
  published: item.published,
});

const withBlocks = <T extends { blocks: BlockEntry[] }>(item: T) => ({
  ...item,
  blocks: item.blocks.map(toStoredBlock),
});

function displayDocument(
  { exhibitor: id, path, ...item }: AdvertDisplayEntry,
  exhibitors: readonly Pick<ExhibitorEntry, 'id' | 'name'>[],
): AdvertDisplayDocument {
  const exhibitor = exhibitors.find((candidate) => candidate.id === id);
  const ownPage = exhibitor && `/exhibitor-list/details/${contentId('exhibitor', exhibitor.id)}`;
  return { ...item, path: path ?? ownPage ?? null, advertiser: exhibitor?.name ?? null };
}

/** Documents, which are read as a whole, by kind. */
export function libraryDocuments(
  library: LibraryContent,
  exhibitors: readonly Pick<ExhibitorEntry, 'id' | 'name'>[],
  lists: unknown,
): Record<string, { id: string }[]> {
  const version = createHash('sha256').update(json(lists)).digest('hex').slice(0, 12);
  return {
    downloadType: library.downloadTypes,
    advertType: library.advertTypes,
    advertDetail: library.advertDetails.map((item) => ({ ...item, body: renderLocalised(item.body) })),
    advertDisplay: library.advertDisplays.map((item) => displayDocument(item, exhibitors)),
    supportUnit: library.supportUnits,
    topic: library.topics.map(withBlocks),
    landing: library.landings.map(withBlocks),
    page: library.pages.map((item) => ({ ...withBlocks(item), id: item.routeUrl, name: item.id })),
    // Browsers cache the lists of countries and regions until this version changes.
    version: [{ id: 'countries', value: version } as { id: string }],
  };
}

/** Synchronises videos, photos and downloads. */
export async function syncLibrary(
  tx: Transaction<Database>,
  changes: Record<string, Changes>,
  rows: LibraryRows,
): Promise<void> {
  changes.videos = await syncTable(tx, 'video', ['id'], rows.videos);
  changes.photos = await syncTable(tx, 'photo', ['id'], rows.photos);
  changes.downloads = await syncTable(tx, 'download', ['id'], rows.downloads);
}
