/** The open data's datasets: the columns of each CSV file, and the schema.org object of each record. */
import { localise, type Locale, type PartialText } from '../../../src/rules/locales';
import { shanghaiIso } from '../../../src/rules/shanghai';
import { toPlainText } from '../../../src/rules/toPlainText';
import { unitLabel, valueText } from '../../content/parameters';
import type { EditionEntry } from '../../content/schemas';
import { maskPersonalData } from '../../lib/masking';
import type { Cell } from '../../lib/spreadsheet/table';
import type { Labels } from '../exhibition/labels';
import type { MeetingRow } from '../meetings/meetingRepository';
import type { Figures, OpenBooth, OpenDataRepository, OpenExhibitor, OpenProduct } from './openDataRepository';

/** What a record is described with. */
export interface DatasetContext {
  locale: Locale;
  origin: string;
  edition: EditionEntry;
  labels: Labels;
}

interface Dataset {
  /** The same in every language, so that programs can rely on them. */
  columns: readonly string[];
  countOf(figures: Figures): number;
  rows(repository: OpenDataRepository, context: DatasetContext): AsyncGenerator<Cell[]>;
  items(repository: OpenDataRepository, context: DatasetContext): AsyncGenerator<object>;
}

type Value = Cell | boolean | string[];

const toCell = (value: Value): Cell =>
  Array.isArray(value) ? value.join('; ') : typeof value === 'boolean' ? String(value) : value;

function makeDataset<Row>(definition: {
  read: (repository: OpenDataRepository) => AsyncGenerator<Row>;
  countOf: Dataset['countOf'];
  columns: Record<string, (row: Row, context: DatasetContext) => Value>;
  item: (row: Row, context: DatasetContext) => object;
}): Dataset {
  const { read, countOf, columns, item } = definition;
  const values = Object.values(columns);
  return {
    columns: Object.keys(columns),
    countOf,
    async *rows(repository, context) {
      for await (const row of read(repository)) yield values.map((valueOf) => toCell(valueOf(row, context)));
    },
    async *items(repository, context) {
      for await (const row of read(repository)) yield item(row, context);
    },
  };
}

/** A text in the file's language. Contacts that an exhibitor wrote into a text are masked. */
const text = (value: PartialText, { locale }: DatasetContext): string => maskPersonalData(localise(value, locale));
const plainText = (html: PartialText, { locale }: DatasetContext): string =>
  maskPersonalData(toPlainText(localise(html, locale), Infinity));

const exhibitorUrl = (id: string, { origin, locale }: DatasetContext) =>
  `${origin}/${locale}/exhibitor-list/details/${id}`;
const productUrl = (id: string, { origin, locale }: DatasetContext) => `${origin}/${locale}/products/details/${id}`;
const sessionUrl = (id: string, { origin, locale }: DatasetContext) => `${origin}/${locale}/meeting/details/${id}`;

const named = (
  facet: Parameters<Labels['labelFor']>[0],
  values: readonly (string | number)[],
  { labels }: DatasetContext,
) => values.map((value) => labels.labelFor(facet, value));

const boothNumbers = (booths: OpenExhibitor['booths']) => booths.map(({ number }) => number);

/** The name in English, or in Chinese in the English file; null when it is the same. */
function otherName(name: PartialText, context: DatasetContext): string | null {
  const other = (context.locale === 'en' ? name['zh-cn'] : name.en) ?? null;
  return other === localise(name, context.locale) ? null : other;
}

/** A website, but no other address, such as one of mail. */
const websiteOf = ({ website }: OpenExhibitor): string | null =>
  website !== null && /^https?:/.test(website) ? website : null;

const hallPlace = (hall: string, { labels }: DatasetContext) => ({
  '@type': 'Place',
  identifier: hall,
  name: labels.labelFor('hall', hall),
});

/** The organisation that exhibits, as a reference to its record. */
const exhibitorReference = (id: string, name: PartialText, context: DatasetContext) => ({
  '@type': 'Organization',
  '@id': exhibitorUrl(id, context),
  identifier: id,
  name: text(name, context),
});

const exhibitors = makeDataset<OpenExhibitor>({
  read: (repository) => repository.exhibitors(),
  countOf: (figures) => figures.exhibitors,
  columns: {
    id: ({ id }) => id,
    name: ({ name }, context) => text(name, context),
    other_name: ({ name }, context) => otherName(name, context),
    description: ({ summary }, context) => text(summary, context),
    themes: ({ theme_ids }, context) => named('theme', theme_ids, context),
    categories: ({ categories }, context) => named('category', categories, context),
    industries: ({ industries }, context) => named('industry', industries, context),
    country: ({ country }) => country,
    province: ({ province }, { labels }) => province && labels.labelFor('province', province),
    halls: ({ halls }) => halls,
    booths: ({ booths }) => boothNumbers(booths),
    products: ({ exhibit_count }) => exhibit_count,
    website: websiteOf,
    url: ({ id }, context) => exhibitorUrl(id, context),
  },
  item: (row, context) => ({
    '@type': 'Organization',
    '@id': exhibitorUrl(row.id, context),
    identifier: row.id,
    name: text(row.name, context),
    alternateName: otherName(row.name, context) ?? undefined,
    description: text(row.summary, context),
    url: websiteOf(row) ?? undefined,
    address: {
      '@type': 'PostalAddress',
      addressCountry: row.country,
      addressRegion: row.province ? context.labels.labelFor('province', row.province) : undefined,
    },
    keywords: named('theme', row.theme_ids, context),
    knowsAbout: [...named('category', row.categories, context), ...named('industry', row.industries, context)],
    location: row.booths.map(({ number, hall }) => ({
      '@type': 'Place',
      identifier: number,
      containedInPlace: hallPlace(hall, context),
    })),
  }),
});

const parameterText = ({ definition: { name, unit }, value }: OpenProduct['parameters'][number], locale: Locale) =>
  `${localise(name, locale)}: ${valueText(value, unit, locale)}`;

const products = makeDataset<OpenProduct>({
  read: (repository) => repository.products(),
  countOf: (figures) => figures.products,
  columns: {
    id: ({ id }) => id,
    name: ({ name }, context) => text(name, context),
    description: ({ body }, context) => plainText(body, context),
    theme: ({ theme_id }, { labels }) => labels.labelFor('theme', theme_id),
    category: ({ category }, { labels }) => labels.labelFor('category', category),
    industries: ({ industries }, context) => named('industry', industries, context),
    parameters: ({ parameters }, { locale }) => parameters.map((parameter) => parameterText(parameter, locale)),
    is_new: ({ is_new }) => is_new,
    exhibitor_id: ({ exhibitor_id }) => exhibitor_id,
    exhibitor: ({ exhibitor_name }, context) => text(exhibitor_name, context),
    booths: ({ exhibitor_booths }) => boothNumbers(exhibitor_booths),
    url: ({ id }, context) => productUrl(id, context),
  },
  item: (row, context) => ({
    '@type': 'Product',
    '@id': productUrl(row.id, context),
    productID: row.id,
    name: text(row.name, context),
    description: plainText(row.body, context),
    category: context.labels.labelFor('category', row.category),
    keywords: [context.labels.labelFor('theme', row.theme_id), ...named('industry', row.industries, context)],
    manufacturer: exhibitorReference(row.exhibitor_id, row.exhibitor_name, context),
    additionalProperty: [
      { '@type': 'PropertyValue', propertyID: 'is_new', value: row.is_new },
      ...row.parameters.map(({ key, definition: { name, unit }, value }) => ({
        '@type': 'PropertyValue',
        propertyID: key,
        name: localise(name, context.locale),
        value,
        unitText: unitLabel(unit, context.locale),
      })),
    ],
  }),
});

const metres = (propertyID: string, value: number) => ({
  '@type': 'PropertyValue',
  propertyID,
  value,
  unitCode: propertyID === 'area' ? 'MTK' : 'MTR',
});

const booths = makeDataset<OpenBooth>({
  read: (repository) => repository.booths(),
  countOf: (figures) => figures.booths,
  columns: {
    number: ({ number }) => number,
    hall: ({ hall }) => hall,
    kind: ({ kind }) => kind,
    area: ({ width, depth }) => width * depth,
    x: ({ x }) => x,
    y: ({ y }) => y,
    width: ({ width }) => width,
    depth: ({ depth }) => depth,
    exhibitor_id: ({ exhibitor_id }) => exhibitor_id,
    exhibitor: ({ exhibitor_name }, context) => exhibitor_name && text(exhibitor_name, context),
  },
  item: ({ number, hall, kind, x, y, width, depth, exhibitor_id, exhibitor_name }, context) => ({
    '@type': 'Place',
    identifier: number,
    name: number,
    containedInPlace: hallPlace(hall, context),
    additionalProperty: [
      { '@type': 'PropertyValue', propertyID: 'kind', value: kind },
      ...Object.entries({ area: width * depth, x, y, width, depth }).map(([id, value]) => metres(id, value)),
    ],
    // The organisation whose location this place is.
    ...(exhibitor_id !== null &&
      exhibitor_name && { '@reverse': { location: exhibitorReference(exhibitor_id, exhibitor_name, context) } }),
  }),
});

/** The venue as a schema.org place. */
export function venuePlace({ venue }: EditionEntry, locale: Locale) {
  return {
    '@type': 'Place',
    name: localise(venue.name, locale),
    address: {
      '@type': 'PostalAddress',
      streetAddress: localise(venue.address, locale),
      addressLocality: localise(venue.city, locale),
      addressCountry: venue.country,
    },
    geo: { '@type': 'GeoCoordinates', latitude: venue.latitude, longitude: venue.longitude },
  };
}

/** Without speakers: the files hold no personal data. */
const sessions = makeDataset<MeetingRow>({
  read: (repository) => repository.sessions(),
  countOf: (figures) => figures.sessions,
  columns: {
    id: ({ id }) => id,
    title: ({ title }, context) => text(title, context),
    description: ({ summary }, context) => text(summary, context),
    start: ({ starts_at }) => shanghaiIso(starts_at),
    end: ({ ends_at }) => shanghaiIso(ends_at),
    hall: ({ hall }) => hall,
    room: ({ room }, context) => text(room, context),
    theme: ({ theme_title }, context) => theme_title && text(theme_title, context),
    languages: ({ languages }) => languages,
    organisers: ({ organisers }, context) => organisers.map((organiser) => text(organiser, context)),
    price_cny: ({ price }) => price / 100,
    seats: ({ seats }) => seats,
    is_cancelled: ({ cancelled }) => cancelled,
    url: ({ id }, context) => sessionUrl(id, context),
  },
  item: (row, context) => ({
    '@type': 'BusinessEvent',
    '@id': sessionUrl(row.id, context),
    identifier: row.id,
    name: text(row.title, context),
    description: text(row.summary, context),
    url: sessionUrl(row.id, context),
    startDate: shanghaiIso(row.starts_at),
    endDate: shanghaiIso(row.ends_at),
    eventStatus: `https://schema.org/${row.cancelled ? 'EventCancelled' : 'EventScheduled'}`,
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    inLanguage: row.languages,
    location: {
      '@type': 'Place',
      name: text(row.room, context),
      containedInPlace: venuePlace(context.edition, context.locale),
    },
    keywords: row.theme_title ? [text(row.theme_title, context)] : undefined,
    organizer: row.organisers.map((name) => ({ '@type': 'Organization', name: text(name, context) })),
    maximumAttendeeCapacity: row.seats ?? undefined,
    offers: { '@type': 'Offer', price: row.price / 100, priceCurrency: 'CNY', url: sessionUrl(row.id, context) },
  }),
});

/** By name, as in the addresses. */
export const datasets = { exhibitors, products, booths, sessions };
export type DatasetName = keyof typeof datasets;
export const datasetNames = Object.keys(datasets) as DatasetName[];
