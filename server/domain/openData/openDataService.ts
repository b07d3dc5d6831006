/** The open data: a catalogue and files of exhibitors, products, booths and sessions (docs/api.md, Open data). */
import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { languageTag, localise, type Locale } from '../../../src/rules/locales';
import { shanghaiIso } from '../../../src/rules/shanghai';
import { dataLicenceOf } from '../../content/dataLicence';
import type { EditionEntry } from '../../content/schemas';
import { CachedValue } from '../../lib/cachedValue';
import { CONTENT_TYPES, sheetFile } from '../../lib/spreadsheet/file';
import { joinIntoChunks } from '../../lib/spreadsheet/table';
import { serverText } from '../../lib/texts';
import { Labels } from '../exhibition/labels';
import type { InMemoryRateLimit } from '../limits/inMemoryRateLimit';
import type { SharedDeps } from '../sharedDeps';
import { datasetNames, datasets, venuePlace, type DatasetContext, type DatasetName } from './datasets';
import type { Figures, OpenDataRepository } from './openDataRepository';

/** Part of the ETag: increase it when the content of a file changes although its records do not. */
const FORMAT_VERSION = 1;
const SCHEMA_ORG = 'https://schema.org';

export const FILE_FORMATS = ['csv', 'json'] as const;
type FileFormat = (typeof FILE_FORMATS)[number];

const TYPES: Record<FileFormat, string> = { csv: CONTENT_TYPES.csv, json: 'application/ld+json; charset=utf-8' };

interface Deps extends Pick<SharedDeps, 'edition' | 'labels' | 'clock' | 'origin'> {
  records: OpenDataRepository;
  limit: InMemoryRateLimit;
  /** Whether this is a demo site, whose data is fictional. */
  sandbox: boolean;
}

interface FileRequest {
  name: DatasetName;
  format: FileFormat;
  locale: Locale;
}

export interface OpenDataFile {
  contentType: string;
  /** Changes with the content of the file. */
  version: string;
  licenceUrl: string;
  /**
   * Reads the file.
   * @throws DomainError `limit.exceeded`
   */
  open(clientIp: string): Readable;
}

export class OpenDataService {
  private readonly counts = new CachedValue(() => this.deps.records.figures());

  constructor(private readonly deps: Deps) {}

  /** The numbers of records, at most ten seconds old. */
  figures(): Promise<Figures> {
    return this.counts.get(this.deps.clock.now());
  }

  /** The catalogue of all files: a schema.org DataCatalog. */
  async catalogue(locale: Locale): Promise<object> {
    const { records, edition, origin } = this.deps;
    const [current, figures, { changedAt }] = await Promise.all([edition.current(), this.figures(), records.version()]);
    const shared = this.describe(current, changedAt, locale);
    return {
      '@context': SCHEMA_ORG,
      '@type': 'DataCatalog',
      '@id': `${origin}/open-data.json?lang=${locale}`,
      name: serverText('openData.title', locale, { name: localise(current.title, locale) }),
      url: `${origin}/${locale}/open-data`,
      ...shared,
      dataset: datasetNames.map((name) => ({
        '@type': 'Dataset',
        '@id': this.fileUrl({ name, format: 'json', locale }),
        identifier: name,
        ...datasetTexts(name, current, locale),
        ...shared,
        temporalCoverage: `${current.days[0]?.date ?? ''}/${current.days.at(-1)?.date ?? ''}`,
        spatialCoverage: venuePlace(current, locale),
        size: { '@type': 'QuantitativeValue', value: datasets[name].countOf(figures), unitText: 'records' },
        variableMeasured: datasets[name].columns,
        distribution: [
          ...FILE_FORMATS.map((format) => this.download(TYPES[format], this.fileUrl({ name, format, locale }))),
          ...(name === 'sessions'
            ? [this.download('text/calendar; charset=utf-8', `${origin}/meetings.ics?lang=${locale}`)]
            : []),
        ],
      })),
    };
  }

  /** A file in a language. It is read when it is opened. */
  async file(request: FileRequest): Promise<OpenDataFile> {
    const { edition, labels, clock, records, origin, limit, sandbox } = this.deps;
    const { name, format, locale } = request;
    const [current, names, content] = await Promise.all([
      edition.current(),
      labels.all(clock.now()),
      records.version(),
    ]);
    const context: DatasetContext = { locale, origin, edition: current, labels: new Labels(names, locale) };
    const inputs = [FORMAT_VERSION, content.version, request, origin, sandbox, current, names];
    return {
      contentType: TYPES[format],
      version: createHash('sha256').update(JSON.stringify(inputs)).digest('base64url'),
      licenceUrl: dataLicenceOf(current).url,
      open: (clientIp) => {
        limit.enforce(clientIp);
        if (format === 'csv') return this.csvFile(name, context, content.version);
        const description = { ...this.describe(current, content.changedAt, locale), '@id': this.fileUrl(request) };
        const texts = this.jsonTexts(name, context, description, content.version);
        return Readable.from(joinIntoChunks(texts), { objectMode: false });
      },
    };
  }

  private csvFile(name: DatasetName, context: DatasetContext, version: string): Readable {
    const { columns, rows } = datasets[name];
    return sheetFile('csv', {
      name,
      columns: columns.map((title) => ({ title })),
      rows: this.requireVersion(version, rows(this.deps.records, context)),
    });
  }

  /** A Dataset whose main entity is the list of records. */
  private async *jsonTexts(
    name: DatasetName,
    context: DatasetContext,
    description: object,
    version: string,
  ): AsyncGenerator<string> {
    const { edition, locale } = context;
    const head = {
      '@context': SCHEMA_ORG,
      '@type': 'Dataset',
      identifier: name,
      ...datasetTexts(name, edition, locale),
      ...description,
    };
    yield `${JSON.stringify(head).slice(0, -1)},"mainEntity":{"@type":"ItemList","itemListElement":[`;
    let separator = '\n';
    for await (const item of this.requireVersion(version, datasets[name].items(this.deps.records, context))) {
      yield separator + JSON.stringify(item);
      separator = ',\n';
    }
    yield '\n]}}\n';
  }

  /** Passes on rows. Fails at the end if the content has changed since, so that no cache stores a mixture. */
  private async *requireVersion<Row>(version: string, rows: AsyncGenerator<Row>): AsyncGenerator<Row> {
    yield* rows;
    if ((await this.deps.records.version()).version !== version)
      throw new Error('The content changed while a file was read.');
  }

  private fileUrl({ name, format, locale }: FileRequest): string {
    return `${this.deps.origin}/open-data/${name}.${format}?lang=${locale}`;
  }

  private download(encodingFormat: string, contentUrl: string) {
    return { '@type': 'DataDownload', encodingFormat: encodingFormat.split(';')[0], contentUrl };
  }

  /** What applies to the catalogue and to each dataset. */
  private describe(edition: EditionEntry, changedAt: Date, locale: Locale) {
    const organiser = localise(edition.organiser, locale);
    return {
      license: dataLicenceOf(edition).url,
      creditText: this.licenceLine(edition, locale),
      creator: { '@type': 'Organization', name: organiser, url: `${this.deps.origin}/${locale}` },
      inLanguage: languageTag(locale),
      dateModified: shanghaiIso(changedAt),
      isAccessibleForFree: true,
    };
  }

  /** Who must be credited and by which licence, and on a demo site that the data is fictional. */
  licenceLine(edition: EditionEntry, locale: Locale): string {
    const credit = serverText('openData.credit', locale, {
      organiser: localise(edition.organiser, locale),
      licence: dataLicenceOf(edition).name,
    });
    return this.deps.sandbox ? `${credit} ${serverText('openData.fictional', locale)}` : credit;
  }
}

const datasetTexts = (name: DatasetName, edition: EditionEntry, locale: Locale) => ({
  name: serverText(`openData.${name}`, locale, { name: localise(edition.title, locale) }),
  description: serverText(`openData.${name}.description`, locale, { name: localise(edition.title, locale) }),
});
