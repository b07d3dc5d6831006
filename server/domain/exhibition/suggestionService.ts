/** What suggestions for the visit plan are chosen from. The browser chooses, so no visitor's data is needed here. */
import { localise, localiseWithLang, type Locale } from '../../../src/rules/locales';
import { listFields } from '../../../src/rules/forms/fields';
import type { InterestEntry } from '../../content/exhibitionSchemas';
import type { ThemeEntry } from '../../content/schemas';
import type { HandlerResponse } from '../../http/contract';
import type { MeetingRepository, MeetingRow } from '../meetings/meetingRepository';
import type { SharedDeps } from '../sharedDeps';
import type { ExhibitListRow, ExhibitorListRow } from './exhibitorRepository';

interface Deps extends Pick<SharedDeps, 'exhibitors' | 'content' | 'forms'> {
  meetings: MeetingRepository;
}
type Catalogue = HandlerResponse<'ownSuggestionCatalogue'>;
type Item = Catalogue['items'][number];

/** Both channels have the same options; a test of the content compares them. */
const QUESTIONNAIRE = 'questionnaire-en';
/** Per category, so that each answer finds some. The list's order puts featured ones first. */
const MAX_PER_CATEGORY = 8;

const facetTags = ({ categories, industries }: { categories: number[]; industries: string[] }): string[] => [
  ...categories.map((id) => `category:${id}`),
  ...industries.map((id) => `industry:${id}`),
];

const interestTags = (interest: InterestEntry): string[] => [
  ...(interest.meetings.length > 0 ? [`option:${interest.id}`] : []),
  ...facetTags(interest),
  ...interest.features,
];

export class SuggestionService {
  constructor(private readonly deps: Deps) {}

  async catalogue(locale: Locale): Promise<Catalogue> {
    const { content } = this.deps;
    const interests = await content.documents<InterestEntry>('interest');
    const themes = await content.documents<ThemeEntry>('theme');
    const categories = themes.flatMap((theme) => theme.categories.map(({ id }) => id));
    return {
      questions: await this.questions(interests, locale),
      items: [
        ...(await this.exhibitors(categories, locale)),
        ...(await this.products(categories, locale)),
        ...(await this.sessions(interests, locale)),
      ],
    };
  }

  /** Options that mean nothing for suggestions are left out, and questions without options. */
  private async questions(interests: InterestEntry[], locale: Locale): Promise<Catalogue['questions']> {
    const form = await this.deps.forms.current(QUESTIONNAIRE);
    const tags = new Map(interests.map((interest) => [interest.id, interestTags(interest)]));
    return (form ? listFields(form) : [])
      .map(({ name, schema }) => ({
        id: name,
        title: schema.title ? localise(schema.title, locale) : name,
        options: (schema.enum ?? []).flatMap(({ value, label }) => {
          const optionTags = tags.get(String(value)) ?? [];
          return optionTags.length > 0
            ? [{ code: String(value), label: localise(label, locale), tags: optionTags }]
            : [];
        }),
      }))
      .filter(({ options }) => options.length > 0);
  }

  private async exhibitors(categories: number[], locale: Locale): Promise<Item[]> {
    const { exhibitors } = this.deps;
    const ordinals = await exhibitors.firstOfEachCategory('exhibitor', categories, MAX_PER_CATEGORY);
    return (await exhibitors.byOrdinals(ordinals)).map((row) => ({
      ...nameOf(row, locale),
      kind: 'exhibitor',
      exhibitorId: row.id,
      ...(row.theme_ids[0] && { themeId: row.theme_ids[0] as Item['themeId'] }),
      booths: row.booths.map(({ number }) => number),
      tags: facetTags(row),
    }));
  }

  private async products(categories: number[], locale: Locale): Promise<Item[]> {
    const { exhibitors } = this.deps;
    const ordinals = await exhibitors.firstOfEachCategory('exhibit', categories, MAX_PER_CATEGORY);
    return (await exhibitors.exhibitsByOrdinals(ordinals)).map((row) => ({
      ...nameOf(row, locale),
      kind: 'product',
      exhibitorId: row.exhibitor_id,
      company: localise(row.exhibitor_name, locale),
      themeId: row.theme_id as Item['themeId'],
      booths: row.exhibitor_booths.map(({ number }) => number),
      tags: [...facetTags({ categories: [row.category], industries: row.industries }), ...(row.is_new ? ['new'] : [])],
    }));
  }

  /** A session has the tags of the options that name it, and the categories of its topics. */
  private async sessions(interests: InterestEntry[], locale: Locale): Promise<Item[]> {
    const topics = await this.deps.content.documents<{ id: string; categories: number[] }>('topic');
    const programme = new Map((await this.deps.meetings.themes()).map(({ id, slug }) => [id, slug]));
    const tagsOf = ({ slug, theme_id, topics: topicIds }: MeetingRow) => [
      'session',
      ...(theme_id ? [`programme:${programme.get(theme_id)}`] : []),
      ...interests.filter(({ meetings }) => meetings.includes(slug)).flatMap(interestTags),
      ...topics
        .filter(({ id }) => topicIds.includes(id))
        .flatMap(({ categories }) => facetTags({ categories, industries: [] })),
    ];
    return (await this.deps.meetings.all())
      .filter(({ cancelled }) => !cancelled)
      .map((row) => {
        const title = localiseWithLang(row.title, locale);
        return {
          kind: 'meeting',
          id: row.id,
          name: title.text,
          lang: title.lang,
          from: row.starts_at.toISOString(),
          to: row.ends_at.toISOString(),
          ...(row.hall && { hall: row.hall }),
          room: localise(row.room, locale),
          tags: [...new Set(tagsOf(row))],
        };
      });
  }
}

function nameOf({ id, name }: ExhibitorListRow | ExhibitListRow, locale: Locale): Pick<Item, 'id' | 'name' | 'lang'> {
  const { text, lang } = localiseWithLang(name, locale);
  return { id, name: text, lang };
}
