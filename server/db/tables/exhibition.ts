/** Tables of exhibitors, exhibits, booths and the search for Kysely. */
import type { ColumnType, Generated } from 'kysely';
import type { Consent } from '../schema';
import type { Json, Localised, Picture, Time } from '../columns';

type OriginKind = 'domestic' | 'hkMacaoTaiwan' | 'overseas';
type BoothKind = 'standard' | 'raw';

/** A booth in the exhibitor's row. */
export interface StoredBooth {
  number: string;
  hall: string;
  kind: BoothKind;
  area: number;
}

/** A PostgreSQL array: read as an array, written as a literal. */
type PgArray<T> = ColumnType<T[], string | T[], string | T[]>;
type NullableJson<T> = ColumnType<T | null, string | null, string | null>;

export interface ExhibitorTable {
  id: string;
  ordinal: number;
  slug: string;
  name: Json<Localised>;
  summary: Json<Localised>;
  /** Sanitised HTML by language. */
  body: Json<Localised>;
  theme_ids: PgArray<number>;
  categories: PgArray<number>;
  origin: OriginKind;
  country: string;
  province: string | null;
  industries: PgArray<string>;
  halls: PgArray<string>;
  booths: Json<StoredBooth[]>;
  famous_brand: boolean;
  popular: boolean;
  featured: boolean;
  online_showroom: boolean;
  logo: NullableJson<Picture>;
  pictures: Json<Picture[]>;
  website: string | null;
  showroom_url: string | null;
  contact: NullableJson<{ person: Localised; department: Localised; position: Localised }>;
  /** The recipient of questions. It must not be in any response. */
  email: string | null;
  exhibit_count: number;
  sort_zh: string;
  sort_en: string;
  sort_hall: string;
  joined_at: Time;
  views: Generated<number>;
  updated_at: Generated<Date>;
}

export interface ExhibitTable {
  id: string;
  ordinal: number;
  slug: string;
  exhibitor_id: string;
  name: Json<Localised>;
  body: Json<Localised>;
  theme_id: number;
  category: number;
  industries: PgArray<string>;
  is_new: boolean;
  pictures: Json<Picture[]>;
  sort_zh: string;
  sort_en: string;
  added_at: Time;
  views: Generated<number>;
  updated_at: Generated<Date>;
}

interface ExhibitParameterTable {
  /** Of the exhibit. */
  ordinal: number;
  key: string;
  category: number;
  value: number;
}

interface BoothTable {
  number: string;
  hall: string;
  position: number;
  kind: BoothKind;
  x: number;
  y: number;
  width: number;
  depth: number;
  exhibitor_id: string | null;
}

interface FacetBitmapTable {
  kind: string;
  facet: string;
  value: string;
  bits: string;
}

/** The data of a search hit. Texts stay localised until the service selects a language. */
export interface SearchHitData {
  title: Localised;
  summary: Localised;
  picture: Picture | null;
  /** Without the language. */
  path: string;
  date: string | null;
  /** For exhibitors: the first booth, and the theme for its colour. */
  booth?: { number: string; themeId: number };
}

interface SearchDocumentTable {
  kind: string;
  id: string;
  ordinal: number;
  visible_from: ColumnType<Date | null, Date | string | null, Date | string | null>;
  names: string;
  terms: string;
  shown: Json<SearchHitData>;
}

interface SearchPostingTable {
  kind: string;
  term: string;
  field: 'names' | 'terms';
  bits: string;
}

interface KeywordSearchTable {
  day: string;
  keyword: string;
  /** A keyed hash of the client's network. */
  network: string;
}

interface ContentViewTable {
  kind: string;
  id: string;
  viewer: string;
  hour: Time;
}

export interface CounsellingTable {
  id: string;
  exhibitor_id: string;
  exhibit_id: string | null;
  name: string;
  company: string | null;
  mobile: string | null;
  email: string | null;
  content: string;
  source: string | null;
  locale: string;
  consent: Json<Consent>;
  client: string;
  created_at: Time;
  /** Equal for identical questions; null for older ones. */
  fingerprint: string | null;
}

export interface ExhibitionTables {
  exhibitor: ExhibitorTable;
  exhibit: ExhibitTable;
  exhibit_parameter: ExhibitParameterTable;
  booth: BoothTable;
  facet_bitmap: FacetBitmapTable;
  search_document: SearchDocumentTable;
  search_posting: SearchPostingTable;
  keyword_search: KeywordSearchTable;
  content_view: ContentViewTable;
  counselling: CounsellingTable;
}
