/** Exhibits: lists with filters and counts, details, and exhibits of an application industry. */
import { LOCALES, localise, type Locale } from '../../../src/rules/locales';
import type { RequestContext } from '../../http/context';
import type { HandlerResponse, Input } from '../../http/contract';
import { DomainError } from '../../http/envelope';
import { unitLabel } from '../../content/parameters';
import type { ListOrder } from './exhibitorRepository';
import type { ParameterRepository } from './parameterRepository';
import { pageOf, rangeOf } from '../content/pagination';
import { pictureResponse } from '../content/pictures';
import { countOf, Labels } from './labels';
import { flagValues, findKeywordMatches, nameOrder, pageOrdinals, toFilters } from './listing';
import {
  exhibitorSummary,
  exhibitSummary,
  parameterResponse,
  premiereResponse,
  type ExhibitSummary,
} from './summaries';
import { viewOf } from '../content/views';
import type { SharedDeps } from '../sharedDeps';

type Deps = Pick<SharedDeps, 'exhibitors' | 'facets' | 'labels' | 'clock'> & { parameters: ParameterRepository };
type PageRequest = Input<'exhibitPage'>['body'];

const FACETS = ['theme', 'category', 'industry', 'isNew'];
const MAX_RELATED = 8;
const MAX_OF_INDUSTRY = 60;
const PICTURE = { width: 960, height: 720 };

function orderOf(sort: PageRequest['sort'], locale: Locale): ListOrder | null {
  if (sort === undefined || sort === 'smart') return null;
  if (sort === 'newest') return 'newestExhibit';
  return sort === 'name' ? nameOrder(locale) : sort;
}

export class ExhibitService {
  constructor(private readonly deps: Deps) {}

  async page(request: PageRequest, locale: Locale): Promise<HandlerResponse<'exhibitPage'>> {
    const { facets, exhibitors, parameters } = this.deps;
    const { themeIds, applicationIndustryIds, categories, exhibitorId, parameters: ranges = [] } = request;
    const labels = await this.labels(locale);
    // A category filter accepts ids and names. An unknown one matches nothing.
    const categoryIds = categories?.flatMap((name) => {
      const valueIds = labels.findValuesByName('category', name);
      return valueIds.length > 0 ? valueIds : [name];
    });
    const category = categoryIds?.length === 1 ? labels.parseCategoryId(categoryIds[0]!) : undefined;
    if (ranges.length > 0 && categoryIds?.length !== 1) throw new DomainError('exhibit.categoryMissing');
    const [matches, exhibitorSet, inRanges, extents] = await Promise.all([
      findKeywordMatches(facets, 'exhibit', request.keyword),
      exhibitorId === undefined ? undefined : facets.ofExhibitor(exhibitorId),
      category === undefined || ranges.length === 0 ? undefined : parameters.findInRanges(category, ranges),
      category === undefined ? [] : parameters.ofCategory(category),
    ]);
    const restrictions = [
      ...(matches ? [{ set: matches.all }] : []),
      ...(exhibitorSet ? [{ set: exhibitorSet }] : []),
      // Ranges belong to their category: the other categories are counted without them.
      ...(inRanges ? [{ facet: 'category', set: inRanges }] : []),
    ];
    const filters = toFilters({
      theme: themeIds,
      category: categoryIds,
      industry: applicationIndustryIds,
      isNew: flagValues(request.isNew),
    });
    const { counts, found } = await facets.count('exhibit', FACETS, filters, restrictions);
    const order = orderOf(request.sort, locale);
    const ordinals = await pageOrdinals(exhibitors, 'exhibit', found, matches?.nameMatches, order, rangeOf(request));
    const rows = await exhibitors.exhibitsByOrdinals(ordinals);
    return {
      ...pageOf(request, { records: rows, total: found.count }, (row) => exhibitSummary(row, labels, locale)),
      facets: {
        themes: labels.facetValues('theme', counts, themeIds),
        categories: labels.facetValues('category', counts, categoryIds),
        applicationIndustries: labels.facetValues('industry', counts, applicationIndustryIds, 60),
        isNew: countOf(counts, 'isNew'),
        parameters: extents.map(({ key, definition, min, max }) => ({
          key,
          name: localise(definition.name, locale),
          unit: unitLabel(definition.unit, locale),
          min,
          max,
        })),
      },
    };
  }

  /** The details of an exhibit. Counts a view once per session and hour. */
  async byId(id: string, context: RequestContext): Promise<HandlerResponse<'exhibitById'>> {
    const { exhibitors, parameters, clock } = this.deps;
    const { locale } = context;
    const row = await exhibitors.exhibit(id);
    const exhibitor = row && (await exhibitors.byId(row.exhibitor_id));
    if (!row || !exhibitor) throw new DomainError('record.notFound');
    await exhibitors.countView('exhibit', id, viewOf(context, clock.now()));
    const [labels, related, values] = await Promise.all([
      this.labels(locale),
      exhibitors.related(row, MAX_RELATED),
      parameters.ofExhibit(row.ordinal),
    ]);
    return {
      ...exhibitSummary(row, labels, locale),
      body: localise(row.body, locale),
      pictures: row.pictures.map((picture) => pictureResponse(picture, locale, PICTURE)),
      parameters: values.map((value) => parameterResponse(value, locale)),
      videoUrl: null,
      exhibitor: exhibitorSummary(exhibitor, labels, locale),
      related: related.map((other) => exhibitSummary(other, labels, locale)),
      languages: LOCALES.filter((candidate) => row.body[candidate]),
    };
  }

  /** Exhibits of an application industry, featured exhibitors first. */
  async ofIndustry(industryId: string, locale: Locale): Promise<ExhibitSummary[]> {
    const { facets, exhibitors } = this.deps;
    const labels = await this.labels(locale);
    if (!labels.has('industry', industryId)) throw new DomainError('record.notFound');
    const { found } = await facets.count('exhibit', [], [{ facet: 'industry', value: industryId }]);
    const rows = await exhibitors.exhibitsByOrdinals(found.slice(0, MAX_OF_INDUSTRY));
    return rows.map((row) => exhibitSummary(row, labels, locale));
  }

  /** Exhibits of some categories, featured exhibitors first. */
  async ofCategories(categories: number[], limit: number, locale: Locale): Promise<ExhibitSummary[]> {
    const labels = await this.labels(locale);
    const rows = await this.deps.exhibitors.exhibitsOfCategories(categories, limit);
    return rows.map((row) => exhibitSummary(row, labels, locale));
  }

  /** A premiere of each theme, with its first parameter. */
  async premieres(locale: Locale): Promise<HandlerResponse<'configHome'>['premieres']['items']> {
    const { exhibitors, parameters } = this.deps;
    const rows = await exhibitors.premieres();
    const values = await Promise.all(rows.map(({ ordinal }) => parameters.ofExhibit(ordinal)));
    return rows.flatMap((row, at) => premiereResponse(row, values[at]?.[0], locale) ?? []);
  }

  private async labels(locale: Locale): Promise<Labels> {
    return new Labels(await this.deps.labels.all(this.deps.clock.now()), locale);
  }
}
