/** Halls, booths and the site plan. All coordinates are metres on the plan of the whole site. */
import { localise, localiseWithLang, type Locale } from '../../../src/rules/locales';
import type { EntranceEntry, GroundEntry } from '../../content/exhibitionSchemas';
import type { ThemeEntry } from '../../content/schemas';
import { searchTerms } from '../../content/terms';
import type { HandlerResponse } from '../../http/contract';
import { DomainError } from '../../http/envelope';
import type { HallRepository } from './hallRepository';
import { boothSignsPdf } from '../documents/boothSignsPdf';
import { pictureResponse } from '../content/pictures';
import type { InMemoryRateLimit } from '../limits/inMemoryRateLimit';
import type { SharedDeps } from '../sharedDeps';

interface Deps extends Pick<SharedDeps, 'exhibitors' | 'facets' | 'content' | 'edition' | 'clock' | 'origin'> {
  halls: HallRepository;
  limit: InMemoryRateLimit;
}
export interface HallEntry {
  number: number;
  themeId: number;
  name: Record<string, string>;
  area: number;
  plan: {
    polygon: [number, number][];
    front: 'north' | 'south';
    doors: { from: [number, number]; to: [number, number]; hasSteps?: true }[];
  };
}
type MapHit = HandlerResponse<'exhibitorMapSearch'>[number];
type BoothRow = Awaited<ReturnType<HallRepository['booths']>>[number];

const MAX_MAP_HITS = 50;
const MAX_EXHIBITORS = 30;

const centre = (polygon: [number, number][]): [number, number] => {
  const middle = (axis: 0 | 1) =>
    (Math.min(...polygon.map((point) => point[axis])) + Math.max(...polygon.map((point) => point[axis]))) / 2;
  return [middle(0), middle(1)];
};
/** Size of a logo in lists, in pixels. */
const LOGO = { width: 96, height: 96 };

export const pointOf = ([x, y]: [number, number]) => ({ x, y });
export const outlineOf = (polygon: [number, number][]) => polygon.map(pointOf);
const rectangle = ({ x, y, width, depth }: BoothRow): [number, number][] => [
  [x, y],
  [x + width, y],
  [x + width, y + depth],
  [x, y + depth],
];

/** The distance within which a booth counts as near another one. */
const NEAR_METRES = 40;

/** The booths near a booth. */
function boothsNear(rows: BoothRow[], number: string): BoothRow[] {
  const centreBooth = rows.find((row) => row.number === number);
  return centreBooth
    ? rows.filter(
        ({ x, y }) => Math.abs(x - centreBooth.x) <= NEAR_METRES && Math.abs(y - centreBooth.y) <= NEAR_METRES,
      )
    : [];
}

export class HallService {
  constructor(private readonly deps: Deps) {}

  async halls(locale: Locale): Promise<HandlerResponse<'exhibitorHalls'>> {
    const { content, facets } = this.deps;
    const [halls, themes, counts] = await Promise.all([
      content.documents<HallEntry>('hall'),
      content.documents<ThemeEntry>('theme'),
      facets.totals('exhibitor', ['hall']),
    ]);
    return halls.map(({ number, name, themeId, area, plan }) => {
      const theme = themes.find(({ id }) => id === themeId);
      const size = (axis: 0 | 1) =>
        2 * (centre(plan.polygon)[axis] - Math.min(...plan.polygon.map((point) => point[axis])));
      return {
        number: String(number),
        name: localise(name, locale),
        themeIds: [themeId as 1],
        floor: 1,
        width: size(0),
        height: size(1),
        outline: outlineOf(plan.polygon),
        areas: theme
          ? [
              {
                themeId: themeId as 1,
                name: localise(theme.name, locale),
                colour: theme.colours.strong,
                outline: outlineOf(plan.polygon),
              },
            ]
          : [],
        squareMetres: Math.round(area),
        exhibitorCount: counts.find(({ value }) => value === String(number))?.count ?? 0,
      };
    });
  }

  /** The booths of a hall. Free booths have no exhibitor. */
  async booths(number: string, near: string | undefined, locale: Locale): Promise<HandlerResponse<'ownHallBooths'>> {
    const { content, halls } = this.deps;
    if (!(await content.document('hall', number))) throw new DomainError('record.notFound');
    const rows = await halls.booths(number);
    return (near === undefined ? rows : boothsNear(rows, near)).map((row) => {
      const name = row.exhibitor_name && localiseWithLang(row.exhibitor_name, locale);
      return {
        number: row.number,
        kind: row.kind,
        area: row.width * row.depth,
        outline: outlineOf(rectangle(row)),
        exhibitorId: row.exhibitor_id,
        exhibitorName: name && name.text,
        exhibitorSummary: row.exhibitor_summary && localise(row.exhibitor_summary, locale),
        exhibitorLogo: row.exhibitor_logo && pictureResponse(row.exhibitor_logo, locale, LOGO),
        lang: name ? name.lang : locale,
      };
    });
  }

  /** The site plan. Each hall's booths are merged into one path, because they are too small to be used singly. */
  async sitePlan(locale: Locale): Promise<HandlerResponse<'ownSitePlan'>> {
    const { content, halls } = this.deps;
    const [files, entrances, grounds, booths] = await Promise.all([
      content.documents<HallEntry>('hall'),
      content.documents<EntranceEntry>('entrance'),
      content.documents<GroundEntry>('ground'),
      halls.boothPositions(),
    ]);
    const path = (hall: number, isOccupied: boolean) =>
      booths
        .filter((booth) => booth.hall === String(hall) && (booth.exhibitor_id !== null) === isOccupied)
        .map(({ x, y, width, depth }) => `M${x} ${y}h${width}v${depth}h-${width}z`)
        .join('');
    return {
      grounds: grounds.map(({ id, name, polygon }) => ({
        id,
        name: localise(name, locale),
        outline: outlineOf(polygon),
      })),
      entrances: entrances.map(({ id, name, at }) => ({ id, name: localise(name, locale), at: pointOf(at) })),
      halls: files.map(({ number, plan: { front, doors } }) => ({
        number: String(number),
        front,
        doors: doors.map(({ from, to }) => ({ from: pointOf(from), to: pointOf(to) })),
        taken: path(number, true),
        free: path(number, false),
      })),
    };
  }

  /** Signs with the QR codes of all booths, or of those in a hall, to be printed. */
  async boothSigns(hall?: string): Promise<{ count: number; pdf: Buffer }> {
    const { content, halls, clock, origin } = this.deps;
    if (hall !== undefined && !(await content.document('hall', hall))) throw new DomainError('record.notFound');
    const booths = await halls.booths(hall);
    return { count: booths.length, pdf: await boothSignsPdf(booths, { origin, modifiedAt: clock.now() }) };
  }

  /** The total and free area for reservations, which end with the opening day. */
  async getAvailableArea(): Promise<HandlerResponse<'exhibitorBoothSale'>> {
    const { halls, content, edition, clock } = this.deps;
    const [rows, files, { start }] = await Promise.all([
      halls.areasByHall(),
      content.documents<HallEntry>('hall'),
      edition.current(),
    ]);
    const now = clock.now();
    const sum = (accessor: (row: (typeof rows)[number]) => number) =>
      rows.reduce((total, row) => total + accessor(row), 0);
    return {
      asOf: now.toISOString(),
      open: now < new Date(start),
      totalArea: sum(({ total }) => total),
      areaLeft: sum(({ left }) => left),
      standardBoothsLeft: sum(({ standard }) => standard),
      halls: files.flatMap(({ number, themeId }) => {
        const row = rows.find(({ hall }) => hall === String(number));
        if (!row) return [];
        return [
          {
            hall: row.hall,
            themeId: themeId as 1,
            totalArea: row.total,
            areaLeft: row.left,
            standardBoothsLeft: row.standard,
          },
        ];
      }),
    };
  }

  /** Halls, booths, exhibitors and entrances that match a keyword, in this order. */
  async search(
    keyword: string,
    { locale, clientIp }: { locale: Locale; clientIp: string },
  ): Promise<HandlerResponse<'exhibitorMapSearch'>> {
    const { content, halls, limit } = this.deps;
    limit.enforce(clientIp);
    const lowerKeyword = keyword.normalize('NFKC').trim().toLowerCase();
    const [hallFiles, entrances] = await Promise.all([
      content.documents<HallEntry>('hall'),
      content.documents<EntranceEntry>('entrance'),
    ]);
    const nameMatchesKeyword = (name: Record<string, string | undefined>) =>
      lowerKeyword !== '' && Object.values(name).some((text) => text?.toLowerCase().includes(lowerKeyword));
    const hallHits = hallFiles
      .filter(({ number, name }) => String(number) === lowerKeyword || nameMatchesKeyword(name))
      .map(({ number, name, plan }): MapHit => {
        const [x, y] = centre(plan.polygon);
        return {
          kind: 'hall',
          id: String(number),
          name: localise(name, locale),
          boothNumber: null,
          hall: String(number),
          x,
          y,
        };
      });
    const boothRows = /^\d{1,3}-[a-z]?\d{0,2}$/.test(lowerKeyword)
      ? await halls.boothsFrom(lowerKeyword.toUpperCase(), MAX_MAP_HITS)
      : [];
    const entranceHits = entrances
      .filter(({ name }) => nameMatchesKeyword(name))
      .map(({ id, name, at: [x, y] }): MapHit => {
        return { kind: 'facility', id, name: localise(name, locale), boothNumber: null, hall: null, x, y };
      });
    return [
      ...hallHits,
      ...boothRows.map((row) => boothHit(row, 'booth', locale)),
      ...(boothRows.length > 0 ? [] : await this.exhibitorHits(lowerKeyword, locale)),
      ...entranceHits,
    ].slice(0, MAX_MAP_HITS);
  }

  private async exhibitorHits(keyword: string, locale: Locale): Promise<MapHit[]> {
    const { facets, exhibitors, halls } = this.deps;
    const terms = searchTerms(keyword);
    if (terms.length === 0) return [];
    const { all, nameMatches } = await facets.findMatches('exhibitor', terms);
    const bestOrdinals = [
      ...nameMatches.slice(0, MAX_EXHIBITORS),
      ...all.without(nameMatches).slice(0, MAX_EXHIBITORS),
    ];
    const rows = await exhibitors.byOrdinals(bestOrdinals.slice(0, MAX_EXHIBITORS));
    const booths = await halls.boothsOf(
      rows.map(({ id }) => id),
      MAX_MAP_HITS,
    );
    return rows.flatMap(({ id }) =>
      booths.filter(({ exhibitor_id }) => exhibitor_id === id).map((row) => boothHit(row, 'exhibitor', locale)),
    );
  }
}

/** A booth as search hit, with its exhibitor's name if it has one. */
function boothHit(row: BoothRow, kind: 'booth' | 'exhibitor', locale: Locale): MapHit {
  const [x, y] = centre(rectangle(row));
  const name = row.exhibitor_name ? localise(row.exhibitor_name, locale) : row.number;
  const id = kind === 'exhibitor' ? (row.exhibitor_id ?? row.number) : row.number;
  return { kind, id, name, boothNumber: row.number, hall: row.hall, x, y };
}
