/** The name and texts of an exhibitor, composed from its trade. */
import { subjectOf } from '../art';
import { makeRng, type Rng } from '../art/rng';
import type { ExhibitorEntry } from '../../server/content/exhibitionSchemas';
import type { WordingIndex } from '../../server/content/checks/repetition';
import {
  Composer,
  everywhere,
  industryWords,
  joined,
  numeral,
  pairFacts,
  productFacts,
  shuffled,
  suitable,
  toText,
  toWords,
  unusedFirst,
  usesOf,
  year,
  type Facts,
  type Template,
} from './compose';
import { contactOf } from './contacts';
import places from './places.json';
import sentences from './sentences.json';
import { fitting, tradeOf, type Language, type Product, type Trade, type Use, type Words } from './trades';

const cities = new Map(places.cities.map((city) => [city.en, city]));

/** The city with its Russian locative, for instance «в Шэньчжэне». */
export function cityFacts(city: ExhibitorEntry['city']): Facts {
  const words = toWords(city);
  const ruIn = cities.get(city.en)?.ruIn;
  if (ruIn === undefined) throw new RangeError(`places.json has no city ${city.en}.`);
  return { city: words, inCity: { ...words, ru: ruIn } };
}

/** The legal form at the end of an English name. */
const LEGAL_FORM =
  /(?:Co\., Ltd\.|GmbH & Co\. KG|GmbH|K\.K\.|AG|S\.p\.A\.|S\.A\.|SAS|Inc\.|AB|s\.r\.o\.|A\.Ş\.|Pte\. Ltd\.|Pvt\. Ltd\.|Limited)$/;

/** A name that says the trade. The companies of the home page keep the one written there. */
function nameOf(exhibitor: ExhibitorEntry, field: Words, isHandWritten: boolean): Words {
  if (isHandWritten) return toWords(exhibitor.name);
  const [brand, city] = [toWords(exhibitor.brand), toWords(exhibitor.city)];
  const form = LEGAL_FORM.exec(exhibitor.name.en)?.[0] ?? '';
  const isChinese = exhibitor.country === 'CN';
  return {
    zh: isChinese ? `${city.zh}${brand.zh}${field.zh}有限公司` : `${brand.zh}${field.zh}（${city.zh}）`,
    en: isChinese ? `${brand.en} ${field.en} (${city.en}) ${form}` : `${brand.en} ${field.en} ${form}`,
    ru: `${brand.ru} — ${field.ru} (${city.ru})`,
    ja: `${brand.ja}${/[A-Za-z]$/.test(brand.ja) ? ' ' : ''}${field.ja}（${city.ja}）`,
  };
}

/** Multiples of five, which every language counts alike. */
const fives = (rng: Rng, low: number, high: number): number => rng.whole(low / 5, high / 5) * 5;

/** What the customers of an industry demand of those who make parts for it; makers of machines need none of them. */
const PART_STANDARDS: Record<string, string> = {
  automotive: 'IATF 16949',
  aerospace: 'EN 9100',
  'rail-ship': 'ISO 22163',
};
const GENERAL_STANDARDS = ['ISO 9001', 'ISO 9001 + ISO 14001'];

function standardOf(rng: Rng, { hasProcess = true }: Trade, industries: readonly string[]): Words {
  const special = hasProcess ? [] : industries.flatMap((id) => PART_STANDARDS[id] ?? []);
  const standard = special.length > 0 && rng.chance(0.6) ? `ISO 9001 + ${special[0]}` : rng.pick(GENERAL_STANDARDS);
  const [one, other] = standard.split(' + ');
  const and: Record<Language, string> = { zh: '和', en: ' and ', ru: ' и ', ja: '・' };
  return everywhere((language) => (other ? `${one}${and[language]}${other}` : standard));
}

/** A product of a company, with its trade. */
export interface Offer {
  product: Product;
  trade: Trade;
}

/**
 * What a company makes: the products it exhibits, those of its main category first. A company with a single one also
 * makes others of the trade.
 */
function offersOf({ categories }: ExhibitorEntry, exhibited: readonly Offer[]): Offer[] {
  const main = tradeOf(categories[0]!);
  const offers = [...new Map(exhibited.map((offer) => [offer.product, offer])).values()];
  const ofMain = offers.filter(({ trade }) => trade === main);
  const others = main.products.filter((product) => !ofMain.some((offer) => offer.product === product));
  const added = ofMain.length < 2 ? others.slice(0, 2) : [];
  return [
    ...ofMain,
    ...added.map((product) => ({ product, trade: main })),
    ...offers.filter(({ trade }) => trade !== main),
  ];
}

/** The three industries, or two, in which most uses of a company's products occur. */
function industriesOf(offers: readonly Offer[]): string[] {
  const all = offers.flatMap(({ product, trade }) =>
    fitting(trade.uses, product).flatMap(({ industries }) => industries),
  );
  const frequency = (id: string) => all.filter((one) => one === id).length;
  return [...new Set(all)].sort((one, other) => frequency(other) - frequency(one)).slice(0, 3);
}

/** What is true of a company in all of its texts. */
interface Company {
  main: Trade;
  /** Industries in which its products are used, the most frequent first. */
  industries: readonly string[];
  since: number;
  employees: number;
  fixed: Facts;
}

/** Russian puts a Cyrillic brand in quotation marks. */
export const quotedBrand = (brand: Words): Words => ({
  ...brand,
  ru: /[А-я]/.test(brand.ru) ? `«${brand.ru}»` : brand.ru,
});

/** The facts of a sentence about two of the offers, other ones for each attempt. `text` is the Chinese text so far. */
function drawFacts(
  rng: Rng,
  { main, since, employees, industries, fixed }: Company,
  offers: readonly Offer[],
  text: string,
): Facts {
  const [product1, product2] = unusedFirst(
    rng,
    offers.map(({ product }) => product),
    text,
  ) as [Product, Product];
  const uses = fitting(offers.find(({ product }) => product === product1)!.trade.uses, product1);
  const ofBoth = fitting(uses, product2);
  const [use1, use2] = unusedFirst(rng, ofBoth.length > 1 ? ofBoth : uses, text) as [Use, Use];
  const [industry1, industry2] = shuffled(rng, industries) as [string, string];
  return {
    ...fixed,
    ...productFacts(product1, '1'),
    ...productFacts(product2, '2'),
    ...pairFacts(product1, product2),
    use1,
    use2,
    uses: usesOf(use1, use2),
    mainUse: shuffled(rng, uses).find((use) => use.industries.includes(industries[0]!)) ?? use1,
    industry1: industryWords(industry1),
    industry2: industryWords(industry2),
    engineers: numeral(rng.whole(Math.ceil(employees * 0.06), Math.ceil(employees * 0.2))),
    area: numeral(rng.whole(Math.ceil(employees * 0.03), Math.ceil(employees * 0.07)) * 500),
    year2: year(rng.whole(Math.max(since + 4, 2008), 2025)),
    countries: numeral(rng.pick([12, 15, 18, 20, 25, 26, 28, 30, 35, 38, 40])),
    share: numeral(fives(rng, 35, 70)),
    points: numeral(rng.whole(3, 19)),
    hours: numeral(rng.pick([12, 24, 36, 48])),
    days: numeral(rng.whole(2, 5)),
    weeks: numeral(rng.whole(2, 6)),
    standard: standardOf(rng, main, industries),
  };
}

interface Context {
  exhibited: readonly Offer[];
  isNameHandWritten: boolean;
  index: WordingIndex;
}

/** The exhibitor with composed name, texts and contact; the same id gets the same ones. */
export function composeExhibitor(
  exhibitor: ExhibitorEntry,
  { exhibited, isNameHandWritten, index }: Context,
): ExhibitorEntry {
  const rng = makeRng(`texts-${exhibitor.id}`);
  const offers = offersOf(exhibitor, exhibited);
  const main = tradeOf(exhibitor.categories[0]!);
  const brand = toWords(exhibitor.brand);
  const name = nameOf(exhibitor, rng.pick(main.fields), isNameHandWritten);
  const since = rng.whole(Math.max(1962, ...offers.map(({ product }) => product.since)), 2017);
  const city = cityFacts(exhibitor.city);
  const composer = new Composer(index, exhibitor.id, [name, brand, toWords(exhibitor.city)]);
  const employees = fives(rng, 60, 900);
  const industries = industriesOf(offers);
  const [mainIndustry] = industries as [string];
  const company: Company = {
    main,
    industries,
    since,
    employees,
    fixed: {
      ...city,
      brand: quotedBrand(brand),
      name,
      year: year(since),
      employees: numeral(employees),
      mainIndustry: industryWords(mainIndustry),
    },
  };
  const ofMain = shuffled(
    rng,
    offers.filter(({ trade }) => trade === main),
  );
  // A text speaks of two products, and of others only if every sentence about these is in use.
  const pair = ofMain.slice(0, 2);
  let text = '';
  const add = (templates: readonly Template[]): Words => {
    const suiting = suitable(templates, offers[0]!.product, main);
    const sentence =
      composer.find(rng, suiting, () => drawFacts(rng, company, pair, text)) ??
      composer.get(rng, suiting, () => drawFacts(rng, company, offers, text));
    text += sentence.zh;
    return sentence;
  };
  const kinds: Template[][] = [sentences.people as Template[], sentences.works as Template[], sentences.markets];
  const [kind1, kind2] = shuffled(
    rng,
    kinds.filter((templates) => suitable(templates, offers[0]!.product, main).length > 0),
  ) as [Template[], Template[]];
  const features = pair.flatMap(({ product, trade }) => fitting(trade.features, product));
  const feature = composer.find(rng, features, () => company.fixed);
  const paragraphs = [
    [add(sentences.founded), add(kind1), add(kind2)],
    [
      ...(feature ? [feature] : []),
      add(rng.chance(0.5) ? sentences.certified : sentences.service),
      add(sentences.invitation),
    ],
  ];
  const summary =
    composer.find(rng, sentences.summary, () => drawFacts(rng, company, pair, '')) ??
    composer.get(rng, sentences.summary, () => drawFacts(rng, company, ofMain, ''));
  const body = everywhere((language) => paragraphs.map((paragraph) => joined(paragraph)[language]).join('\n\n'));
  return {
    ...exhibitor,
    name: toText(name),
    summary: toText(summary),
    body: toText(body),
    pictures: exhibitor.pictures.map((picture) => {
      const { scene } = offers[0]!.product;
      return { ...picture, scene, alt: subjectOf(scene)! };
    }),
    industries,
    contact: contactOf(rng, exhibitor.country),
  };
}
