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

export interface Product extends Words {
  /** Part of the model number. */
  code: string;
  /** The picture of such a product. */
  scene: SceneName;
  enPlural: string;
  /** Nominative plural. */
  ruPlural: string;
  /** Genitive plural. */
  ruGenitive: string;
}

export interface Parameter extends Words {
  key: string;
  low: number;
  high: number;
  step: number;
  /** A unit of content/units.json. */
  unit: string;
  better: 'higher' | 'lower' | null;
}

export interface Trade {
  category: number;
  industries: string[];
  /** What a company of the trade calls itself; Russian in the plural. */
  fields: Words[];
  products: Product[];
  parameters: Parameter[];
  /** Process and object; English as a gerund, Russian in the genitive. */
  uses: Words[];
  /** Sentences that are true for each product of the trade. */
  features: Words[];
}

export const trades = [cutting, forming, automation, supply, electronics].flatMap((file) => file.trades as Trade[]);

const byCategory = new Map(trades.map((trade) => [trade.category, trade]));

/** The trade of a category of themes.json. */
export function tradeOf(category: number): Trade {
  const trade = byCategory.get(category);
  if (!trade) throw new RangeError(`No file of content/tools/trades has the category ${category}.`);
  return trade;
}
