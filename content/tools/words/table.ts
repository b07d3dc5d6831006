/** Reads the vocabulary tables: plain text, so that an editor sees words and not brackets. */

export interface Words {
  zh: string;
  en: string;
}
export interface Product extends Words {
  /** What stands in a model's number. */
  code: string;
}
export interface Measure extends Words {
  low: number;
  high: number;
  step: number;
  unit: string;
}
/** What a company of one category is called, makes, measures and says. */
export interface Speciality {
  category: number;
  scenes: string[];
  industries: string[];
  fields: Words[];
  products: Product[];
  measures: Measure[];
  notes: Words[];
}

const rows = (block: string): string[][] =>
  block
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()));

const words = ([zh = '', en = '']: string[]): Words => ({ zh, en });

/**
 * A category from four blocks that `--` parts: words for company names, products (code|zh|en), measures
 * (zh|en|low-high/step|unit), sentences.
 */
export function speciality(category: number, scenes: string, industries: string, text: string): Speciality {
  const [fields = '', products = '', measures = '', notes = ''] = text.split('\n--\n');
  return {
    category,
    scenes: scenes.split(' '),
    industries: industries.split(' '),
    fields: rows(fields).map(words),
    products: rows(products).map(([code = '', ...name]) => ({ code, ...words(name) })),
    measures: rows(measures).map(([zh = '', en = '', range = '', unit = '']) => {
      const [, low, high, step] = /^([\d.]+)-([\d.]+)\/([\d.]+)$/.exec(range) ?? [];
      if (!step) throw new RangeError(`Not a range: ${zh} ${range}`);
      return { zh, en, low: Number(low), high: Number(high), step: Number(step), unit };
    }),
    notes: rows(notes).map(words),
  };
}
