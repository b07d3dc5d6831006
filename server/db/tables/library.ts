/**
 * Tables of videos, photos, downloads and messages to the editors for Kysely. Content that is read as a whole is in
 * `document`.
 */
import type { Generated } from 'kysely';
import type { Json, Localised, Picture, Time } from '../columns';

/** A file of public/media: its name, size in bytes, and the content hash in its URL. */
export interface MediaFile {
  name: string;
  size: number;
  version: string;
}

export interface VideoTable {
  id: string;
  slug: string;
  type_id: string;
  theme_id: number | null;
  title: Json<Localised>;
  summary: Json<Localised>;
  /** Sanitised HTML by language. */
  body: Json<Localised>;
  transcript: Json<Localised>;
  chapters: Json<{ from: number; title: Localised; text: Localised }[]>;
  cover: Json<Picture>;
  seconds: number;
  sources: Json<(MediaFile & { height: number })[]>;
  captions: Json<(MediaFile & { locale: string })[]>;
  published_at: Time;
  published: boolean;
  views: Generated<number>;
  updated_at: Generated<Date>;
}

export interface PhotoTable {
  id: string;
  slug: string;
  type_id: string;
  title: Json<Localised>;
  picture: Json<Picture>;
  taken_at: Time | null;
  published_at: Time;
  published: boolean;
  updated_at: Generated<Date>;
}

export type DownloadAudience = 'visitor' | 'exhibitor';

export interface DownloadTable {
  id: string;
  slug: string;
  audience: DownloadAudience;
  type_id: string;
  position: number;
  title: Json<Localised>;
  summary: Json<Localised>;
  files: Json<Record<string, MediaFile>>;
  /** A gated download: its file is available to sessions with a row in download_log. */
  needs_log: boolean;
  changed_at: Time;
  published_at: Time;
  published: boolean;
  downloads: Generated<number>;
  updated_at: Generated<Date>;
}

export interface DownloadLogTable {
  id: string;
  download_id: string;
  session: string;
  name: string | null;
  company: string | null;
  email: string | null;
  mobile: string | null;
  source: string | null;
  locale: string;
  client: string;
  created_at: Time;
}

export interface ExchangeMessageTable {
  id: string;
  news_id: string | null;
  name: string;
  email: string;
  content: string;
  locale: string;
  client: string;
  created_at: Time;
}

export interface AdvertCountTable {
  day: string;
  advert: string;
  action: 'view' | 'click';
  total: number;
}

export interface LibraryTables {
  video: VideoTable;
  photo: PhotoTable;
  download: DownloadTable;
  download_log: DownloadLogTable;
  exchange_message: ExchangeMessageTable;
  advert_count: AdvertCountTable;
}
