/** The global JSON file (`basicGlobalJson`): the edition's dates, languages and social links, with a version. */
import { createHash } from 'node:crypto';
import { languageTag, LANGUAGE_NAMES, LOCALES } from '../../../src/rules/locales';
import type { HandlerResponse } from '../../http/contract';
import type { ContentRepository } from '../content/contentRepository';
import type { EditionService } from '../content/editionService';

export class GlobalJsonService {
  constructor(
    private readonly content: ContentRepository,
    private readonly edition: EditionService,
  ) {}

  /** The file's data and its version, a hash of the content. */
  async describe(): Promise<HandlerResponse<'basicGlobalJson'>> {
    const edition = await this.edition.current();
    const countriesVersion = await this.content.document<{ value: string }>('version', 'countries');
    const data = {
      countriesVersion: countriesVersion?.value ?? '0',
      edition: {
        year: edition.year,
        number: edition.number,
        days: edition.days.map(({ date, time }) => ({ date, time })),
        preRegDeadline: new Date(edition.preRegDeadline).toISOString(),
        end: new Date(edition.end).toISOString(),
      },
      languages: LOCALES.map((value) => ({
        name: LANGUAGE_NAMES[value].name,
        value,
        url: `/${value}`,
        htmlLang: languageTag(value) as 'en',
      })),
      socialLinks: (edition.socialLinks ?? []).map(({ name, url }) => ({ name, url, locales: [...LOCALES] })),
    };
    const version = createHash('sha256').update(JSON.stringify(data)).digest('hex').slice(0, 16);
    return { version, ...data };
  }
}
