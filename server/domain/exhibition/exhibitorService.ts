/** Exhibitors: lists with filters and counts, and details. */
import { LOCALES, localise, type Locale } from '../../../src/rules/locales';
import type { IndustryEntry } from '../../content/exhibitionSchemas';
import type { RequestContext } from '../../http/context';
import type { HandlerResponse, Input } from '../../http/contract';
import { DomainError } from '../../http/envelope';
import type { ListOrder } from './exhibitorRepository';
import type { MeetingRepository } from '../meetings/meetingRepository';
import { exhibitorsOf, meetingSummary } from '../meetings/responses';
import { pageOf, rangeOf } from '../content/pagination';
import { pictureResponse } from '../content/pictures';
import { countOf, Labels } from './labels';
import { flagValues, findKeywordMatches, nameOrder, pageOrdinals, toFilters } from './listing';
import { exhibitorSummary, exhibitSummary, type ExhibitorSummary } from './summaries';
import { viewOf } from '../content/views';
import type { SharedDeps } from '../sharedDeps';

interface Deps extends Pick<SharedDeps, 'exhibitors' | 'facets' | 'labels' | 'content' | 'clock'> {
  meetings: MeetingRepository;
}
type PageRequest = Input<'exhibitorPage'>['body'];

const FACETS = [
  'theme',
  'origin',
  'country',
  'province',
  'industry',
  'hall',
  'famousBrand',
  'popular',
  'featured',
  'onlineShowroom',
];
const MAX_EXHIBITS = 12;
const MAX_MEETINGS = 20;
const PICTURE = { width: 960, height: 640 };
const INDUSTRY_PICTURE = { width: 320, height: 240 };

function orderOf(sort: PageRequest['sort'], locale: Locale): ListOrder | null {
  if (sort === undefined || sort === 'smart') return null;
  return sort === 'name' ? nameOrder(locale) : sort;
}

export class ExhibitorService {
  constructor(private readonly deps: Deps) {}

  async page(request: PageRequest, locale: Locale): Promise<HandlerResponse<'exhibitorPage'>> {
    const { facets, exhibitors } = this.deps;
    const { themeIds, origins, countries, provinceIds, applicationIndustryIds, halls, initial } = request;
    const initials = `initial-${locale.startsWith('zh') ? 'zh' : 'en'}`;
    const filters = toFilters({
      theme: themeIds,
      origin: origins,
      country: countries,
      province: provinceIds,
      industry: applicationIndustryIds,
      hall: halls,
      [initials]: initial === undefined ? [] : [initial],
      famousBrand: flagValues(request.famousBrand),
      popular: flagValues(request.popular),
      featured: flagValues(request.featured),
      onlineShowroom: flagValues(request.onlineShowroom),
    });
    const matches = await findKeywordMatches(facets, 'exhibitor', request.keyword);
    const [{ counts, found }, labels] = await Promise.all([
      facets.count('exhibitor', FACETS, filters, matches && [{ set: matches.all }]),
      this.labels(locale),
    ]);
    const order = orderOf(request.sort, locale);
    const ordinals = await pageOrdinals(exhibitors, 'exhibitor', found, matches?.nameMatches, order, rangeOf(request));
    const rows = await exhibitors.byOrdinals(ordinals);
    return {
      ...pageOf(request, { records: rows, total: found.count }, (row) => exhibitorSummary(row, labels, locale)),
      facets: {
        themes: labels.facetValues('theme', counts, themeIds),
        origins: labels.facetValues('origin', counts, origins),
        countries: labels.facetValues('country', counts, countries),
        provinces: labels.facetValues('province', counts, provinceIds, 40),
        applicationIndustries: labels.facetValues('industry', counts, applicationIndustryIds, 60),
        halls: labels.facetValues('hall', counts, halls, 40),
        famousBrand: countOf(counts, 'famousBrand'),
        popular: countOf(counts, 'popular'),
        featured: countOf(counts, 'featured'),
        onlineShowroom: countOf(counts, 'onlineShowroom'),
      },
    };
  }

  /** The details of an exhibitor. Counts a view once per session and hour. */
  async byId(id: string, context: RequestContext): Promise<HandlerResponse<'exhibitorById'>> {
    const { exhibitors, clock } = this.deps;
    const { locale } = context;
    const row = await exhibitors.byId(id);
    if (!row) throw new DomainError('record.notFound');
    await exhibitors.countView('exhibitor', id, viewOf(context, clock.now()));
    const [labels, exhibits, allMeetings] = await Promise.all([
      this.labels(locale),
      exhibitors.exhibitsOf(id, MAX_EXHIBITS),
      this.deps.meetings.all(),
    ]);
    const meetings = allMeetings.filter((meeting) => exhibitorsOf(meeting).includes(id)).slice(0, MAX_MEETINGS);
    const text = (value: Record<string, string>) => localise(value, locale);
    return {
      ...exhibitorSummary(row, labels, locale),
      body: text(row.body),
      website: row.website,
      showroomUrl: row.showroom_url,
      pictures: row.pictures.map((picture) => pictureResponse(picture, locale, PICTURE)),
      contact: row.contact && {
        person: text(row.contact.person),
        department: text(row.contact.department),
        position: text(row.contact.position),
      },
      exhibits: exhibits.map((exhibit) => exhibitSummary(exhibit, labels, locale)),
      meetings: meetings.map((meeting) => meetingSummary(meeting, locale, clock.now())),
      languages: LOCALES.filter((candidate) => row.body[candidate]),
    };
  }

  /** The application industries with their numbers of exhibitors and exhibits. */
  async industries(locale: Locale): Promise<HandlerResponse<'exhibitorIndustries'>> {
    const { content, facets } = this.deps;
    const [industries, exhibitors, exhibits] = await Promise.all([
      content.documents<IndustryEntry>('industry'),
      facets.totals('exhibitor', ['industry']),
      facets.totals('exhibit', ['industry']),
    ]);
    const count = (counts: typeof exhibits, id: string) => counts.find(({ value }) => value === id)?.count ?? 0;
    return industries.map(({ id, name, sort, scene }) => ({
      id,
      name: localise(name, locale),
      picture: pictureResponse(
        { scene, seed: `industry-${id}`, theme: 0, ground: 'tint', alt: name },
        locale,
        INDUSTRY_PICTURE,
      ),
      exhibitorCount: count(exhibitors, id),
      exhibitCount: count(exhibits, id),
      sort,
    }));
  }

  /** Exhibitors of some categories, featured ones first. */
  async ofCategories(categories: number[], limit: number, locale: Locale): Promise<ExhibitorSummary[]> {
    const labels = await this.labels(locale);
    const rows = await this.deps.exhibitors.ofCategories(categories, limit);
    return rows.map((row) => exhibitorSummary(row, labels, locale));
  }

  private async labels(locale: Locale): Promise<Labels> {
    return new Labels(await this.deps.labels.all(this.deps.clock.now()), locale);
  }
}
