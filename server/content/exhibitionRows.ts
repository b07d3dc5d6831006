/** Rows of exhibitors, exhibits and booths. Pinyin, default order, facets and search terms are computed at import. */
import { pinyin } from 'pinyin-pro';
import { contentId } from '../lib/ids';
import type { BoothFile, ExhibitFile, ExhibitorFile } from './exhibitionSchemas';
import { FacetBitmaps } from './facetBitmaps';
import { renderMarkdown } from './richText';
import { searchRow, type SearchRow } from './searchRows';
import type { Row } from './sync';

type Text = Record<string, string | undefined>;
export interface ExhibitionContent {
  exhibitors: ExhibitorFile[];
  exhibits: ExhibitFile[];
  booths: BoothFile[];
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

export const smartWeight = ({ featured, famousBrand, popular, onlineShowroom }: ExhibitorFile): number =>
  (featured ? 8 : 0) + (famousBrand ? 4 : 0) + (popular ? 2 : 0) + (onlineShowroom ? 1 : 0);

const renderHtml = (markdown: Text, render: (text: string) => string): string =>
  json(Object.fromEntries(Object.entries(markdown).map(([locale, text]) => [locale, render(text ?? '')])));

const texts = (value: Text): string[] => Object.values(value).filter((text) => text !== undefined);

/** A sort key for booth numbers: 9 before 10, and A02 before A10. */
const boothKey = (number: string | undefined): string => (number ?? '').padStart(8, '0') || '~';

/** Computes all rows of the exhibition. */
export function exhibitionRows(content: ExhibitionContent): ExhibitionRows {
  const { exhibitors, exhibits, booths } = content;
  const boothsByExhibitor = new Map<string, BoothFile[]>();
  for (const booth of booths)
    if (booth.exhibitor)
      boothsByExhibitor.set(booth.exhibitor, [...(boothsByExhibitor.get(booth.exhibitor) ?? []), booth]);
  const exhibitsByExhibitor = new Map<string, ExhibitFile[]>();
  for (const exhibit of exhibits) {
    const group = exhibitsByExhibitor.get(exhibit.exhibitor);
    if (group) group.push(exhibit);
    else exhibitsByExhibitor.set(exhibit.exhibitor, [exhibit]);
  }
  // The default order: by weight, then by id, which is a hash, so that no letter is preferred.
  const ranked = exhibitors
    .map((file) => ({ file, id: contentId('exhibitor', file.id), weight: smartWeight(file) }))
    .sort((one, other) => other.weight - one.weight || (one.id < other.id ? -1 : 1));
  const bits = new FacetBitmaps('exhibitor', ranked.length);
  const exhibitBits = new FacetBitmaps('exhibit', exhibits.length);
  const rows: ExhibitionRows = { exhibitors: [], exhibits: [], parameters: [], booths: [], bitmaps: [], search: [] };
  // The first exhibit of each exhibitor, then the second of each, …: a list then shows many companies.
  const rounds: { exhibit: ExhibitFile; exhibitor: ExhibitorFile; exhibitorId: string }[][] = [];
  ranked.forEach(({ file, id }, ordinal) => {
    const companyExhibits = exhibitsByExhibitor.get(file.id) ?? [];
    companyExhibits.forEach((exhibit, round) =>
      (rounds[round] ??= []).push({ exhibit, exhibitor: file, exhibitorId: id }),
    );
    rows.exhibitors.push(
      exhibitorRow(file, id, ordinal, boothsByExhibitor.get(file.id) ?? [], companyExhibits.length, bits),
    );
    rows.search.push(exhibitorSearchRow(file, id, ordinal, boothsByExhibitor.get(file.id) ?? [], content));
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
  file: ExhibitorFile,
  id: string,
  ordinal: number,
  booths: BoothFile[],
  exhibitCount: number,
  bits: FacetBitmaps,
  render = renderMarkdown,
): Row {
  const halls = [...new Set(booths.map(({ hall }) => String(hall)))];
  const [zh, en] = [sortKey(file.name['zh-cn']), sortKey(file.name.en)];
  const origin = originOf(file.country);
  const flag = (on: boolean) => (on ? ['1'] : []);
  bits.add(ordinal, {
    theme: file.themeIds,
    origin: [origin],
    country: [file.country],
    province: file.province ? [file.province] : [],
    industry: file.industries,
    hall: halls,
    famousBrand: flag(file.famousBrand),
    popular: flag(file.popular),
    featured: flag(file.featured),
    onlineShowroom: flag(file.onlineShowroom),
    'initial-zh': [initialOf(zh)],
    'initial-en': [initialOf(en)],
  });
  return {
    id,
    ordinal,
    slug: file.id,
    name: json(file.name),
    summary: json(file.summary),
    body: renderHtml(file.body, render),
    theme_ids: arrayLiteral(file.themeIds),
    categories: arrayLiteral(file.categories),
    origin,
    country: file.country,
    province: file.province,
    industries: arrayLiteral(file.industries),
    halls: arrayLiteral(halls),
    booths: json(
      booths.map(({ id: number, hall, kind, place }) => ({
        number,
        hall: String(hall),
        kind,
        area: place[2] * place[3],
      })),
    ),
    famous_brand: file.famousBrand,
    popular: file.popular,
    featured: file.featured,
    online_showroom: file.onlineShowroom,
    logo: file.logo && json(file.logo),
    pictures: json(file.pictures),
    website: file.website,
    showroom_url: file.showroomUrl,
    contact: file.contact && json(file.contact),
    email: file.email,
    exhibit_count: exhibitCount,
    sort_zh: zh,
    sort_en: en,
    sort_hall: boothKey(booths[0]?.id),
    joined_at: new Date(file.joinedAt),
  };
}

/** The row of an exhibit. Adds its facets to `bits`. */
export function exhibitRow(
  file: ExhibitFile,
  exhibitor: ExhibitorFile,
  exhibitorId: string,
  ordinal: number,
  { categories }: Pick<ExhibitionContent, 'categories'>,
  bits: FacetBitmaps,
  render = renderMarkdown,
): Row {
  const themeId = categories.get(file.category)?.themeId ?? exhibitor.themeIds[0] ?? 1;
  bits.add(ordinal, {
    theme: [themeId],
    category: [file.category],
    industry: file.industries,
    isNew: file.isNew ? ['1'] : [],
  });
  return {
    id: contentId('exhibit', file.id),
    ordinal,
    slug: file.id,
    exhibitor_id: exhibitorId,
    name: json(file.name),
    body: renderHtml(file.body, render),
    theme_id: themeId,
    category: file.category,
    industries: arrayLiteral(file.industries),
    is_new: file.isNew,
    pictures: json(file.pictures),
    sort_zh: sortKey(file.name['zh-cn']),
    sort_en: sortKey(file.name.en),
    added_at: new Date(exhibitor.joinedAt),
  };
}

/** The rows of an exhibit's parameters, for ranges. */
export const parameterRows = ({ category, parameters }: ExhibitFile, ordinal: number): Row[] =>
  parameters.map(({ key, value }) => ({ ordinal, key, category, value }));

export function exhibitorSearchRow(
  file: ExhibitorFile,
  id: string,
  ordinal: number,
  booths: BoothFile[],
  content: ExhibitionContent,
): SearchRow {
  const categories = file.categories.flatMap((category) => texts(content.categories.get(category)?.name ?? {}));
  return searchRow({
    kind: 'exhibitor',
    id,
    ordinal,
    title: file.name,
    texts: [...texts(file.summary), ...categories, ...booths.map(({ id: number }) => number)],
    summary: file.summary,
    picture: file.logo,
    path: `/exhibitor-list/details/${id}`,
    booth: booths[0] && file.themeIds[0] ? { number: booths[0].id, themeId: file.themeIds[0] } : undefined,
  });
}

export function exhibitSearchRow(
  file: ExhibitFile,
  exhibitor: ExhibitorFile,
  id: string,
  ordinal: number,
  content: ExhibitionContent,
): SearchRow {
  const category = content.categories.get(file.category)?.name ?? {};
  return searchRow({
    kind: 'exhibit',
    id,
    ordinal,
    title: file.name,
    texts: [
      ...texts(category),
      ...texts(exhibitor.name),
      ...file.industries.flatMap((industry) => texts(content.industries.get(industry) ?? {})),
    ],
    summary: exhibitor.name,
    picture: file.pictures[0] ?? null,
    path: `/products/details/${id}`,
  });
}
