/** Composes sentences from templates and facts, in all languages at once. */
import { maskSentence, MAX_COMPANIES, namesPattern, type WordingIndex } from '../../server/content/checks/repetition';
import { valueText } from '../../server/content/parameters';
import type { LocalisedText } from '../../server/content/schemas';
import type { Locale } from '../../src/rules/locales';
import type { Rng } from '../art/rng';
import places from './places.json';
import type { Language, Product, Trade, Words } from './trades';

export const LANGUAGES = ['zh', 'en', 'ru', 'ja'] as const satisfies readonly Language[];

/** What the placeholders of a template stand for. */
export type Facts = Record<string, Words>;

export const toWords = ({ 'zh-cn': zh, en, ru = en, ja = en }: LocalisedText): Words => ({ zh, en, ru, ja });
export const toText = ({ zh, en, ru, ja }: Words): LocalisedText => ({ 'zh-cn': zh, en, ru, ja });

/** The same text in every language, or one computed for each. */
export const everywhere = (text: string | ((language: Language) => string)): Words =>
  Object.fromEntries(
    LANGUAGES.map((language) => [language, typeof text === 'string' ? text : text(language)]),
  ) as unknown as Words;

export const localeOf: Record<Language, Locale> = { zh: 'zh-cn', en: 'en', ru: 'ru', ja: 'ja' };

/** A number as each language writes it. */
export const numeral = (value: number): Words =>
  everywhere((language) => valueText(value, undefined, localeOf[language]));
/** A year has no thousands separator. */
export const year = (value: number): Words => everywhere(String(value));

export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Fills a template; `{uses^}` begins a sentence. */
export function fill(template: Words, facts: Facts): Words {
  return everywhere((language) =>
    template[language].replace(/\{(\w+)(\^?)\}/g, (_, name: string, initial: string) => {
      const value = facts[name]?.[language];
      if (value === undefined) throw new RangeError(`No fact ${name} for: ${template.en}`);
      return initial ? capitalised(value) : value;
    }),
  );
}

const uncountable = /software|tooling|steel|plate|grease|coolant|oil|fluid|powder|tape|film/;
/** Spelt with a consonant and spoken with a vowel, or an abbreviation that begins with a vowel's name. */
const withAn = /^([aeio]|u[^ns]|[FHLMNRSX](?=[A-Z-])|SMT|X-ray)/;

/** Software, grease and the like have no plural, and nobody makes one to order. */
export const isCountable = ({ en, enPlural }: Product): boolean => en !== enPlural || !uncountable.test(en);

/** The forms in which sentences need a product. `suffix` numbers them. */
export const productFacts = (product: Product, suffix = ''): Facts => ({
  [`product${suffix}`]: product,
  [`products${suffix}`]: { ...product, en: product.enPlural, ru: product.ruPlural },
  [`productsOf${suffix}`]: { ...product, en: product.enPlural, ru: product.ruGenitive },
  [`aProduct${suffix}`]: {
    ...product,
    en: isCountable(product) ? `${withAn.test(product.en) ? 'an' : 'a'} ${product.en}` : product.en,
  },
});

/** How many words two lists begin with in common. */
function commonStart(one: readonly string[], other: readonly string[]): number {
  const difference = one.findIndex((part, at) => part !== other[at]);
  return difference < 0 ? one.length : difference;
}

interface PairWords {
  and: string;
  /** Where a name has an “and” of its own. */
  asWellAs: string;
  /** Words that can stand before an “and” without their noun. */
  attribute: RegExp;
}

const pairWords: Record<'en' | 'ru', PairWords> = {
  en: { and: ' and ', asWellAs: ' as well as ', attribute: /./ },
  ru: { and: ' и ', asWellAs: ', а также ', attribute: /[ыи]е$/ },
};

/** Two products as one phrase, with their common noun once: “vertical and horizontal machining centres”. */
export function pairOf(one: string, other: string, language: 'en' | 'ru'): string {
  const { and, asWellAs, attribute } = pairWords[language];
  if (`${one} ${other}`.includes(and)) return `${one}${asWellAs}${other}`;
  const [first, second] = [one.split(' '), other.split(' ')];
  const common = commonStart([...first].reverse(), [...second].reverse());
  const attributes = [first, second].map((words) => words.slice(0, words.length - common));
  const canShare =
    common > 0 && attributes.every((words) => words.length > 0 && words.every((word) => attribute.test(word)));
  return canShare ? `${attributes[0]!.join(' ')}${and}${other}` : `${one}${and}${other}`;
}

/** Two uses as one phrase, which begins alike only once: “equipping lathes and grinders”. */
export const usesOf = (one: Words, other: Words): Words =>
  everywhere((language) => {
    if (language === 'zh') return `${one.zh}和${other.zh}`;
    if (language === 'ja') return `${one.ja}や${other.ja}`;
    const { and, asWellAs } = pairWords[language];
    const [first, second] = [one[language].split(' '), other[language].split(' ')];
    const rest = (first[0] === second[0] ? second.slice(1) : second).join(' ');
    return `${one[language]}${`${one[language]} ${rest}`.includes(and) ? asWellAs : and}${rest}`;
  });

/** The forms in which sentences need two products. */
export const pairFacts = (one: Product, other: Product): Facts => ({
  both: {
    zh: `${one.zh}和${other.zh}`,
    en: pairOf(one.enPlural, other.enPlural, 'en'),
    ru: pairOf(one.ruPlural, other.ruPlural, 'ru'),
    ja: `${one.ja}${/と/.test(one.ja + other.ja) ? 'および' : 'と'}${other.ja}`,
  },
});

/** An industry within a sentence. */
export function industryWords(id: string): Words {
  const words = (places.industries as Record<string, Words>)[id];
  if (!words) throw new RangeError(`places.json has no industry ${id}.`);
  return words;
}

/** A sentence with placeholders. */
export interface Template extends Words {
  /** The kind of product that it is true for; absent if it is true for all. */
  needs?: 'countable' | 'process' | 'component' | 'factory';
}

/** The templates that are true for a product of a trade. */
export const suitable = (
  templates: readonly Template[],
  product: Product,
  { hasProcess = true, hasFactory = true }: Trade,
): Template[] => {
  const kinds = { countable: isCountable(product), process: hasProcess, component: !hasProcess, factory: hasFactory };
  return templates.filter(({ needs }) => !needs || kinds[needs]);
};

/** A random order of a list. */
export function shuffled<T>(rng: Rng, list: readonly T[]): T[] {
  const rest = [...list];
  return list.map(() => rest.splice(rng.whole(0, rest.length - 1), 1)[0]!);
}

/** A random order in which phrases come first that a text doesn't have yet. */
export const unusedFirst = <T extends Words>(rng: Rng, phrases: readonly T[], text: string): T[] =>
  shuffled(rng, phrases).sort((one, other) => Number(text.includes(one.zh)) - Number(text.includes(other.zh)));

/** Attempts with other facts before `find` returns null. */
const ATTEMPTS = 30;

/** Chooses sentences so that few companies share a wording. */
export class Composer {
  private readonly names: readonly RegExp[];

  /** @param names The company's name, brand and city, which are masked. */
  constructor(
    private readonly index: WordingIndex,
    private readonly company: string,
    names: readonly Words[],
  ) {
    this.names = LANGUAGES.map((language) => namesPattern(names.map((name) => name[language])));
  }

  /** A sentence whose wording fewer than three other companies use, in every language; null when there is none. */
  find(rng: Rng, templates: readonly Words[], facts: () => Facts): Words | null {
    for (let attempt = 0; attempt < ATTEMPTS; attempt++)
      for (const template of shuffled(rng, templates)) {
        const sentence = fill(template, facts());
        const wordings = LANGUAGES.map((language, at) => ({
          language,
          wording: maskSentence(sentence[language], this.names[at]!),
        }));
        const users = wordings.map(({ language, wording }) => this.index.companiesOf(language, wording));
        if (users.some((companies) => companies.size >= MAX_COMPANIES || companies.has(this.company))) continue;
        for (const { language, wording } of wordings) this.index.add(language, wording, this.company);
        return sentence;
      }
    return null;
  }

  /** As `find`, for a sentence that every company needs. */
  get(rng: Rng, templates: readonly Words[], facts: () => Facts): Words {
    const sentence = this.find(rng, templates, facts);
    if (!sentence) throw new Error(`${this.company}: every wording is in use, write more like: ${templates[0]?.en}`);
    return sentence;
  }
}

/** Sentences as one text: Chinese and Japanese without spaces. */
export const joined = (sentences: readonly Words[]): Words =>
  everywhere((language) =>
    sentences.map((sentence) => sentence[language]).join(language === 'en' || language === 'ru' ? ' ' : ''),
  );
