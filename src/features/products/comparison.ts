/** The comparison of products: which ones the user compares, its URL, and its rows. */
import { useDispatch, useSelector } from 'react-redux';
import type { Exhibit, ExhibitSummary } from '@/api';
import { paths } from '@/lib/paths';
import { valuesOf } from '@/lib/listSearch';
import type { Locale } from '@/rules/locales';
import {
  comparedProductsReplaced,
  comparedProductToggled,
  MAX_COMPARED_PRODUCTS,
  selectComparedProducts,
  type ComparedProduct,
} from '@/state/persistedSlice';

/** What lists, details and the tray need of the user's comparison. */
export interface Comparison {
  products: readonly ComparedProduct[];
  has: (id: string) => boolean;
  isFull: boolean;
  toggle: (product: Pick<ExhibitSummary, 'id' | 'name' | 'lang'>) => void;
  replace: (products: readonly Pick<ExhibitSummary, 'id' | 'name' | 'lang'>[]) => void;
}

/** The user's comparison. Empty on the server and until the persisted state has been read. */
export function useComparison(): Comparison {
  const dispatch = useDispatch();
  const products = useSelector(selectComparedProducts);
  const fieldsOf = ({ id, name, lang }: ComparedProduct): ComparedProduct => ({ id, name, lang });
  return {
    products,
    has: (id) => products.some((product) => product.id === id),
    isFull: products.length >= MAX_COMPARED_PRODUCTS,
    toggle: (product) => void dispatch(comparedProductToggled(fieldsOf(product))),
    replace: (all) => void dispatch(comparedProductsReplaced(all.map(fieldsOf))),
  };
}

/** The URL of a comparison; it holds the whole selection, so that it can be shared. */
export function comparisonHref(lang: Locale, ids: readonly string[]): string {
  const query = new URLSearchParams(ids.map((id) => ['id', id])).toString();
  return paths.productComparison.href({ lang }) + (query && `?${query}`);
}

/** The ids of a comparison's URL. Malformed ones, which only a hand-edited URL has, are omitted. */
export const comparedIds = (query: URLSearchParams): string[] =>
  valuesOf(query, 'id', /^[0-9A-HJKMNP-TV-Z]{26}$/, MAX_COMPARED_PRODUCTS);

type Parameter = Exhibit['parameters'][number];

export interface ComparisonRow {
  name: string;
  /** One per product; undefined if a product lacks the parameter. */
  values: (Parameter | undefined)[];
  /** The number that is better than another one of the row; null when the values can't be ranked. */
  best: number | null;
}

/** The best of two or more numbers with one unit; null if they are equal or not to be ranked. */
function bestOf(values: readonly Parameter[]): number | null {
  const [first] = values;
  if (!first?.better || values.some(({ unit, better }) => unit !== first.unit || better !== first.better)) return null;
  const numbers = values.map(({ number }) => number);
  const [least, greatest] = [Math.min(...numbers), Math.max(...numbers)];
  if (least === greatest) return null;
  return first.better === 'higher' ? greatest : least;
}

/** A row per parameter that one of the products has, in the products' order. */
export function comparisonRows(products: readonly Pick<Exhibit, 'parameters'>[]): ComparisonRow[] {
  const names = new Set(products.flatMap(({ parameters }) => parameters.map(({ name }) => name)));
  return [...names].map((name) => {
    const values = products.map(({ parameters }) => parameters.find((parameter) => parameter.name === name));
    return { name, values, best: bestOf(values.filter((value) => value !== undefined)) };
  });
}
