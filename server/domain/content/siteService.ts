/** Data of the layout and the home page: menu, SEO texts, home blocks, popular keywords. */
import type { Clock } from '../../../src/rules/clock';
import { isLocale, localise, type Locale } from '../../../src/rules/locales';
import type { HomeBlockEntry } from '../../content/homeSchemas';
import type { MenuEntry, ThemeEntry } from '../../content/schemas';
import type { Picture } from '../../db/schema';
import type { HandlerResponse } from '../../http/contract';
import { DomainError } from '../../http/envelope';
import type { ContentRepository } from './contentRepository';
import { localisePath, pictureResponse } from './pictures';

type MenuResponse = HandlerResponse<'configMenu'>;
type HomeResponse = HandlerResponse<'configHome'>;
type Block<Id extends HomeBlockEntry['id']> = Extract<HomeBlockEntry, { id: Id }>;
type BlockOf = <Id extends HomeBlockEntry['id']>(id: Id) => Block<Id>;
type BlockHead = Pick<HomeBlockEntry, 'title' | 'text' | 'link'>;

const forLocale = <T extends { locales?: string[] | undefined }>(items: T[] | undefined, locale: Locale): T[] =>
  (items ?? []).filter(({ locales }) => !locales || locales.includes(locale));

/** The key of a URL's SEO record: the path without language, query and trailing slash. */
function seoKey(requestUrl: string): string {
  const path = requestUrl.split(/[?#]/)[0] ?? '/';
  const parts = path.split('/').filter(Boolean);
  if (isLocale(parts[0])) parts.shift();
  return `/${parts.join('/')}`;
}

/** The services of other areas that the home page needs. */
export interface HomeDeps {
  exhibits: { premieres(locale: Locale): Promise<HomeResponse['premieres']['items']> };
  meetings: { nowAndNext(locale: Locale): Promise<Pick<HomeResponse['conference'], 'now' | 'next'>> };
}

export class SiteService {
  constructor(private readonly deps: HomeDeps & { content: ContentRepository; clock: Clock }) {}

  async menu(locale: Locale): Promise<MenuResponse> {
    const items = await this.deps.content.documents<MenuEntry>('menu');
    return forLocale(items, locale).map((item) => menuItem(item, locale, this.deps.clock.now()));
  }

  /** The SEO texts of a page, or of its nearest ancestor; null when there are none. */
  async seo(requestUrl: string, locale: Locale): Promise<HandlerResponse<'configSeoByUrl'>> {
    const parts = seoKey(requestUrl).split('/').filter(Boolean);
    for (let length = parts.length; length >= 0; length--) {
      const row = await this.deps.content.seo(`/${parts.slice(0, length).join('/')}`);
      if (row)
        return {
          id: row.id,
          title: localise(row.title, locale),
          description: localise(row.description, locale),
          keywords: localise(row.keywords, locale),
        };
    }
    return null;
  }

  /** The popular keywords that the editors chose (hot-keywords.json). */
  async curatedKeywords(locale: Locale): Promise<HandlerResponse<'configHotSearch'>> {
    const items = await this.deps.content.documents<{ keyword: Record<string, string> }>('hotKeyword');
    const records = items.slice(0, 100).map(({ keyword }) => ({ keyword: localise(keyword, locale) }));
    return { records, total: items.length, size: 100, current: 1, pages: 1 };
  }

  async home(locale: Locale): Promise<HomeResponse> {
    const { content, exhibits, meetings } = this.deps;
    const [blocks, themes, premieres, sessions] = await Promise.all([
      content.documents<HomeBlockEntry>('home'),
      content.documents<ThemeEntry>('theme'),
      exhibits.premieres(locale),
      meetings.nowAndNext(locale),
    ]);
    const block = <Id extends HomeBlockEntry['id']>(id: Id): Block<Id> => {
      const match = blocks.find((candidate): candidate is Block<Id> => candidate.id === id);
      if (!match) throw new DomainError('server.unavailable');
      return match;
    };
    const home = describeHome(block, themes, locale);
    return {
      ...home,
      premieres: { ...home.premieres, items: premieres },
      conference: { ...home.conference, ...sessions },
    };
  }
}

function menuItem(item: MenuEntry, locale: Locale, now: Date): MenuResponse[number] {
  return {
    name: localise(item.name, locale),
    path: item.path === null ? null : localisePath(item.path, locale),
    linkTarget: item.linkTarget,
    isNew: item.isNew,
    isHot: item.isHot,
    menus: forLocale(item.menus as MenuEntry[] | undefined, locale).map((child) => menuItem(child, locale, now)),
    buttons: forLocale(item.buttons, locale).map(({ name, path, remark, remarkUntil, iconUrl }) => ({
      name: localise(name, locale),
      path: localisePath(path, locale),
      remark: remark && !(remarkUntil && Date.parse(remarkUntil) <= now.getTime()) ? localise(remark, locale) : '',
      iconUrl,
    })),
    images: (item.images ?? []).map(({ path, link, title, text, picture }) => ({
      path,
      alt: localise(picture.alt, locale),
      title: localise(title, locale),
      text: localise(text, locale),
      link: link === null ? null : localisePath(link, locale),
    })),
  };
}

/** Creates helpers that localise texts, links and pictures of the blocks. */
function makeBlockHelpers(locale: Locale) {
  const text = (value: Parameters<typeof localise>[0]) => localise(value, locale);
  const link = (path: string) => localisePath(path, locale);
  const head = ({ title, text: body, link: to }: BlockHead) => ({
    title: text(title),
    text: body ? text(body) : null,
    link: to ? { name: text(to.name), url: link(to.path), target: '_self' as const } : null,
  });
  return {
    locale,
    text,
    link,
    head,
    picture: (picture: Picture, width: number, height: number) => pictureResponse(picture, locale, { width, height }),
    list: <Item, T>(block: BlockHead & { items: Item[] }, describe: (item: Item) => T) => ({
      ...head(block),
      items: block.items.map(describe),
    }),
    actions: (list: Block<'hero'>['actions']) =>
      forLocale(list, locale).map(({ name, path }) => ({
        name: text(name),
        url: link(path),
        target: '_self' as const,
      })),
  };
}

type BlockHelpers = ReturnType<typeof makeBlockHelpers>;

const themeIdOf = (id: number | null) => id as 1 | null;
const hallOf = (number: number | null) => (number === null ? null : String(number));

/** The hero block: the title in separate lines, and the main actions. */
const heroBlock = (
  hero: Block<'hero'>,
  { text, picture, link, actions, locale }: BlockHelpers,
): HomeResponse['hero'] => ({
  title: text(hero.title),
  titleLines: titleLines(hero, locale),
  text: hero.text ? text(hero.text) : '',
  picture: picture(hero.picture, 960, 744),
  toolpath: { ...picture({ ...hero.picture, scene: 'toolpath' }, 960, 744), alt: '' },
  actions: actions(hero.actions),
  figures: hero.figures.map(({ name, value, path }) => ({ name: text(name), value, link: link(path) })),
  notices: hero.notices.map(({ phase, text: notice }) => ({ phase, text: text(notice) })),
});

const themesBlock = (
  block: Block<'themes'>,
  themes: ThemeEntry[],
  { text, head, picture, link }: BlockHelpers,
): HomeResponse['themes'] => ({
  ...head(block),
  items: themes.map((item) => ({
    id: item.id as 1,
    name: text(item.name),
    englishName: item.englishName,
    colour: item.colours.strong,
    halls: item.halls.map(String),
    picture: picture({ ...item.picture, ground: 'none' }, 288, 216),
    link: link(`/theme/${item.id}`),
  })),
});

/** The blocks about events and places. */
const eventBlocks = (block: BlockOf, { text, list, picture, link }: BlockHelpers) => ({
  conference: list(block('conference'), (item) => ({
    id: item.id,
    date: item.date,
    from: item.from,
    to: item.to,
    title: text(item.title),
    room: text(item.room),
    hall: hallOf(item.hall),
    themeId: themeIdOf(item.themeId),
    link: link(item.path),
  })),
  concurrent: list(block('concurrent'), (item) => ({
    id: item.id,
    title: text(item.title),
    text: text(item.text),
    hall: hallOf(item.hall),
    themeId: themeIdOf(item.themeId),
    picture: picture(item.picture, 640, 360),
    link: link(item.path),
  })),
});

/** `00:26`. */
const playingTime = (seconds: number): string =>
  [Math.floor(seconds / 60), seconds % 60].map((part) => String(part).padStart(2, '0')).join(':');

/** The films whose data the import has added. */
const filmsOf = ({ items }: Block<'videos'>) =>
  items.flatMap(({ id, text, film }) => (film ? [{ id, text, ...film }] : []));

/** The blocks with news and media. */
const mediaBlocks = (block: BlockOf, { text, head, list, picture, link }: BlockHelpers) => ({
  news: head(block('news')),
  videos: list({ ...block('videos'), items: filmsOf(block('videos')) }, (item) => ({
    id: item.id,
    title: text(item.title),
    text: text(item.text),
    duration: playingTime(item.seconds),
    picture: picture(item.picture, 640, 360),
    link: link(item.path),
  })),
  photos: list(block('photos'), (item) => ({
    id: item.id,
    title: text(item.title),
    picture: picture(item.picture, 640, 480),
    link: link(item.path),
  })),
  mediaCoverage: list(block('mediaCoverage'), (item) => ({
    id: item.id,
    date: item.date,
    quote: text(item.quote),
    source: text(item.source),
  })),
});

/** The blocks with exhibitors and supporting organisations. */
const companyBlocks = (block: BlockOf, { text, list, picture, link }: BlockHelpers) => ({
  exhibitors: list(block('exhibitors'), (item) => ({
    id: item.id,
    name: text(item.name),
    englishName: item.name.en,
    themeId: item.themeId as 1,
    booth: item.booth,
    mark: picture(item.mark, 56, 56),
    link: link(item.path),
  })),
  partners: list(block('partners'), (item) => ({
    id: item.id,
    name: text(item.name),
    mark: picture(item.mark, 40, 40),
    link: link(item.path),
  })),
});

/** The blocks with links to other pages. */
const entryBlocks = (block: BlockOf, { text, list, link, actions }: BlockHelpers) => ({
  quickAccess: list(block('quickAccess'), (item) => ({
    id: item.id,
    icon: item.icon,
    title: text(item.title),
    text: text(item.text),
    link: link(item.path),
  })),
  takePart: list(block('takePart'), (item) => ({
    id: item.id,
    title: text(item.title),
    text: text(item.text),
    actions: actions(item.actions),
  })),
});

function describeHome(block: BlockOf, themes: ThemeEntry[], locale: Locale) {
  const helpers = makeBlockHelpers(locale);
  const { conference, concurrent } = eventBlocks(block, helpers);
  const { news, videos, photos, mediaCoverage } = mediaBlocks(block, helpers);
  const { exhibitors, partners } = companyBlocks(block, helpers);
  return {
    hero: heroBlock(block('hero'), helpers),
    themes: themesBlock(block('themes'), themes, helpers),
    premieres: helpers.head(block('premieres')),
    conference,
    news,
    videos,
    photos,
    exhibitors,
    mediaCoverage,
    partners,
    concurrent,
    ...entryBlocks(block, helpers),
  };
}

function titleLines({ titleLines: lines }: Block<'hero'>, locale: Locale): string[] {
  const order = [locale, locale === 'zh-tw' ? 'zh-cn' : 'en', 'en'] as const;
  return order.map((candidate) => lines[candidate]).find((candidateLines) => candidateLines !== undefined) ?? lines.en;
}
