/** The name, parameters and texts of an exhibit, composed from its trade. */
import { makeRng, type Rng } from '../art/rng';
import type { ExhibitEntry, ExhibitorEntry } from '../../server/content/exhibitionSchemas';
import { valueText, type UnitEntry } from '../../server/content/parameters';
import type { WordingIndex } from '../../server/content/checks/repetition';
import {
  capitalised,
  Composer,
  everywhere,
  industryWords,
  joined,
  localeOf,
  numeral,
  productFacts,
  shuffled,
  suitable,
  toText,
  toWords,
  unusedFirst,
  type Facts,
  type Template,
} from './compose';
import { cityFacts, quotedBrand } from './exhibitorTexts';
import sentences from './sentences.json';
import { fitting, tradeOf, type Parameter, type Product, type Range, type Use, type Words } from './trades';

/** A value within a range. */
function randomValue(rng: Rng, { low, high, step }: Range): number {
  const digits = (String(step).split('.')[1] ?? '').length;
  return Number((low + rng.whole(0, Math.floor((high - low) / step + 1e-9)) * step).toFixed(digits));
}

/** The product that the model number in an exhibit's id names, for instance `panqie-vmc1450`. */
export function productOf({ id, exhibitor, category }: ExhibitEntry): { product: Product; size: string } {
  const number = id.slice(exhibitor.length + 1);
  const product = tradeOf(category).products.find(({ code }) => new RegExp(`^${code}\\d+$`, 'i').test(number));
  if (!product) throw new RangeError(`${id}: category ${category} has no product with the code of ${number}.`);
  return { product, size: number.slice(product.code.length) };
}

/** “X travel 1,450 mm, positioning accuracy 4 µm”. */
function figuresOf(
  parameters: readonly { parameter: Parameter; value: number }[],
  units: Map<string, UnitEntry>,
): Words {
  return everywhere((language) =>
    parameters
      .map(({ parameter, value }) => {
        const text = valueText(value, units.get(parameter.unit), localeOf[language]);
        return `${parameter[language]}${language === 'en' || language === 'ru' ? ' ' : ''}${text}`;
      })
      .join({ zh: '，', en: ', ', ru: ', ', ja: '、' }[language]),
  );
}

interface Context {
  exhibitor: ExhibitorEntry;
  units: Map<string, UnitEntry>;
  index: WordingIndex;
  /** Model numbers of other exhibits. */
  models: Set<string>;
}

/** The industries that a Chinese text names, and those of the uses that it names. */
function industriesIn(text: string, uses: readonly Use[]): string[] {
  const named = uses.filter(({ zh }) => text.includes(zh)).flatMap(({ industries }) => industries);
  const others = uses
    .flatMap(({ industries }) => industries)
    .filter((id) => new RegExp(`${industryWords(id).zh}(行业|等行业|企业)`).test(text));
  return [...new Set([...others, ...named])];
}

/** The letters of the brand, as many as make the model number unique. */
function modelOf(brand: string, number: string, models: Set<string>): string {
  for (let letters = 2; ; letters++) {
    const model = `${brand.slice(0, letters).toUpperCase()}-${number}`;
    if (models.has(model) && letters < brand.length) continue;
    models.add(model);
    return model;
  }
}

/** The exhibit with a composed name, text and parameters; the same id gets the same ones. */
export function composeExhibit(exhibit: ExhibitEntry, { exhibitor, units, index, models }: Context): ExhibitEntry {
  const rng = makeRng(`texts-${exhibit.id}`);
  const trade = tradeOf(exhibit.category);
  const { product, size } = productOf(exhibit);
  const brand = toWords(exhibitor.brand);
  const values = fitting(trade.parameters, product).map((parameter) => {
    const range = parameter.ranges?.[product.code] ?? parameter;
    const named = Number(size);
    const isNamed = parameter === trade.parameters[0] && named >= range.low && named <= range.high;
    return { parameter, value: isNamed ? named : randomValue(rng, range) };
  });
  // The number of a model is its main parameter, if that is a size.
  const [main] = values;
  const number = main && Number.isInteger(main.value) && main.value >= 10 ? String(main.value) : size;
  const model = modelOf(brand.en, product.code + number, models);
  const city = cityFacts(exhibitor.city);
  const uses = fitting(trade.uses, product);
  let text = '';
  const facts = (): Facts => {
    const [use1, use2] = unusedFirst(rng, uses, text) as [Use, Use];
    return {
      ...city,
      ...productFacts(product),
      brand: quotedBrand(brand),
      model: everywhere(model),
      // The first parameters of a trade are those that a buyer asks about first.
      figures: figuresOf(shuffled(rng, values.slice(0, 3)).slice(0, 2), units),
      use1,
      use2,
      industry1: industryWords(rng.pick(use1.industries)),
      hour: numeral(rng.pick([10, 11, 14])),
      weeks: numeral(rng.whole(3, 16)),
      months: numeral(rng.pick([12, 18, 24, 36])),
      // Multiples of five, which Russian counts alike.
      customers: numeral(rng.whole(2, 48) * 5),
    };
  };
  const composer = new Composer(index, exhibitor.id, [toWords(exhibitor.name), brand, toWords(exhibitor.city)]);
  const opening = composer.get(rng, sentences.product, facts);
  text = opening.zh;
  const purpose = composer.get(rng, sentences.purpose, facts);
  text += purpose.zh;
  const feature = composer.find(rng, fitting(trade.features, product), facts);
  const closing = composer.get(rng, suitable(sentences.demonstration as Template[], product, trade), facts);
  text += closing.zh;
  const name = everywhere((language) =>
    language === 'ru' ? `${capitalised(product.ru)} ${model}` : `${model} ${product[language]}`,
  );
  return {
    ...exhibit,
    name: toText(name),
    industries: industriesIn(text, uses),
    body: toText(joined([opening, purpose, ...(feature ? [feature] : []), closing])),
    pictures: exhibit.pictures.map((picture) => ({ ...picture, scene: product.scene, alt: toText(name) })),
    parameters: values.map(({ parameter: { key }, value }) => ({ key, value })),
  };
}
