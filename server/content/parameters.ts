/** Typed parameters of exhibits: content/parameters.json defines them by category, content/units.json their units. */
import { z } from 'zod';
import { LOCALES, languageTag, type Locale } from '../../src/rules/locales';
import { localised } from './schemas';

export const unit = z.strictObject({
  id: z.string().min(1).max(20),
  /** The symbol after a number, for instance `mm` or `мм`; a counted noun has its forms: `tool|tools`, `ось|оси|осей`; null for plain numbers. */
  symbol: localised.nullable(),
  /** No space before the symbol, as in 45°. */
  isAttached: z.boolean().optional(),
});

export const parameter = z.strictObject({
  /** Category and key, for instance `101.xTravel`. */
  id: z.string().regex(/^\d{3}\.[a-z][A-Za-z0-9]{0,39}$/, 'must be a category and a key such as 101.xTravel'),
  name: localised,
  /** A unit of units.json. */
  unit: z.string().min(1).max(20),
  /** Which values are better; null when neither is. */
  better: z.enum(['higher', 'lower']).nullable(),
});

export type UnitEntry = z.infer<typeof unit>;
export type ParameterEntry = z.infer<typeof parameter>;

/** Chinese writes no thousands separator, Russian one from 10 000 on. */
const GROUPING = { 'zh-cn': false, 'zh-tw': false, ru: 'min2', en: true, ja: true } as const satisfies Record<
  Locale,
  boolean | 'min2'
>;
/** A formatter is slow to make. */
const formats = Object.fromEntries(
  LOCALES.map((locale) => {
    const tag = languageTag(locale);
    const number = new Intl.NumberFormat(tag, { maximumFractionDigits: 4, useGrouping: GROUPING[locale] });
    return [locale, { number, plural: new Intl.PluralRules(tag) }];
  }),
) as Record<Locale, { number: Intl.NumberFormat; plural: Intl.PluralRules }>;
/** Chinese and Japanese counters follow the number without a space. */
const COUNTER = /^[\u3040-\u9fff]/;

/** The form of a counted noun: for one, for few and for many, or for one and for others. */
function formOf(symbol: string, value: number, locale: Locale): string {
  const forms = symbol.split('|');
  const category = formats[locale].plural.select(value);
  // Russian: 3 and 0,5 take the same form.
  const index = { one: 0, few: 1, other: 1 }[category as string] ?? 2;
  return forms[Math.min(index, forms.length - 1)] ?? '';
}

/** A value as a language writes it: `1,450 mm`, `1450 мм`, `40把`. */
export function valueText(value: number, unit: UnitEntry | undefined, locale: Locale): string {
  const number = formats[locale].number.format(value);
  const symbol = formOf(unit?.symbol?.[locale] ?? unit?.symbol?.en ?? '', value, locale);
  const isAttached = symbol === '' || unit?.isAttached === true || COUNTER.test(symbol);
  return `${number}${isAttached ? '' : ' '}${symbol}`;
}

/** The unit of a column or a range, without a number: `mm`, `tools`; empty for plain numbers. */
export const unitLabel = ({ symbol }: UnitEntry, locale: Locale): string =>
  (symbol?.[locale] ?? symbol?.en ?? '').split('|').at(-1) ?? '';

/** A parameter with its unit, as stored. */
export type ParameterDocument = Omit<ParameterEntry, 'unit'> & { unit: UnitEntry };

/** Joins parameters with their units, whose existence `content -- check` verifies. */
export function parameterDocuments(
  definitions: readonly ParameterEntry[],
  units: readonly UnitEntry[],
): ParameterDocument[] {
  const unitById = new Map(units.map((one) => [one.id, one]));
  return definitions.flatMap((definition) => {
    const unit = unitById.get(definition.unit);
    return unit ? [{ ...definition, unit }] : [];
  });
}
