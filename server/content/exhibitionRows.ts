/** Rows of exhibitors, exhibits and booths. Pinyin, default order, facets and search terms are computed at import. */
import { pinyin } from 'pinyin-pro';
import { contentId } from '../lib/ids';
import type { BoothEntry, ExhibitEntry, ExhibitorEntry } from './exhibitionSchemas';
import { FacetBitmaps } from './facetBitmaps';
import { renderMarkdown } from './richText';
import { searchRow, type SearchRow } from './searchRows';
import type { Row } from './sync';

type Text = Record<string, string | undefined>;
export interface ExhibitionContent {
  exhibitors: ExhibitorEntry[];
  exhibits: ExhibitEntry[];
  booths: BoothEntry[];
  /** Categories, whose names are also search terms. */
  categories: Map<number, { name: Text; themeId: number }>;
  industries: Map<string, Text>;
}
export interface ExhibitionRows {
  exhibitors: Row[];
  exhibits: Row[];
  parameters: Row[];
  booths: Row[];
  bitmaps: Row[];
  search: SearchRow[];
}

const json = (value: unknown): string => JSON.stringify(value);
const arrayLiteral = (values: (string | number)[]): string => `{${values.map((value) => `"${value}"`).join(',')}}`;

const sortKeys = new Map<string, string>();
const MAX_SORT_KEYS = 20_000;

/** The pinyin of a run of Chinese characters. Memoised, because runs repeat. */
function pinyinOf(run: string): string {
  let result = sortKeys.get(run);
  if (result === undefined) {
    result = pinyin(run, { toneType: 'none', v: true });
    if (sortKeys.size < MAX_SORT_KEYS) sortKeys.set(run, result);
  }
  return result;
}

/** The sort key of a name: pinyin for Chinese, otherwise lower case. */
const sortKey = (name: string): string =>
  name
    .replace(/[\u3400-\u9fff]+/g, pinyinOf)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .slice(0, 200);

/** A–Z, or `#` for other characters. */
const initialOf = (key: string): string => (/^[a-z]/.test(key) ? key[0]!.toUpperCase() : '#');

const originOf = (country: string): 'domestic' | 'hkMacaoTaiwan' | 'overseas' =>
  country === 'CN' ? 'domestic' : ['HK', 'MO', 'TW'].includes(country) ? 'hkMacaoTaiwan' : 'overseas';

export const smartWeight = ({ featured, famousBrand, popular, onlineShowroom }: ExhibitorEntry): number =>
  (featured ? 8 : 0) + (famousBrand ? 4 : 0) + (popular ? 2 : 0) + (onlineShowroom ? 1 : 0);

const renderHtml = (markdown: Text, render: (text: string) => string): string =>
  json(Object.fromEntries(Object.entries(markdown).map(([locale, text]) => [locale, render(text ?? '')])));

const texts = (value: Text): string[] => Object.values(value).filter((text) => text !== undefined);

/** A sort key for booth numbers: 9 before 10, and A02 before A10. */
const boothKey = (number: string | undefined): string => (number ?? '').padStart(8, '0') || '~';

/** Computes all rows of the exhibition. */
export function exhibitionRows(content: ExhibitionContent): ExhibitionRows {
  const { exhibitors, exhibits, booths } = content;
  const boothsByExhibitor = new Map<string, BoothEntry[]>();
  for (const booth of booths)
    if (booth.exhibitor)
      boothsByExhibitor.set(booth.exhibitor, [...(boothsByExhibitor.get(booth.exhibitor) ?? []), booth]);
  const exhibitsByExhibitor = new Map<string, ExhibitEntry[]>();
  for (const exhibit of exhibits) {
    const group = exhibitsByExhibitor.get(exhibit.exhibitor);
    if (group) group.push(exhibit);
    else exhibitsByExhibitor.set(exhibit.exhibitor, [exhibit]);
  }
  // The default order: by weight, then by id, which is a hash, so that no letter is preferred.
  const ranked = exhibitors
    .map((entry) => ({ entry, id: contentId('exhibitor', entry.id), weight: smartWeight(entry) }))
    .sort((one, other) => other.weight - one.weight || (one.id < other.id ? -1 : 1));
  const bits = new FacetBitmaps('exhibitor', ranked.length);
  const exhibitBits = new FacetBitmaps('exhibit', exhibits.length);
  const rows: ExhibitionRows = { exhibitors: [], exhibits: [], parameters: [], booths: [], bitmaps: [], search: [] };
  // The first exhibit of each exhibitor, then the second of each, …: a list then shows many companies.
  const rounds: { exhibit: ExhibitEntry; exhibitor: ExhibitorEntry; exhibitorId: string }[][] = [];
  ranked.forEach(({ entry, id }, ordinal) => {
    const companyExhibits = exhibitsByExhibitor.get(entry.id) ?? [];
    companyExhibits.forEach((exhibit, round) =>
      (rounds[round] ??= []).push({ exhibit, exhibitor: entry, exhibitorId: id }),
    );
    rows.exhibitors.push(
      exhibitorRow(entry, id, ordinal, boothsByExhibitor.get(entry.id) ?? [], companyExhibits.length, bits),
    );
    rows.search.push(exhibitorSearchRow(entry, id, ordinal, boothsByExhibitor.get(entry.id) ?? [], content));
  });
  rounds.flat().forEach(({ exhibit, exhibitor, exhibitorId }, ordinal) => {
    const row = exhibitRow(exhibit, exhibitor, exhibitorId, ordinal, content, exhibitBits);
    rows.exhibits.push(row);
    rows.parameters.push(...parameterRows(exhibit, ordinal));
    rows.search.push(exhibitSearchRow(exhibit, exhibitor, String(row.id), ordinal, content));
  });
  rows.booths = booths.map(({ id, hall, kind, place: [x, y, width, depth], exhibitor }, position) => ({
    number: id,
    hall: String(hall),
    position,
    kind,
    x,
    y,
    width,
    depth,
    exhibitor_id: exhibitor && contentId('exhibitor', exhibitor),
  }));
  rows.bitmaps = [...bits.rows(), ...exhibitBits.rows()];
  return rows;
}

/** The row of an exhibitor. Adds its facets to `bits`. */
export function exhibitorRow(
  entry: ExhibitorEntry,
  id: string,
  ordinal: number,
  booths: BoothEntry[],
  exhibitCount: number,
  bits: FacetBitmaps,
  render = renderMarkdown,
): Row {
  const halls = [...new Set(booths.map(({ hall }) => String(hall)))];
  const [zh, en] = [sortKey(entry.name['zh-cn']), sortKey(entry.name.en)];
  const origin = originOf(entry.country);
  const flag = (on: boolean) => (on ? ['1'] : []);
  bits.add(ordinal, {
    theme: entry.themeIds,
    origin: [origin],
    country: [entry.country],
    province: entry.province ? [entry.province] : [],
    industry: entry.industries,
    hall: halls,
    famousBrand: flag(entry.famousBrand),
    popular: flag(entry.popular),
    featured: flag(entry.featured),
    onlineShowroom: flag(entry.onlineShowroom),
    'initial-zh': [initialOf(zh)],
    'initial-en': [initialOf(en)],
  });
  return {
    id,
    ordinal,
    slug: entry.id,
    name: json(entry.name),
    summary: json(entry.summary),
    body: renderHtml(entry.body, render),
    theme_ids: arrayLiteral(entry.themeIds),
    categories: arrayLiteral(entry.categories),
    origin,
    country: entry.country,
    province: entry.province,
    industries: arrayLiteral(entry.industries),
    halls: arrayLiteral(halls),
    booths: json(
      booths.map(({ id: number, hall, kind, place }) => ({
        number,
        hall: String(hall),
        kind,
        area: place[2] * place[3],
      })),
    ),
    famous_brand: entry.famousBrand,
    popular: entry.popular,
    featured: entry.featured,
    online_showroom: entry.onlineShowroom,
    logo: entry.logo && json(entry.logo),
    pictures: json(entry.pictures),
    website: entry.website,
    showroom_url: entry.showroomUrl,
    contact: entry.contact && json(entry.contact),
    email: entry.email,
    exhibit_count: exhibitCount,
    sort_zh: zh,
    sort_en: en,
    sort_hall: boothKey(booths[0]?.id),
    joined_at: new Date(entry.joinedAt),
  };
}

/** The row of an exhibit. Adds its facets to `bits`. */
export function exhibitRow(
  entry: ExhibitEntry,
  exhibitor: ExhibitorEntry,
  exhibitorId: string,
  ordinal: number,
  { categories }: Pick<ExhibitionContent, 'categories'>,
  bits: FacetBitmaps,
  render = renderMarkdown,
): Row {
  const themeId = categories.get(entry.category)?.themeId ?? exhibitor.themeIds[0] ?? 1;
  bits.add(ordinal, {
    theme: [themeId],
    category: [entry.category],
    industry: entry.industries,
    isNew: entry.isNew ? ['1'] : [],
  });
  return {
    id: contentId('exhibit', entry.id),
    ordinal,
    slug: entry.id,
    exhibitor_id: exhibitorId,
    name: json(entry.name),
    body: renderHtml(entry.body, render),
    theme_id: themeId,
    category: entry.category,
    industries: arrayLiteral(entry.industries),
    is_new: entry.isNew,
    pictures: json(entry.pictures),
    sort_zh: sortKey(entry.name['zh-cn']),
    sort_en: sortKey(entry.name.en),
    added_at: new Date(exhibitor.joinedAt),
  };
}

/** The rows of an exhibit's parameters, for ranges. */
export const parameterRows = ({ category, parameters }: ExhibitEntry, ordinal: number): Row[] =>
  parameters.map(({ key, value }) => ({ ordinal, key, category, value }));

export function exhibitorSearchRow(
  entry: ExhibitorEntry,
  id: string,
  ordinal: number,
  booths: BoothEntry[],
  content: ExhibitionContent,
): SearchRow {
  const categories = entry.categories.flatMap((category) => texts(content.categories.get(category)?.name ?? {}));
  return searchRow({
    kind: 'exhibitor',
    id,
    ordinal,
    title: entry.name,
    texts: [...texts(entry.summary), ...categories, ...booths.map(({ id: number }) => number)],
    summary: entry.summary,
    picture: entry.logo,
    path: `/exhibitor-list/details/${id}`,
    booth: booths[0] && entry.themeIds[0] ? { number: booths[0].id, themeId: entry.themeIds[0] } : undefined,
  });
}

export function exhibitSearchRow(
  entry: ExhibitEntry,
  exhibitor: ExhibitorEntry,
  id: string,
  ordinal: number,
  content: ExhibitionContent,
): SearchRow {
  const category = content.categories.get(entry.category)?.name ?? {};
  return searchRow({
    kind: 'exhibit',
    id,
    ordinal,
    title: entry.name,
    texts: [
      ...texts(category),
      ...texts(exhibitor.name),
      ...entry.industries.flatMap((industry) => texts(content.industries.get(industry) ?? {})),
    ],
    summary: exhibitor.name,
    picture: entry.pictures[0] ?? null,
    path: `/products/details/${id}`,
  });
}
