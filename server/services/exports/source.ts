/** What a kind of export is made of. */
import type { Locale, LocalisedText } from '../../../src/rules/locales';
import { titles } from './words';
import type { Cell, Column } from '../spreadsheet/table';

/** A column of what the record itself says, beside what was answered. */
export interface Fact<Row> {
  title: LocalisedText;
  width?: number;
  of: (row: Row, locale: Locale) => Cell;
}

export const factColumns = (facts: readonly Fact<never>[], locale: Locale): Column[] =>
  facts.map(({ title, width }) => ({ title: title[locale], width }));

export const factCells = <Row>(facts: readonly Fact<Row>[], row: Row, locale: Locale): Cell[] =>
  facts.map(({ of }) => of(row, locale));

/** What an amount in fen is in yuan: nothing where it is free. */
export const yuan = (fen: number): Cell => (fen === 0 ? null : fen / 100);

/** A text that was given; the columns of addresses have only those that were proved. */
export const given = (value: unknown): Cell => (typeof value === 'string' ? value : null);

interface Kept {
  locale: string;
  source: string | null;
  consent: { privacy: boolean; at: string };
}

/** What every record says of how it came, at the end of its own columns. */
export const howItCame: readonly Fact<Kept>[] = [
  { title: titles.language, width: 10, of: ({ locale }) => locale },
  { title: titles.source, of: ({ source }) => source },
  { title: titles.consented, width: 20, of: ({ consent }) => (consent.privacy ? new Date(consent.at) : null) },
];
