/** The site-wide search, suggestions for searches with few hits, and popular keywords. */
import { localise, localiseWithLang, type Locale } from '../../../src/rules/locales';
import { shanghaiDate } from '../../../src/rules/shanghai';
import { searchTerms, findHighlights } from '../../content/terms';
import type { HandlerResponse } from '../../http/contract';
import type { ContentRepository } from './contentRepository';
import type { SearchHitRow, SearchRepository } from './searchRepository';
import { networksOf } from '../../networks';
import type { InMemoryRateLimit } from '../limits/inMemoryRateLimit';
import { maskPersonalData } from '../../lib/masking';
import { localisePath, pictureResponse } from './pictures';
import type { SharedDeps } from '../sharedDeps';

type Result = HandlerResponse<'configSearchByKeyword'>;
type Group = Result['groups'][number];

interface Deps extends Pick<SharedDeps, 'content' | 'labels' | 'signer' | 'clock'> {
  search: SearchRepository;
  limit: InMemoryRateLimit;
}

const HITS_PER_KIND = 10;
/** Suggestions are added when there are fewer hits than this. */
const FEW_HITS = 5;
const MAX_SUGGESTIONS = 6;
const MAX_POPULAR_KEYWORDS = 20;
/** Keywords with fewer searches are not shown to others. */
const MIN_SEARCHES = 3;
const WINDOW_DAYS = 30;
const DAY_MS = 86_400_000;
/** Counts are written in batches. Losing some is acceptable. */
const BATCH_SIZE = 50;
const MAX_SUMMARY_LENGTH = 480;
const PICTURE = { width: 320, height: 240 };

export class SearchService {
  private pendingCounts = new Map<string, { keyword: string; network: string }>();

  constructor(private readonly deps: Deps) {}

  async find(
    {
      keyword,
      isSuggestionQuery = false,
      page,
    }: { keyword: string; isSuggestionQuery?: boolean; page?: { kind: Group['kind']; current: number } },
    { locale, clientIp }: { locale: Locale; clientIp: string },
  ): Promise<Result> {
    const { search, limit, clock } = this.deps;
    limit.enforce(clientIp);
    const terms = searchTerms(keyword);
    const rows = terms.length > 0 ? await search.find(terms, clock.now(), HITS_PER_KIND) : [];
    const groups = groupByKind(rows, keyword, locale);
    const isLaterPage = page !== undefined && page.current > 1;
    const pagedGroup = isLaterPage && groups.find(({ kind }) => kind === page.kind);
    if (pagedGroup) {
      const offset = (page.current - 1) * HITS_PER_KIND;
      const moreRows = await search.findMore(terms, clock.now(), { kind: page.kind, offset, limit: HITS_PER_KIND });
      pagedGroup.hits = moreRows.map((row) => describeHit(row, keyword, locale));
    }
    const total = groups.reduce((sum, group) => sum + group.total, 0);
    // Only complete searches count: not suggestions while the user is typing, and not further pages.
    if (total > 0 && !isSuggestionQuery && !isLaterPage) await this.countSearch(keyword, clientIp);
    const suggestions = total < FEW_HITS ? await this.suggestions(keyword, locale, total) : [];
    return { keyword, total, groups, suggestions };
  }

  /** The most searched keywords of the last days, then those of the editors. */
  async popularKeywords(locale: Locale): Promise<HandlerResponse<'configHotKeyword'>> {
    const { search, content } = this.deps;
    await this.writeCounts();
    const [mostSearched, curatedKeywords] = await Promise.all([
      search.mostSearched(this.since(), 200),
      this.curatedKeywords(content, locale),
    ]);
    const isReadable = (word: string) => locale.startsWith('zh') || locale === 'ja' || !/[\u3400-\u9fff]/.test(word);
    const popular = mostSearched.filter(({ keyword, searches }) => searches >= MIN_SEARCHES && isReadable(keyword));
    const searchCounts = new Map(mostSearched.map(({ keyword, searches }) => [keyword.toLowerCase(), searches]));
    const popularKeys = new Set(popular.map(({ keyword }) => keyword.toLowerCase()));
    return [
      ...popular.map(({ keyword, searches }, index) => ({ keyword, searches, isHot: index < 3 })),
      ...curatedKeywords
        .filter((keyword) => !popularKeys.has(keyword.toLowerCase()))
        .map((keyword) => ({ keyword, searches: searchCounts.get(keyword.toLowerCase()) ?? 0, isHot: false })),
    ].slice(0, MAX_POPULAR_KEYWORDS);
  }

  /** The first day whose counts are used. */
  private since(): string {
    return shanghaiDate(new Date(this.deps.clock.now().getTime() - WINDOW_DAYS * DAY_MS));
  }

  private async curatedKeywords(content: ContentRepository, locale: Locale): Promise<string[]> {
    const items = await content.documents<{ keyword: Record<string, string> }>('hotKeyword');
    return items.map(({ keyword }) => localise(keyword, locale));
  }

  /**
   * Counts a keyword once per network and day in any language, so that reloads and language changes don't count twice.
   */
  private async countSearch(keyword: string, clientIp: string): Promise<void> {
    const word = keyword.normalize('NFKC').trim().toLowerCase().replace(/\s+/g, ' ');
    // Accidentally typed personal data must not be shown to others.
    if (maskPersonalData(word) !== word || /\d{7,}/.test(word)) return;
    const network = this.deps.signer.sign('search network', networksOf(clientIp).at(-1)?.name ?? '');
    this.pendingCounts.set(`${network} ${word}`, { keyword: word, network });
    if (this.pendingCounts.size >= BATCH_SIZE) await this.writeCounts();
  }

  private async writeCounts(): Promise<void> {
    const searches = [...this.pendingCounts.values()];
    this.pendingCounts = new Map();
    await this.deps.search.count(shanghaiDate(this.deps.clock.now()), searches, this.since());
  }

  /** Single words of the query that have hits, then similar categories, industries and popular keywords. */
  private async suggestions(keyword: string, locale: Locale, total: number): Promise<string[]> {
    const { search, labels, content, clock } = this.deps;
    const words = keyword
      .normalize('NFKC')
      .split(/[\s,;，；、]+/)
      .filter(Boolean);
    const wordsWithHits: string[] = [];
    if (total === 0 && words.length > 1)
      for (const word of words.slice(0, 5)) {
        const wordTerms = searchTerms(word);
        if (wordTerms.length > 0 && (await search.find(wordTerms, clock.now(), 1)).length > 0)
          wordsWithHits.push(word.slice(0, 60));
      }
    const names = (await labels.all(clock.now())).filter(
      ({ facet, name }) => name && (facet === 'category' || facet === 'industry'),
    );
    const curatedKeywords = await this.curatedKeywords(content, locale);
    const candidates = [...curatedKeywords, ...names.map(({ name }) => localise(name, locale))];
    const similar = candidates
      .map((text) => ({ text, similarity: similarity(text, keyword) }))
      .filter((one) => one.similarity > 0.2)
      .sort((one, other) => other.similarity - one.similarity)
      .map(({ text }) => text);
    const isDifferent = (text: string) => text.toLowerCase() !== keyword.trim().toLowerCase() && text.length <= 60;
    const all = [...new Set([...wordsWithHits, ...similar])].filter(isDifferent);
    return (all.length > 0 || total > 0 ? all : curatedKeywords).slice(0, MAX_SUGGESTIONS);
  }
}

/** Kinds with hits: first kinds where a name has all words, then in the order of visitors' interest. */
function groupByKind(rows: SearchHitRow[], keyword: string, locale: Locale): Group[] {
  const kinds = ['page', 'exhibitor', 'exhibit', 'meeting', 'news', 'download', 'video', 'image'];
  const groups = new Map<string, SearchHitRow[]>();
  for (const row of rows) groups.set(row.kind, [...(groups.get(row.kind) ?? []), row]);
  return [...groups]
    .sort(
      ([kind, [one]], [otherKind, [other]]) =>
        Number(other?.named) - Number(one?.named) || kinds.indexOf(kind) - kinds.indexOf(otherKind),
    )
    .map(([kind, hits]) => ({
      kind: kind as Group['kind'],
      total: hits[0]?.total ?? 0,
      hits: hits.map((row) => describeHit(row, keyword, locale)),
    }));
}

function describeHit(
  { id, shown }: Pick<SearchHitRow, 'id' | 'shown'>,
  keyword: string,
  locale: Locale,
): Group['hits'][number] {
  const { text, lang } = localiseWithLang(shown.title, locale);
  const title = text.slice(0, 300);
  const summary = localise(shown.summary, locale).slice(0, MAX_SUMMARY_LENGTH);
  return {
    id,
    title,
    titleMarks: findHighlights(title, keyword),
    summary,
    summaryMarks: findHighlights(summary, keyword),
    url: localisePath(shown.path, locale),
    picture: shown.picture && pictureResponse(shown.picture, locale, PICTURE),
    date: shown.date,
    booth: shown.booth?.number ?? null,
    themeId: (shown.booth?.themeId as 1 | undefined) ?? null,
    lang,
  };
}

const letterPairs = (text: string): Set<string> => {
  const plain = text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ');
  const pairs = new Set(Array.from({ length: Math.max(0, plain.length - 1) }, (_, at) => plain.slice(at, at + 2)));
  for (const { term } of searchTerms(text)) pairs.add(term);
  return pairs;
};

/** The similarity of two texts by their letter pairs (0 to 1), which tolerates typing errors. */
function similarity(one: string, other: string): number {
  const [first, second] = [letterPairs(one), letterPairs(other)];
  const common = [...first].filter((pair) => second.has(pair)).length;
  return first.size + second.size === 0 ? 0 : (2 * common) / (first.size + second.size);
}
