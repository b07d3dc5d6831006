/** The organiser's pages: own pages by route, topics, landing pages, and supporting organisations. */
import { isLocale, localise, localiseWithLang, type Locale } from '../../../src/rules/locales';
import { deriveEdition } from '../../../src/rules/editionTexts';
import type { StoredBlock } from '../../content/library/blocks';
import type { SupportUnitEntry } from '../../content/library/schemas';
import type { Localised, Picture } from '../../db/schema';
import type { HandlerResponse, Input } from '../../http/contract';
import { DomainError } from '../../http/envelope';
import type { ExhibitorService } from '../exhibition/exhibitorService';
import { pictureResponse } from '../content/pictures';
import type { EditionEntry } from '../../content/schemas';
import { contentId } from '../../lib/ids';
import { describeBanner, describeBlocks, languagesOf, type StoredBanner, type ExpandedBlock } from './blocks';
import { mediaUrl } from './mediaFileService';
import type { MediaService } from './mediaService';
import type { SharedDeps } from '../sharedDeps';

interface Deps extends Pick<SharedDeps, 'content' | 'library' | 'news' | 'exhibits' | 'forms' | 'clock'> {
  media: MediaService;
  exhibitors: ExhibitorService;
}

interface StoredPage {
  name: string;
  id: string;
  layout: 'default' | 'empty' | 'mobile';
  publishedFrom: string | null;
  publishedUntil: string | null;
  updatedAt: string;
  tone: HandlerResponse<'configPageByRoute'>['tone'];
  picture?: Picture;
  /** The year of the edition that the page is about. */
  edition?: number;
  title: Localised;
  lead: Localised;
  blocks: StoredBlock[];
}

interface StoredTopic {
  id: string;
  published: boolean;
  title: Localised;
  summary: Localised;
  banners: StoredBanner[];
  blocks: StoredBlock[];
  news: string[];
  videos: string[];
  categories: number[];
}

interface StoredLanding {
  published: boolean;
  layout: 'en' | 'zh';
  themeId: number | null;
  colour: string;
  title: Localised;
  description: Localised;
  banners: StoredBanner[];
  figures: { name: Localised; value: number; unit: Localised }[];
  blocks: StoredBlock[];
  form: { formId: string; formVersion: number } | null;
}

const MAX_TOPIC_RECORDS = 24;
const HERO_SIZE = { width: 960, height: 640 };
const LOGO_SIZE = { width: 160, height: 160 };

const toIsoInstant = (text: string | null): string | null => text && new Date(text).toISOString();

/** The path without language, query and trailing slash. */
function normaliseRoute(routeUrl: string): string {
  const parts = (routeUrl.split(/[?#]/)[0] ?? '').split('/').filter(Boolean);
  if (isLocale(parts[0])) parts.shift();
  return `/${parts.join('/')}`;
}

export class PageService {
  constructor(private readonly deps: Deps) {}

  /** The organiser's published page of a route. */
  async byRoute(routeUrl: string, locale: Locale): Promise<HandlerResponse<'configPageByRoute'>> {
    const page = await this.deps.content.document<StoredPage>('page', normaliseRoute(routeUrl));
    const now = this.deps.clock.now().getTime();
    const isPublished =
      page &&
      (page.publishedFrom === null || Date.parse(page.publishedFrom) <= now) &&
      (page.publishedUntil === null || now < Date.parse(page.publishedUntil));
    if (!isPublished) throw new DomainError('record.notFound');
    const title = localiseWithLang(page.title, locale);
    return {
      id: contentId('page', page.name),
      routeUrl: page.id,
      title: title.text,
      description: localise(page.lead, locale),
      layout: page.layout,
      tone: page.tone,
      picture: page.picture ? pictureResponse(page.picture, locale, HERO_SIZE) : null,
      edition: page.edition === undefined ? null : await this.edition(page.edition, locale),
      blocks: await this.blocks(page.blocks, locale),
      updatedAt: new Date(page.updatedAt).toISOString(),
      publishedFrom: toIsoInstant(page.publishedFrom),
      publishedUntil: toIsoInstant(page.publishedUntil),
      lang: title.lang,
      languages: languagesOf(page.title),
    };
  }

  async topic(id: string, locale: Locale): Promise<HandlerResponse<'topicHome'>> {
    const { content, news, media, exhibitors, exhibits } = this.deps;
    const topic = await content.document<StoredTopic>('topic', id);
    if (!topic?.published) throw new DomainError('record.notFound');
    const title = localiseWithLang(topic.title, locale);
    return {
      id,
      title: title.text,
      summary: localise(topic.summary, locale),
      banners: topic.banners.map((banner) => describeBanner(banner, locale)),
      blocks: await this.blocks(topic.blocks, locale),
      news: await news.bySlugs(topic.news, locale),
      videos: await media.videosBySlugs(topic.videos, locale),
      exhibitors: await exhibitors.ofCategories(topic.categories, MAX_TOPIC_RECORDS, locale),
      exhibits: await exhibits.ofCategories(topic.categories, MAX_TOPIC_RECORDS, locale),
      lang: title.lang,
      languages: languagesOf(topic.title),
    };
  }

  async landing(type: string, id: string, locale: Locale): Promise<HandlerResponse<'landingHome'>> {
    const landing = await this.deps.content.document<StoredLanding>('landing', `${type}/${id}`);
    if (!landing?.published) throw new DomainError('record.notFound');
    const title = localiseWithLang(landing.title, locale);
    return {
      type,
      id,
      title: title.text,
      description: localise(landing.description, locale),
      layout: landing.layout,
      themeId: landing.themeId as 1 | null,
      colour: landing.colour,
      banners: landing.banners.map((banner) => describeBanner(banner, locale)),
      figures: landing.figures.map(({ name, value, unit }) => ({
        name: localise(name, locale),
        value,
        unit: localise(unit, locale),
      })),
      blocks: await this.blocks(landing.blocks, locale),
      form: await this.deps.forms.currentReference(landing.form),
      lang: title.lang,
      languages: languagesOf(landing.title),
    };
  }

  /** The supporting organisations of a role, or all, in the editors' order. */
  async supportUnits({ kind }: Input<'supportList'>['body'], locale: Locale): Promise<HandlerResponse<'supportList'>> {
    const units = await this.deps.content.documents<SupportUnitEntry>('supportUnit');
    return units
      .filter((unit) => unit.published && (kind === undefined || unit.kind === kind))
      .map((unit) => {
        const name = localiseWithLang(unit.name, locale);
        return {
          id: contentId('supportUnit', unit.id),
          kind: unit.kind,
          name: name.text,
          logo: unit.logo && pictureResponse(unit.logo as Picture, locale, LOGO_SIZE),
          url: unit.url,
          sort: unit.sort,
          lang: name.lang,
        };
      });
  }

  /** The details of an edition for a page about it. */
  private async edition(year: number, locale: Locale): Promise<HandlerResponse<'configPageByRoute'>['edition']> {
    const edition = await this.deps.content.document<EditionEntry>('edition', String(year));
    if (!edition) return null;
    const { range, weekRange, dailyOpeningHours } = deriveEdition(edition);
    return {
      year: edition.year,
      number: edition.number,
      title: localise(edition.title, locale),
      range: localise(range, locale),
      weekRange: localise(weekRange, locale),
      dailyOpeningHours: localise(dailyOpeningHours, locale),
      venue: localise(edition.venue.name, locale),
      address: localise(edition.venue.address, locale),
      summary: localise(edition.summary, locale),
      figures: (edition.figures ?? []).map(({ value, label }) => ({ value, label: localise(label, locale) })),
      isCurrent: edition.current,
    };
  }

  /** Replaces a `topics` block by the published topics in their order, so that pages do not list them. */
  private async expandBlock({ kind, ...block }: StoredBlock): Promise<ExpandedBlock> {
    if (kind !== 'topics') return { kind, ...block };
    const topics = await this.deps.content.documents<StoredTopic>('topic');
    const items = topics
      .filter(({ published }) => published)
      .map(({ id, title, summary, banners: [banner] }) => ({
        title,
        text: summary,
        path: `/topic/${id}`,
        ...(banner && { picture: { ...banner.picture, ground: 'tint' as const } }),
      }));
    return { ...block, kind: 'items', items };
  }

  private async blocks(blocks: StoredBlock[], locale: Locale) {
    const { library, media, clock } = this.deps;
    const expandedBlocks = await Promise.all(blocks.map((block) => this.expandBlock(block)));
    return describeBlocks(expandedBlocks, locale, async (slug) => {
      const [[file], [video]] = await Promise.all([
        library.videoFiles(slug, clock.now()),
        media.videosBySlugs([slug], locale),
      ]);
      return file && video && { url: mediaUrl(file), cover: video.cover };
    });
  }
}
