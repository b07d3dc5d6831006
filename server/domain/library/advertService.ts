/** Advertising: bookable places by type, and the adverts that pages show now. */
import type { Clock } from '../../../src/rules/clock';
import { localise, localiseWithLang, type Locale } from '../../../src/rules/locales';
import type { AdvertDetailEntry, AdvertDisplayDocument, AdvertTypeEntry } from '../../content/library/schemas';
import type { Localised, Picture } from '../../db/schema';
import type { HandlerResponse, Input } from '../../http/contract';
import { DomainError, fieldError } from '../../http/envelope';
import type { ContentRepository } from '../content/contentRepository';
import { contentId } from '../../lib/ids';
import { localisePath, pictureResponse } from '../content/pictures';
import { shanghaiDate } from '../../../src/rules/shanghai';
import type { RequestContext } from '../../http/context';
import type { AdvertCountRepository } from './advertCountRepository';
import type { InMemoryRateLimit } from '../limits/inMemoryRateLimit';
import type { SharedDeps } from '../sharedDeps';
import { storeApplication } from '../submissions/storeApplication';
import type { RateLimit } from '../limits/limitService';
import { fingerprintOf } from '../visitors/fingerprint';

interface Deps extends Pick<SharedDeps, 'adverts' | 'clock'> {
  counts: AdvertCountRepository;
  limit: InMemoryRateLimit;
}

/** Daily views and clicks of adverts, for reports to advertisers. Nothing personal is stored. */
export class AdvertCountService {
  constructor(private readonly deps: Deps) {}

  /** Counts a view or click. Beyond the limit of the client's IP nothing is counted, without an error. */
  async count(
    { id, action }: Input<'ownAdvertCount'>['body'],
    { clientIp }: Pick<RequestContext, 'clientIp'>,
  ): Promise<HandlerResponse<'ownAdvertCount'>> {
    const { adverts, counts, limit, clock } = this.deps;
    if (!(await adverts.all()).some((advert) => advert.id === id)) throw new DomainError('record.notFound');
    if (!limit.consume(clientIp)) return { counted: false };
    await counts.add({ day: shanghaiDate(clock.now()), advert: id, action });
    return { counted: true };
  }
}

type AdvertType = HandlerResponse<'advertTypes'>[number];
type Display = HandlerResponse<'configHomeAdverts'>[number];

const ROOT = '0';
const HOME_PREFIX = 'home-';
const TYPE_PICTURE = { width: 640, height: 480 };
const DETAIL_PICTURE = { width: 960, height: 640 };
const WIDE = { width: 1200, height: 240 };
const NARROW = { width: 720, height: 360 };

const localiseOrNull = (text: Localised | null, locale: Locale): string | null => text && localise(text, locale);

export class AdvertService {
  constructor(
    private readonly content: ContentRepository,
    private readonly clock: Clock,
  ) {}

  /** Types by parent and by a keyword in name or summary. */
  async types({ parentId, keyword }: Input<'advertTypes'>['body'], locale: Locale): Promise<AdvertType[]> {
    const { types, details } = await this.loadCatalogue();
    const lowerKeyword = keyword?.toLowerCase();
    const includesKeyword = (text: Record<string, string | undefined>) =>
      Object.values(text).some((value) => lowerKeyword !== undefined && value?.toLowerCase().includes(lowerKeyword));
    return types
      .filter((type) => parentId === undefined || (type.parentId ?? ROOT) === parentId)
      .filter(({ name, summary }) => lowerKeyword === undefined || includesKeyword(name) || includesKeyword(summary))
      .map((type) => describeType(type, types, details, locale));
  }

  /** The child types of a type; `0` is the root. */
  async childTypes(id: string, locale: Locale): Promise<AdvertType[]> {
    const { types, details } = await this.loadCatalogue();
    if (id !== ROOT && !types.some((type) => type.id === id)) throw new DomainError('record.notFound');
    return types
      .filter((type) => (type.parentId ?? ROOT) === id)
      .map((type) => describeType(type, types, details, locale));
  }

  /** The bookable places of a type. */
  async details(typeId: string, locale: Locale): Promise<HandlerResponse<'advertDetails'>> {
    const { types, details } = await this.loadCatalogue();
    if (!types.some(({ id }) => id === typeId)) throw new DomainError('record.notFound');
    return details.filter(({ type }) => type === typeId).map((item) => describeDetail(item, locale));
  }

  /** The current adverts of a placement: a slot on a page. */
  async ofPlacement(placement: string, locale: Locale): Promise<Display[]> {
    return (await this.currentDisplays())
      .filter((item) => item.place === placement)
      .map((item) => describeDisplay(item, locale));
  }

  /** The current adverts of the home page. */
  async ofHome(locale: Locale): Promise<Display[]> {
    return (await this.currentDisplays())
      .filter(({ place }) => place.startsWith(HOME_PREFIX))
      .map((item) => describeDisplay(item, locale));
  }

  /** The next instant at which the current adverts change, or null. */
  async nextChange(): Promise<Date | null> {
    const now = this.clock.now().getTime();
    const instants = (await this.displays())
      .flatMap(({ published, startsAt, endsAt }) => (published ? [startsAt, endsAt] : []))
      .map((instant) => Date.parse(instant))
      .filter((instant) => instant > now);
    return instants.length > 0 ? new Date(Math.min(...instants)) : null;
  }

  /** All adverts, past and future, with their public ids. */
  async all(): Promise<(Omit<AdvertDisplayDocument, 'id'> & { id: string })[]> {
    return (await this.displays()).map((item) => ({ ...item, id: contentId('advertDisplay', item.id) }));
  }

  private displays(): Promise<AdvertDisplayDocument[]> {
    return this.content.documents<AdvertDisplayDocument>('advertDisplay');
  }

  private async loadCatalogue() {
    const [types, details] = await Promise.all([
      this.content.documents<AdvertTypeEntry>('advertType'),
      this.content.documents<AdvertDetailEntry>('advertDetail'),
    ]);
    return { types, details: details.filter(({ published }) => published) };
  }

  private async currentDisplays(): Promise<AdvertDisplayDocument[]> {
    const now = this.clock.now().getTime();
    const items = await this.displays();
    return items.filter(
      ({ published, startsAt, endsAt }) => published && Date.parse(startsAt) <= now && now < Date.parse(endsAt),
    );
  }
}

function describeType(
  type: AdvertTypeEntry,
  types: AdvertTypeEntry[],
  details: AdvertDetailEntry[],
  locale: Locale,
): AdvertType {
  const name = localiseWithLang(type.name, locale);
  return {
    id: type.id,
    parentId: type.parentId,
    name: name.text,
    summary: localise(type.summary, locale),
    picture: type.picture && pictureResponse(type.picture as Picture, locale, TYPE_PICTURE),
    childCount: types.filter(({ parentId }) => parentId === type.id).length,
    detailCount: details.filter((detail) => detail.type === type.id).length,
    sort: type.sort,
    lang: name.lang,
  };
}

function describeDetail(item: AdvertDetailEntry, locale: Locale): HandlerResponse<'advertDetails'>[number] {
  const title = localiseWithLang(item.title, locale);
  return {
    id: contentId('advertDetail', item.id),
    typeId: item.type,
    title: title.text,
    body: localise(item.body, locale),
    pictures: item.pictures.map((picture) => pictureResponse(picture as Picture, locale, DETAIL_PICTURE)),
    size: item.size,
    material: localiseOrNull(item.material as Localised | null, locale),
    place: localiseOrNull(item.place as Localised | null, locale),
    price: item.price,
    unit: localiseOrNull(item.unit as Localised | null, locale),
    quantity: item.quantity,
    quantityLeft: item.quantityLeft,
    bookUntil: item.bookUntil && new Date(item.bookUntil).toISOString(),
    sort: item.sort,
    lang: title.lang,
  };
}

const describeDisplay = (item: AdvertDisplayDocument, locale: Locale): Display => ({
  id: contentId('advertDisplay', item.id),
  placeId: item.place,
  title: localise(item.title, locale),
  // Content that an older version imported has no advertiser.
  advertiser: localiseOrNull(item.advertiser ?? null, locale),
  picture: pictureResponse(item.picture as Picture, locale, WIDE),
  mobilePicture: pictureResponse(item.picture as Picture, locale, NARROW),
  link: item.path && localisePath(item.path, locale),
  linkTarget: item.path && !item.path.startsWith('/') ? '_blank' : '_self',
  startsAt: new Date(item.startsAt).toISOString(),
  endsAt: new Date(item.endsAt).toISOString(),
  sort: item.sort,
});

type RequestDeps = Pick<
  SharedDeps,
  'db' | 'applications' | 'content' | 'edition' | 'captcha' | 'submissions' | 'clock'
>;

/** Not a published form: its fields are those of the operation. */
const ADVERT_REQUEST_FORM = 'advert-request';
const PER_HOUR: RateLimit = { name: 'advert request', max: 10, per: 'hour' };

/** Companies' requests for an advertising offer. */
export class AdvertRequestService {
  constructor(private readonly deps: RequestDeps) {}

  /**
   * Stores a request, with a notice to the organiser and a receipt to the sender.
   * @throws DomainError
   */
  async send(
    body: Input<'ownAdvertRequest'>['body'],
    context: RequestContext,
  ): Promise<HandlerResponse<'ownAdvertRequest'>> {
    if (!body.privacyAgreed) throw fieldError('visitor.privacyMissing', '/body/privacyAgreed');
    const details = await this.deps.content.documents<AdvertDetailEntry>('advertDetail');
    const detail = details.find(({ id, published }) => published && contentId('advertDetail', id) === body.detailId);
    if (!detail) throw fieldError('advert.notFound', '/body/detailId');
    const { privacyAgreed: _agreed, email, ...core } = body;
    const application = {
      kind: 'advert',
      formId: ADVERT_REQUEST_FORM,
      formVersion: 1,
      core: { ...core, place: localise(detail.title, 'zh-cn') },
      answers: {},
      email,
      company: body.company,
      source: undefined,
      fingerprint: fingerprintOf({ ...body, answers: {} }),
    } as const;
    return storeApplication(this.deps, application, PER_HOUR, context);
  }
}
