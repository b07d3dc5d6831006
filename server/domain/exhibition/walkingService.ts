/** Ways on foot between entrances and booths. All coordinates are metres on the plan of the whole site. */
import { localise, type Locale } from '../../../src/rules/locales';
import { cornersOf, WalkingMap } from '../../../src/rules/walking/walkingMap';
import type { EntranceEntry, GroundEntry } from '../../content/exhibitionSchemas';
import type { HandlerResponse } from '../../http/contract';
import { DomainError } from '../../http/envelope';
import type { SharedDeps } from '../sharedDeps';
import type { HallRepository } from './hallRepository';
import { outlineOf, pointOf, type HallEntry } from './hallService';

interface Deps extends Pick<SharedDeps, 'content'> {
  halls: HallRepository;
}

export class WalkingService {
  constructor(private readonly deps: Deps) {}

  /** The way to a booth from the nearest entrance; null if the plan has none. */
  async route(number: string, locale: Locale): Promise<HandlerResponse<'ownBoothRoute'>> {
    const site = await this.map(locale);
    const hall = site.halls.find(({ booths }) => booths.some((booth) => booth.number === number));
    if (!hall) throw new DomainError('record.notFound');
    const booths = hall.booths.map((booth) => ({ number: booth.number, outline: cornersOf(booth.box) }));
    const map = new WalkingMap({ site, halls: [{ ...hall, booths }], booths: [number], isStepFree: false });
    const routes = site.entrances.flatMap(({ id, name }) => {
      const route = map.route({ kind: 'booth', hall: hall.number, number }, { kind: 'entrance', id });
      return route ? [{ ...route, entrance: { id, name } }] : [];
    });
    const [nearest] = routes.sort((one, other) => one.metres - other.metres);
    return nearest ? { ...nearest, metres: Math.round(nearest.metres / 10) * 10 } : null;
  }

  /** Doors, entrances and the positions of all booths: routes are computed in the browser, also offline. */
  async map(locale: Locale): Promise<HandlerResponse<'ownWalkingMap'>> {
    const { content, halls } = this.deps;
    const [files, entrances, grounds, booths] = await Promise.all([
      content.documents<HallEntry>('hall'),
      content.documents<EntranceEntry>('entrance'),
      content.documents<GroundEntry>('ground'),
      halls.boothPositions(),
    ]);
    return {
      grounds: grounds.map(({ polygon }) => ({ outline: outlineOf(polygon) })),
      entrances: entrances.map(({ id, name, at, hasSteps = false }) => ({
        id,
        name: localise(name, locale),
        at: pointOf(at),
        hasSteps,
      })),
      halls: files.map(({ number, themeId, plan: { polygon, front, doors } }) => ({
        number: String(number),
        themeId: themeId as 1,
        front,
        outline: outlineOf(polygon),
        doors: doors.map(({ from, to, hasSteps = false }) => ({ from: pointOf(from), to: pointOf(to), hasSteps })),
        booths: booths
          .filter(({ hall }) => hall === String(number))
          .map((booth) => ({ number: booth.number, box: [booth.x, booth.y, booth.width, booth.depth] })),
      })),
    };
  }
}
