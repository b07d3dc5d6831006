/** List entries of exhibitors and exhibits. They must not contain personal contacts. */
import { unitLabel, valueText } from '../../content/parameters';
import type { ParameterValue } from './parameterRepository';
import { localise, localiseWithLang, type Locale } from '../../../src/rules/locales';
import type { HandlerResponse } from '../../http/contract';
import type { ExhibitListRow, ExhibitorListRow } from './exhibitorRepository';
import { localisePath, pictureResponse } from '../content/pictures';
import type { Labels } from './labels';

export type ExhibitorSummary = HandlerResponse<'exhibitorPage'>['records'][number];
export type ExhibitSummary = HandlerResponse<'exhibitPage'>['records'][number];
type ThemeId = ExhibitorSummary['themeIds'][number];

const LOGO = { width: 160, height: 160 };
const PICTURE = { width: 640, height: 480 };
const PREMIERE_PICTURE = { width: 480, height: 300 };

/** The exhibitor's name in the other of its two languages. */
function otherName(name: Record<string, string>, displayedName: string, locale: Locale): string | null {
  const other = (locale.startsWith('zh') ? name.en : name['zh-cn']) ?? null;
  return other === displayedName ? null : other;
}

export function exhibitorSummary(row: ExhibitorListRow, labels: Labels, locale: Locale): ExhibitorSummary {
  const name = localiseWithLang(row.name, locale);
  const summary = localiseWithLang(row.summary, locale);
  return {
    id: row.id,
    name: name.text,
    otherName: otherName(row.name, name.text, locale),
    themeIds: row.theme_ids as ThemeId[],
    categories: row.categories.map((id) => labels.labelFor('category', id)),
    origin: {
      kind: row.origin,
      country: row.country,
      provinceId: row.province,
      name: row.province ? labels.labelFor('province', row.province) : labels.labelFor('country', row.country),
    },
    applicationIndustries: row.industries.map((id) => labels.labelFor('industry', id)),
    halls: row.halls,
    booths: row.booths,
    famousBrand: row.famous_brand,
    popular: row.popular,
    featured: row.featured,
    onlineShowroom: row.online_showroom,
    logo: row.logo && pictureResponse(row.logo, locale, LOGO),
    summary: summary.text,
    summaryLang: summary.lang,
    exhibitCount: row.exhibit_count,
    lang: name.lang,
  };
}

export function exhibitSummary(row: ExhibitListRow, labels: Labels, locale: Locale): ExhibitSummary {
  const name = localiseWithLang(row.name, locale);
  const [picture] = row.pictures;
  return {
    id: row.id,
    name: name.text,
    exhibitorId: row.exhibitor_id,
    exhibitorName: localise(row.exhibitor_name, locale),
    boothNumbers: row.exhibitor_booths.map(({ number }) => number),
    themeId: row.theme_id as ThemeId,
    category: labels.labelFor('category', row.category),
    applicationIndustries: row.industries.map((id) => labels.labelFor('industry', id)),
    picture: picture ? pictureResponse(picture, locale, PICTURE) : null,
    isNew: row.is_new,
    lang: name.lang,
  };
}

export const parameterResponse = (
  { key, definition: { name, unit, better }, value }: ParameterValue,
  locale: Locale,
): HandlerResponse<'exhibitById'>['parameters'][number] => ({
  key,
  name: localise(name, locale),
  value: valueText(value, unit, locale),
  number: value,
  unit: unitLabel(unit, locale),
  better,
});

/** A product in the premieres of the home page; null without a picture, a parameter or a booth. */
export function premiereResponse(
  row: ExhibitListRow,
  parameter: ParameterValue | undefined,
  locale: Locale,
): HandlerResponse<'configHome'>['premieres']['items'][number] | null {
  const name = localiseWithLang(row.name, locale);
  const [picture] = row.pictures;
  const [booth] = row.exhibitor_booths;
  if (!picture || !parameter || !booth) return null;
  return {
    id: row.id,
    name: name.text,
    exhibitorName: localise(row.exhibitor_name, locale),
    themeId: row.theme_id as ThemeId,
    booth: booth.number,
    parameter: parameterResponse(parameter, locale),
    picture: pictureResponse(picture, locale, PREMIERE_PICTURE),
    link: localisePath(`/products/details/${row.id}`, locale),
    lang: name.lang,
  };
}
