/**
 * Finds sentences that several companies share: names, places, numbers and units are masked, so that only the wording
 * is compared.
 */
import { LOCALES, type Locale } from '../../../src/rules/locales';
import type { Content } from '../read';
import type { Problem } from '../source';

/** How many companies may share a sentence. */
export const MAX_COMPANIES = 3;

const MODEL = /\b[A-Z]{2,6}-[A-Z]{1,4}\d+\b/g;
const NUMBER = /\d+(?:[.,\u00a0\u202f ]\d+)*/g;
const UNITS =
  '%|°C|°|[µmkcM]?[mgNWVAJL]²?(?:/\\w+)?|N·m|[kMG]?Hz|[mk]?Pa|bar|мм|мкм|м²|м/мин|кН|Н·м|Н|кВт|Вт|кг|об/мин|МПа';
/** A unit after a masked number, and before no other letter of its alphabet. */
const UNIT = new RegExp(`#[ \\u00a0]?(?:${UNITS})(?![\\p{Script=Latin}\\p{Script=Cyrillic}])`, 'gu');

const escape = (text: string): string => text.replace(/[.*+?^$()|[\]\\{}]/g, '\\$&');

/** Matches names and places, the longest first. */
export const namesPattern = (names: readonly string[]): RegExp =>
  new RegExp(
    [...new Set(names)]
      .filter(Boolean)
      .sort((one, other) => other.length - one.length)
      .map(escape)
      .join('|') || '$^',
    'g',
  );

/** The wording of a sentence. `names` matches the names and places in the text's language. */
export const maskSentence = (sentence: string, names: RegExp): string =>
  sentence.replace(names, '¤').replace(MODEL, '¤').replace(NUMBER, '#').replace(UNIT, '#').replace(/\s+/g, ' ').trim();

/** The sentences of a text. A full stop ends one only before a space, so that 0.5 and Co., Ltd. stay whole. */
export const sentencesOf = (text: string): string[] =>
  text
    .split(/(?<=[。！？])|(?<=[.!?])\s+(?=\p{Lu}|¤)|\n+/u)
    .map((sentence) => sentence.trim())
    .filter(Boolean);

/** Which companies use a wording, by language. */
export class WordingIndex {
  private readonly companies = new Map<string, Set<string>>();

  companiesOf(language: string, wording: string): ReadonlySet<string> {
    return this.companies.get(`${language} ${wording}`) ?? new Set();
  }

  /** Records that a company uses a wording. */
  add(language: string, wording: string, company: string): void {
    const key = `${language} ${wording}`;
    const companies = this.companies.get(key) ?? new Set();
    this.companies.set(key, companies.add(company));
  }

  /** Wordings of more companies than allowed. */
  repeated(): { wording: string; companies: string[] }[] {
    return [...this.companies]
      .filter(([, companies]) => companies.size > MAX_COMPANIES)
      .map(([wording, companies]) => ({ wording, companies: [...companies] }));
  }
}

/** Reports sentences of exhibitors and exhibits that more than three companies share, in each language. */
export function repeatedSentences({ exhibitors, exhibits }: Pick<Content, 'exhibitors' | 'exhibits'>): Problem[] {
  const index = new WordingIndex();
  const places = (locale: Locale) => exhibitors.map(({ city }) => city[locale] ?? '');
  for (const locale of LOCALES) {
    const allPlaces = places(locale);
    const names = new Map(
      exhibitors.map(({ id, name, brand }) => [
        id,
        namesPattern([name[locale] ?? '', brand[locale] ?? '', ...allPlaces]),
      ]),
    );
    const add = (company: string, text: string | undefined) => {
      const pattern = names.get(company);
      if (!pattern) return;
      for (const sentence of sentencesOf(text ?? '')) index.add(locale, maskSentence(sentence, pattern), company);
    };
    for (const { id, summary, body } of exhibitors) for (const text of [summary, body]) add(id, text[locale]);
    for (const { exhibitor, body } of exhibits) add(exhibitor, body[locale]);
  }
  return index.repeated().map(({ wording, companies }) => ({
    file: 'exhibitors',
    line: 1,
    field: companies.slice(0, MAX_COMPANIES + 1).join(', '),
    message: `${companies.length} companies share a sentence, at most ${MAX_COMPANIES} may: ${wording}`,
  }));
}
