/** The vocabulary of trades (`trades/*.json`): what companies of a category make, what it is used for, what it can do. */
import type { SceneName } from '../art';
import automation from './trades/automation.json';
import cutting from './trades/cutting.json';
import electronics from './trades/electronics.json';
import forming from './trades/forming.json';
import supply from './trades/supply.json';

/** A phrase or sentence in the languages in which content is written. */
export interface Words {
  zh: string;
  en: string;
  ru: string;
  ja: string;
}
export type Language = keyof Words;

/** What holds for some products of a trade only. */
interface Fit {
  /** The codes of these products; absent if it holds for all. */
  only?: string[];
}

/** A phrase or sentence of a trade. */
export interface Phrase extends Words, Fit {}

/** What a product is used for. */
export interface Use extends Phrase {
  /** Ids of industries.json in which this occurs, the most typical first. */
  industries: [string, ...string[]];
}

export interface Product extends Words {
  /** Part of the model number. */
  code: string;
  /** The year from which companies could sell it. */
  since: number;
  /** The picture of such a product. */
  scene: SceneName;
  enPlural: string;
  /** Nominative plural. */
  ruPlural: string;
  /** Genitive plural. */
  ruGenitive: string;
}

/** The values that a product can have: multiples of `step` above `low`, at most `high`. */
export interface Range {
  low: number;
  high: number;
  step: number;
}

export interface Parameter extends Words, Range, Fit {
  key: string;
  /** Other ranges, by the code of a product. */
  ranges?: Record<string, Range>;
  /** A unit of content/units.json. */
  unit: string;
  better: 'higher' | 'lower' | null;
}

export interface Trade {
  category: number;
  /** False for components and materials: nobody can demonstrate what they are used for at a booth. */
  hasProcess?: boolean;
  /** False for software. */
  hasFactory?: boolean;
  /** What a company of the trade calls itself; Russian in the plural. */
  fields: Words[];
  products: Product[];
  parameters: Parameter[];
  /** Process and object; English as a gerund, Russian in the genitive. */
  uses: Use[];
  /** One technical property a sentence. */
  features: Phrase[];
}

export const trades = [cutting, forming, automation, supply, electronics].flatMap((file) => file.trades as Trade[]);

/** The parameters or phrases that fit a product. */
export const fitting = <T extends Fit>(list: readonly T[], { code }: Product): T[] =>
  list.filter(({ only }) => !only || only.includes(code));

const byCategory = new Map(trades.map((trade) => [trade.category, trade]));

/** The trade of a category of themes.json. */
export function tradeOf(category: number): Trade {
  const trade = byCategory.get(category);
  if (!trade) throw new RangeError(`No file of content/tools/trades has the category ${category}.`);
  return trade;
}
