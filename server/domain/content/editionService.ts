/** The edition: its dates, phase and themes (specification, section 3). */
import type { Clock } from '../../../src/rules/clock';
import { deriveEdition } from '../../../src/rules/editionTexts';
import { firstDay } from '../../../src/rules/edition';
import { referenceDates, type ReferenceDates } from '../../../src/rules/referenceDates';
import { localise, type Locale } from '../../../src/rules/locales';
import { formatHour } from '../../../src/rules/formatDate';
import { phaseOf, isPreRegistrationOpen, type Phase } from '../../../src/rules/phases';
import { shanghaiInstant } from '../../../src/rules/shanghai';
import type { EditionEntry, ThemeEntry, ThemeTextEntry } from '../../content/schemas';
import { DomainError } from '../../http/envelope';
import type { HandlerResponse } from '../../http/contract';
import type { ContentRepository } from './contentRepository';
import { CachedValue } from '../../lib/cachedValue';
import { pictureResponse } from './pictures';

export class EditionService {
  /** Cached, because nearly every request needs it, often more than once. */
  private readonly editions = new CachedValue(() => this.content.documents<EditionEntry>('edition'));

  constructor(
    private readonly content: ContentRepository,
    private readonly clock: Clock,
  ) {}

  /**
   * The current edition, as imported from its content file. An import without one fails, so it always exists. Other
   * replicas may return the old one for some seconds after an import.
   */
  async current(): Promise<EditionEntry> {
    const edition = (await this.editions.get(this.clock.now())).find(({ current }) => current);
    if (!edition) throw new DomainError('server.unavailable');
    return edition;
  }

  /** Invalidates the cache after the content has changed. */
  invalidate(): void {
    this.editions.invalidate();
  }

  /** All editions, including past ones. */
  all(): Promise<EditionEntry[]> {
    return this.editions.get(this.clock.now());
  }

  async phase(): Promise<Phase> {
    return phaseOf(await this.current(), this.clock.now());
  }

  /** Today and the opening day, which submissions are validated against: visitors need the minimum age by then. */
  async referenceDates(): Promise<ReferenceDates> {
    return referenceDates(this.clock.now(), firstDay(await this.current()).date);
  }

  /** Whether pre-registration is open, or forced open by the pre-registration cookie (section 4). */
  async isPreRegistrationOpen(isForced: boolean): Promise<boolean> {
    return isPreRegistrationOpen(await this.current(), this.clock.now(), isForced);
  }

  /**
   * Requires open pre-registration.
   * @throws DomainError `registration.notOpen`, `registration.closed`
   */
  async requirePreRegistrationOpen(isForced: boolean): Promise<void> {
    if (await this.isPreRegistrationOpen(isForced)) return;
    throw new DomainError((await this.phase()) === 'before' ? 'registration.notOpen' : 'registration.closed');
  }

  /** The edition of a year, or the current one, with its derived texts in a language. */
  async describe(year: number | undefined, locale: Locale): Promise<HandlerResponse<'ownEdition'>> {
    const edition =
      year === undefined ? await this.current() : await this.content.document<EditionEntry>('edition', String(year));
    if (!edition) throw new DomainError('record.notFound');
    const derived = deriveEdition(edition);
    const themes = await this.content.documents<ThemeEntry>('theme');
    const { venue, contacts } = edition;
    const text = (value: Parameters<typeof localise>[0]) => localise(value, locale);
    return {
      year: edition.year,
      number: edition.number,
      name: text(edition.name),
      shortName: text(edition.shortName),
      title: text(edition.title),
      organiser: text(edition.organiser),
      phase: phaseOf(edition, this.clock.now()),
      days: derived.days.map((day, index) => {
        const { open, close } = edition.days[index] ?? { open: '09:00', close: '17:00' };
        return {
          ...day,
          id: index + 1,
          datetime: shanghaiInstant(day.date, open).toISOString(),
          endDatetime: shanghaiInstant(day.date, close).toISOString(),
        };
      }),
      // `range` and `ranges` are the dates, `weekRange` the weekdays ("Tuesday – Friday").
      range: text(derived.range),
      ranges: { full: derived.ranges.full, short: derived.ranges.short },
      weekRange: text(derived.weekRange),
      dailyOpeningHours: text(derived.dailyOpeningHours),
      start: new Date(derived.start).toISOString(),
      end: new Date(derived.end).toISOString(),
      preRegOpensAt: new Date(edition.preRegOpensAt).toISOString(),
      preRegDeadline: new Date(edition.preRegDeadline).toISOString(),
      preRegCloseDateStr: derived.preRegCloseDateStr,
      lateFee: edition.lateFee ? { ...edition.lateFee, from: new Date(edition.lateFee.from).toISOString() } : null,
      exhibitorLoginUrl: edition.exhibitorLoginUrl ?? '/',
      icp: edition.icp ?? '',
      socialLinks: (edition.socialLinks ?? []).map(({ name, url }) => ({ name, url, target: '_blank' as const })),
      venue: {
        name: text(venue.name),
        address: text(venue.address),
        city: text(venue.city),
        country: venue.country,
        latitude: venue.latitude,
        longitude: venue.longitude,
        mapUrl: null,
      },
      contacts: {
        phone: contacts.phone,
        phoneInternational: contacts.phoneInternational,
        email: contacts.email,
        pressEmail: contacts.pressEmail,
        groupEmail: contacts.groupEmail,
        privacyEmail: contacts.privacyEmail,
        replyWorkingDays: contacts.replyWorkingDays,
        officeHours: `${text(contacts.officeHours.days)} ${formatHour(contacts.officeHours.from)}–${formatHour(contacts.officeHours.to)}`,
      },
      themes: themes.map((theme) => themeSummary(theme, locale)),
    };
  }

  /** The five themed exhibitions, and the division into eight themes that the specification also has (section 1). */
  async themes(locale: Locale): Promise<HandlerResponse<'ownThemes'>> {
    const [themes, themeTexts] = await Promise.all([
      this.content.documents<ThemeEntry>('theme'),
      this.content.documents<ThemeTextEntry>('themeText'),
    ]);
    return {
      themes: themes.map((theme) => themeResponse(theme, locale)),
      themeTexts: themeTexts.map(({ id, themeId, name, text }) => ({
        id,
        themeId: themeId as 1 | null,
        name: localise(name, locale),
        text: localise(text, locale),
      })),
    };
  }
}

function themeSummary(theme: ThemeEntry, locale: Locale): HandlerResponse<'ownEdition'>['themes'][number] {
  return {
    id: theme.id as 1,
    name: localise(theme.name, locale),
    shortName: localise(theme.shortName, locale),
    englishName: theme.englishName,
    colours: theme.colours,
    halls: theme.halls.map(String),
  };
}

function themeResponse(theme: ThemeEntry, locale: Locale): HandlerResponse<'ownThemes'>['themes'][number] {
  return {
    ...themeSummary(theme, locale),
    summary: localise(theme.summary, locale),
    picture: pictureResponse(theme.picture, locale, { width: 480, height: 360 }),
    // Shown for comparison: the theme's halls in the edition of 2023.
    halls2023: theme.halls2023.map(String),
    categories: theme.categories.map(({ id, name }) => ({
      id,
      name: localise(name, locale),
      zh: name['zh-cn'],
      en: name.en,
    })),
    blocks: theme.blocks.map(({ title, background, items }) => ({
      title: localise(title, locale),
      background,
      items: items.map((item) => ({ title: localise(item.title, locale), text: localise(item.text, locale) })),
    })),
  };
}
