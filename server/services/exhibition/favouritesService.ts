/** A file of what a visitor marked. The marks are kept in the browser; here they are only looked up and written out. */
import { localise, type Locale } from '../../../src/rules/locales';
import type { RequestContext } from '../../http/context';
import type { FileAnswer, Input } from '../../http/contract';
import type { ExhibitorRepository } from '../../repositories/exhibitors';
import type { LimitService } from '../identity/limitService';
import { csvOf, xlsxOf } from '../spreadsheet';

interface Parts {
  exhibitors: ExhibitorRepository;
  limits: LimitService;
}

const AN_HOUR = { name: 'favourites', max: 20, per: 'hour' } as const;
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const words: Record<'kind' | 'name' | 'company' | 'booth' | 'website' | 'exhibitor' | 'exhibit' | 'sheet', Record<Locale, string>> = {
  kind: { 'zh-cn': '类别', en: 'Kind', ru: 'Вид', 'zh-tw': '類別', ja: '種別' },
  name: { 'zh-cn': '名称', en: 'Name', ru: 'Название', 'zh-tw': '名稱', ja: '名称' },
  company: { 'zh-cn': '公司', en: 'Company', ru: 'Компания', 'zh-tw': '公司', ja: '会社' },
  booth: { 'zh-cn': '展位', en: 'Booth', ru: 'Стенд', 'zh-tw': '展位', ja: '小間' },
  website: { 'zh-cn': '网址', en: 'Page', ru: 'Страница', 'zh-tw': '網址', ja: 'ページ' },
  exhibitor: { 'zh-cn': '展商', en: 'Exhibitor', ru: 'Экспонент', 'zh-tw': '展商', ja: '出展者' },
  exhibit: { 'zh-cn': '展品', en: 'Product', ru: 'Продукт', 'zh-tw': '展品', ja: '製品' },
  sheet: { 'zh-cn': '我的收藏', en: 'Favourites', ru: 'Избранное', 'zh-tw': '我的收藏', ja: 'お気に入り' },
}; // prettier-ignore

export class FavouritesService {
  constructor(
    private readonly parts: Parts,
    private readonly origin: string,
  ) {}

  /** Writes the file; ids that are gone are left out. */
  async export(
    { format, exhibitorIds = [], exhibitIds = [] }: Input<'ownFavouritesExport'>['body'],
    { locale, client }: RequestContext,
  ): Promise<FileAnswer> {
    await this.parts.limits.holdClient(client, AN_HOUR);
    if (format === 'ics') return { contentType: 'text/calendar; charset=utf-8', body: calendar(), fileName: 'favourites.ics' }; // prettier-ignore
    const rows = await this.rows(exhibitorIds, exhibitIds, locale);
    return format === 'csv'
      ? { contentType: 'text/csv; charset=utf-8', body: csvOf(rows), fileName: 'favourites.csv' }
      : { contentType: XLSX, body: await xlsxOf(words.sheet[locale], rows), fileName: 'favourites.xlsx' };
  }

  private async rows(exhibitorIds: string[], exhibitIds: string[], locale: Locale): Promise<string[][]> {
    const { exhibitors } = this.parts;
    const [companies, products] = [await exhibitors.byIds(exhibitorIds), await exhibitors.exhibitsByIds(exhibitIds)];
    const text = (value: Record<string, string>) => localise(value, locale);
    const numbers = (booths: { number: string }[]) => booths.map(({ number }) => number).join(' ');
    const page = (path: string) => `${this.origin}/${locale}${path}`;
    return [
      (['kind', 'name', 'company', 'booth', 'website'] as const).map((key) => words[key][locale]),
      ...companies.map(({ id, name, booths }) => [
        words.exhibitor[locale],
        text(name),
        text(name),
        numbers(booths),
        page(`/exhibitor-list/details/${id}`),
      ]),
      ...products.map(({ id, name, exhibitor_name, exhibitor_booths }) => [
        words.exhibit[locale],
        text(name),
        text(exhibitor_name),
        numbers(exhibitor_booths),
        page(`/products/details/${id}`),
      ]),
    ];
  }
}

const calendar = (): string => ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//exhibition//favourites//EN', 'END:VCALENDAR', ''].join('\r\n'); // prettier-ignore
