/** Countries and the regions of China, for registration forms. */
import { localise, type Locale, languageTag } from '../../../src/rules/locales';
import type { Clock } from '../../../src/rules/clock';
import type { HandlerResponse } from '../../http/contract';
import { DomainError, notAllowed } from '../../http/envelope';
import type { ContentRepository } from './contentRepository';
import { CachedValue } from '../../lib/cachedValue';

export interface RegionCodes {
  provinceId?: string;
  cityId?: string;
  areaId?: string;
}

export class RegionService {
  /** Country codes only; they change with an import. */
  private readonly codes = new CachedValue(
    async () => new Set((await this.content.countries()).map(({ code }) => code)),
  );

  constructor(
    private readonly content: ContentRepository,
    private readonly clock: Clock,
  ) {}

  /** Invalidates the cache after the content has changed. */
  invalidate(): void {
    this.codes.invalidate();
  }

  /** All countries: common ones first, then in the collation of the language. */
  async countries(locale: Locale): Promise<HandlerResponse<'basicCountries'>> {
    const rows = (await this.content.countries()).map(({ code, name, dial_code: dialCode, common }) => ({
      code,
      name: localise(name, locale),
      dialCode,
      common,
    }));
    const collator = new Intl.Collator(languageTag(locale));
    rows.sort((one, other) => Number(other.common) - Number(one.common) || collator.compare(one.name, other.name));
    return rows.map((row, sort) => ({ ...row, sort }));
  }

  /**
   * Requires the code of a known country.
   * @throws DomainError `request.invalid`
   */
  async mustBeCountry(code: string, pointer = '/body/country'): Promise<void> {
    if (!(await this.codes.get(this.clock.now())).has(code)) throw notAllowed(pointer);
  }

  /** The name of a country; undefined for an unknown code. */
  async countryName(code: string, locale: Locale): Promise<string | undefined> {
    const country = (await this.content.countries()).find((row) => row.code === code);
    return country && localise(country.name, locale);
  }

  /**
   * Requires that province, city and area exist and belong to each other.
   * @throws DomainError
   */
  async validateRegions(regionCodes: RegionCodes): Promise<void> {
    const steps = [
      ['provinceId', 'province', undefined],
      ['cityId', 'city', regionCodes.provinceId],
      ['areaId', 'area', regionCodes.cityId],
    ] as const;
    const codes = steps.flatMap(([field]) => regionCodes[field] ?? []);
    if (codes.length === 0) return;
    const rowsByCode = new Map((await this.content.regionsOf(codes)).map((row) => [row.code, row]));
    const invalidStep = steps.find(([field, level, parent]) => {
      const code = regionCodes[field];
      const row = code === undefined ? undefined : rowsByCode.get(code);
      return code !== undefined && (row?.level !== level || (parent !== undefined && row.parent_code !== parent));
    });
    if (invalidStep) throw notAllowed(`/body/${invalidStep[0]}`);
  }

  async provinces(locale: Locale): Promise<HandlerResponse<'basicProvinces'>> {
    const rows = await this.content.regions('province');
    return rows.map(({ code, name }) => ({ id: code, name: localise(name, locale) }));
  }

  /** All cities, or those of a province. */
  cities(province: string | undefined, locale: Locale): Promise<HandlerResponse<'basicCities'>> {
    return this.listChildren('province', province, 'city', locale);
  }

  /** All districts (`area` in contract and database), or those of a city. */
  districts(city: string | undefined, locale: Locale): Promise<HandlerResponse<'basicAreas'>> {
    return this.listChildren('city', city, 'area', locale);
  }

  private async listChildren(
    parentLevel: 'province' | 'city',
    parent: string | undefined,
    level: 'city' | 'area',
    locale: Locale,
  ) {
    const [region] = parent === undefined ? [] : await this.content.regionsOf([parent]);
    if (parent !== undefined && region?.level !== parentLevel) throw new DomainError('record.notFound');
    const rows = await this.content.regions(level, parent);
    return rows.map(({ code, parent_code, name }) => ({
      id: code,
      parentId: parent_code ?? '',
      name: localise(name, locale),
    }));
  }

  /** The names of all regions by code. */
  async names(locale: Locale): Promise<ReadonlyMap<string, string>> {
    const levels = ['province', 'city', 'area'] as const;
    const rows = await Promise.all(levels.map((level) => this.content.regions(level)));
    return new Map(rows.flat().map(({ code, name }) => [code, localise(name, locale)]));
  }
}
