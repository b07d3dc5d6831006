/** Published videos and photos in the request's language or its fallback. */
import type { Clock } from '../../../src/rules/clock';
import { isLocale, LANGUAGE_NAMES, LOCALES, localise, localiseWithLang, type Locale } from '../../../src/rules/locales';
import type { RequestContext } from '../../http/context';
import type { HandlerResponse, Input } from '../../http/contract';
import { DomainError } from '../../http/envelope';
import type { LibraryRepository, PhotoRow, VideoListRow, VideoRow } from './libraryRepository';
import { pageOf, rangeOf } from '../content/pagination';
import { pictureResponse } from '../content/pictures';
import { viewOf } from '../content/views';
import { mediaUrl } from './mediaFileService';

export type VideoSummary = HandlerResponse<'mediaVideos'>['records'][number];

const MAX_RECOMMENDED = 12;
const COVER = { width: 960, height: 540 };
const PHOTO = { width: 1280, height: 960 };
const THUMBNAIL = { width: 480, height: 360 };

export class MediaService {
  constructor(
    private readonly library: LibraryRepository,
    private readonly clock: Clock,
  ) {}

  async videoPage(request: Input<'mediaVideos'>['body'], locale: Locale): Promise<HandlerResponse<'mediaVideos'>> {
    const { typeId, year, keyword } = request;
    const filter = { typeId, year, keyword, before: this.clock.now() };
    const result = await this.library.videoPage(filter, rangeOf(request));
    return pageOf(request, result, (row) => videoSummary(row, locale));
  }

  /** A video with its files. Counts a view once per session and hour. */
  async video(id: string, context: RequestContext): Promise<HandlerResponse<'mediaVideo'>> {
    const row = await this.find(id);
    await this.library.countVideoView(id, viewOf(context, this.clock.now()));
    return describe(row, context.locale);
  }

  async recommendedVideos(id: string, locale: Locale): Promise<VideoSummary[]> {
    const row = await this.find(id);
    const rows = await this.library.recommendedVideos(
      { id: row.id, typeId: row.type_id },
      this.clock.now(),
      MAX_RECOMMENDED,
    );
    return rows.map((other) => videoSummary(other, locale));
  }

  /** The published videos with these slugs, in the order of `slugs`. */
  async videosBySlugs(slugs: string[], locale: Locale): Promise<VideoSummary[]> {
    const rows = await this.library.videosBySlugs(slugs, this.clock.now());
    return slugs.flatMap((slug) => rows.filter((row) => row.slug === slug).map((row) => videoSummary(row, locale)));
  }

  async photos(request: Input<'mediaImages'>['body'], locale: Locale): Promise<HandlerResponse<'mediaImages'>> {
    const { typeId, year, keyword } = request;
    const filter = { typeId, year, keyword, before: this.clock.now() };
    const result = await this.library.photoPage(filter, rangeOf(request));
    return pageOf(request, result, (row) => photoSummary(row, locale));
  }

  private async find(id: string): Promise<VideoRow> {
    const row = await this.library.video(id, this.clock.now());
    if (!row) throw new DomainError('record.notFound');
    return row;
  }
}

function videoSummary(row: VideoListRow, locale: Locale): VideoSummary {
  const title = localiseWithLang(row.title, locale);
  return {
    id: row.id,
    title: title.text,
    summary: localise(row.summary, locale),
    typeId: row.type_id,
    typeName: localise(row.type_name, locale),
    cover: pictureResponse(row.cover, locale, COVER),
    durationSeconds: row.seconds,
    publishedAt: row.published_at.toISOString(),
    views: row.views,
    lang: title.lang,
  };
}

const describe = (row: VideoRow, locale: Locale): HandlerResponse<'mediaVideo'> => ({
  ...videoSummary(row, locale),
  body: localise(row.body, locale),
  sources: row.sources.map(({ height, ...file }) => ({ url: mediaUrl(file), type: 'video/mp4', height })),
  captions: row.captions.map(({ locale: language, ...file }) => ({
    url: mediaUrl(file),
    locale: language as Locale,
    label: isLocale(language) ? LANGUAGE_NAMES[language].name : language,
  })),
  chapters: row.chapters.map(({ from, title, text }) => ({
    from,
    title: localise(title, locale),
    text: localise(text, locale),
  })),
  transcript: localise(row.transcript, locale),
  languages: LOCALES.filter((candidate) => row.body[candidate]),
});

function photoSummary(row: PhotoRow, locale: Locale): HandlerResponse<'mediaImages'>['records'][number] {
  const title = localiseWithLang(row.title, locale);
  return {
    id: row.id,
    title: title.text,
    typeId: row.type_id,
    typeName: localise(row.type_name, locale),
    picture: pictureResponse(row.picture, locale, PHOTO),
    thumbnail: pictureResponse(row.picture, locale, THUMBNAIL),
    takenAt: row.taken_at && row.taken_at.toISOString(),
    lang: title.lang,
  };
}
