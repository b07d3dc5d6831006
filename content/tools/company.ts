/** Invents companies: names, places, figures and what they say of themselves. */
import type { Rng } from '../art/rng';
import { closings as closingRows, companyNotes, countryNames, people as peopleRows } from './words/company';
import { abroad as abroadRows, cities as cityRows, firstSyllables, secondSyllables } from './words/places';
import type { Product, Speciality, Words } from './words/table';

export interface Place {
  city: Words;
  country: string;
  province: string | null;
}
/** Who a company is, before it is written down. */
export interface Identity {
  place: Place;
  brand: Words;
  name: Words;
  /** Letters of its model numbers. */
  prefix: string;
}

const table = (text: string): string[][] =>
  text
    .trim()
    .split('\n')
    .map((line) => line.split('|'));
const cities = table(cityRows).flatMap(([zh = '', en = '', province = '', weight]) =>
  Array.from({ length: Number(weight) }, (): Place => ({ city: { zh, en }, country: 'CN', province })),
);
const syllables = (text: string): Words[] =>
  text.split(' ').map((pair) => ({ zh: pair.slice(0, 1), en: pair.slice(1) }));
const [firsts, seconds] = [syllables(firstSyllables), syllables(secondSyllables)];
export const foreign = table(abroadRows).flatMap(([country = '', zh = '', en = '', names = '', form = '']) =>
  names.split(',').map((name) => {
    const [brandZh = '', brandEn = ''] = name.split('/');
    return { place: { city: { zh, en }, country, province: null }, brand: { zh: brandZh, en: brandEn }, form };
  }),
);
const said = (text: string) =>
  table(text).map(([range = '', zh = '', en = '']) => {
    const [low = 0, high = 0] = range.split('-').map(Number);
    return { low, high, zh, en };
  });
const notes = said(companyNotes);
const closings = said(closingRows);
const people = table(peopleRows).map(([zh = '', en = '']): Words => ({ zh, en }));

/** A share of `list` in a new order. */
export function some<T>(rng: Rng, list: readonly T[], count: number): T[] {
  const rest = [...list];
  return Array.from({ length: Math.min(count, rest.length) }, () => rest.splice(rng.whole(0, rest.length - 1), 1)[0]!);
}

/** A company of mainland China that makes what the speciality says. */
export function domestic(rng: Rng, { fields }: Speciality): Identity {
  const place = rng.pick(cities);
  const [first, second, field] = [rng.pick(firsts), rng.pick(seconds.slice(0)), rng.pick(fields)];
  const brand = { zh: first.zh + second.zh, en: first.en + second.en.toLowerCase() };
  return {
    place,
    brand,
    name: {
      zh: `${place.city.zh}${brand.zh}${field.zh}有限公司`,
      en: `${brand.en} ${field.en} (${place.city.en}) Co., Ltd.`,
    },
    prefix: first.en[0]! + second.en[0]!,
  };
}

/** A company from abroad, Hong Kong or Taiwan. */
export function fromAbroad(
  rng: Rng,
  { fields }: Speciality,
  { place, brand, form }: (typeof foreign)[number],
): Identity {
  const field = rng.pick(fields);
  const country = countryNames[place.country];
  const zh =
    place.country === 'TW'
      ? `${brand.zh}${field.zh}股份有限公司`
      : place.country === 'HK'
        ? `${brand.zh}${field.zh}（香港）有限公司`
        : `${brand.zh}${field.zh}（${country ?? place.city.zh}）`;
  const letters = brand.en.toUpperCase().replace(/[^A-Z]/g, '');
  return { place, brand, name: { zh, en: `${brand.en} ${field.en} ${form}` }, prefix: letters[0]! + letters[2]! };
}

const figure = (rng: Rng, note: (typeof notes)[number], city: Words): Words => {
  const n = String(rng.whole(note.low, note.high));
  return {
    zh: note.zh.replace('{n}', n).replace('{city}', city.zh),
    en: note.en.replace('{n}', n).replace('{city}', city.en),
  };
};

export const companySentences = (rng: Rng, count: number, city: Words): Words[] =>
  some(rng, notes, count).map((note) => figure(rng, note, city));

export const closing = (rng: Rng, city: Words): Words => figure(rng, rng.pick(closings), city);

export const person = (rng: Rng): Words => {
  const { zh, en } = rng.pick(people);
  return rng.chance(0.5) ? { zh: `${zh}经理`, en: `Ms ${en}` } : { zh: `${zh}先生`, en: `Mr ${en}` };
};

const uncountable = /software|tooling|steel|plate|grease|coolant/;

/** More than one of a product, in English. */
export const plural = ({ en }: Product): string =>
  uncountable.test(en)
    ? en
    : /(s|x|ch|sh)$/.test(en)
      ? `${en}es`
      : /[^aeo]y$/.test(en)
        ? `${en.slice(0, -1)}ies`
        : `${en}s`;

/** A name in the middle of an English sentence: abbreviations keep their capitals. */
export const inSentence = (name: string): string =>
  /^[A-Z][a-z]/.test(name) ? name[0]!.toLowerCase() + name.slice(1) : name;

export const article = (noun: string): string => (/^([aeio]|SMT|X-|MIG|RF|NC|u[^ns])/.test(noun) ? 'an' : 'a');
