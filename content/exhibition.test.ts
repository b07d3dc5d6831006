import fs from 'node:fs';
import path from 'node:path';
import type { BoothEntry, ExhibitEntry, ExhibitorEntry } from '../server/content/exhibitionSchemas';
import type { LocalisedText } from '../server/content/schemas';
import { drawScene, missingSubjectWords } from './art';
import { fitting, trades } from './tools/trades';
import { parameterEntries, readTextSource, writeTexts } from './tools/write';

const items = <T>(file: string): T[] =>
  (JSON.parse(fs.readFileSync(path.join(__dirname, file), 'utf8')) as { items: T[] }).items;
const themes = [1, 2, 3, 4, 5];
const exhibitors = themes.flatMap((theme) => items<ExhibitorEntry>(`exhibitors/theme-${theme}.json`));
const exhibits = themes.flatMap((theme) => items<ExhibitEntry>(`exhibits/theme-${theme}.json`));
const booths = items<BoothEntry>('booths.json');
const twice = <T>(list: T[]): T[] => {
  const seen = new Set<T>();
  return list.filter((item) => seen.has(item) || !seen.add(item));
};

test('there are 320 exhibitors and 1,200 exhibits, and each exhibitor has an exhibit', () => {
  expect([exhibitors.length, exhibits.length]).toEqual([320, 1200]);
  const showing = new Set(exhibits.map(({ exhibitor }) => exhibitor));
  expect(exhibitors.filter(({ id }) => !showing.has(id))).toEqual([]);
});

test.each(['zh-cn', 'en', 'ru', 'ja'] as const)('names and texts are unique (%s)', (language) => {
  const texts = (list: { name: LocalisedText; body: LocalisedText; summary?: LocalisedText }[]) =>
    list.flatMap(({ name, body, summary }) => [name, body, summary].flatMap((text) => (text ? [text[language]] : [])));
  expect(twice([...texts(exhibitors), ...texts(exhibits)])).toEqual([]);
});

test('the files match the generator’s output', () => {
  const written = JSON.parse(JSON.stringify(writeTexts(readTextSource(__dirname)))) as ReturnType<typeof writeTexts>;
  expect(written.exhibitors).toEqual(exhibitors);
  expect(written.exhibits).toEqual(exhibits);
  expect(items('parameters.json')).toEqual(JSON.parse(JSON.stringify(parameterEntries())));
});

test('each exhibitor has a logo of its own', () => {
  const drawn = exhibitors.map(({ logo }) =>
    drawScene({ ...logo!, theme: 1, width: 56, height: 56, title: '' } as never),
  );
  expect(twice(drawn)).toEqual([]);
});

test('each product of a trade has a picture that shows it', () => {
  const products = trades.flatMap((trade) => trade.products);
  expect(products.length).toBeGreaterThan(200);
  expect(products.filter(({ scene, en }) => missingSubjectWords(scene, en))).toEqual([]);
});

test('each product of a trade has parameters, uses and features of its own kind', () => {
  const few = trades.flatMap(({ category, products, parameters, uses, features }) =>
    products
      .map((product) => [
        `${category} ${product.code}`,
        fitting(parameters, product).length >= 4,
        fitting(uses, product).length >= 4,
        fitting(features, product).length >= 5,
      ])
      .filter((row) => row.includes(false)),
  );
  expect(few).toEqual([]);
  const codes = trades.flatMap(({ products, parameters, uses, features }) => {
    const own = products.map(({ code }) => code);
    return [...parameters, ...uses, ...features].flatMap(({ only = [] }) => only.filter((code) => !own.includes(code)));
  });
  expect(codes).toEqual([]);
});

test('categories and industries exist, and no placeholder is left unfilled', () => {
  const categories = new Map(
    items<{ id: number; categories: { id: number }[] }>('themes.json').flatMap(({ id, categories: list }) =>
      list.map((category) => [category.id, id] as const),
    ),
  );
  const industries = new Set(items<{ id: string }>('industries.json').map(({ id }) => id));
  for (const { categories: own, themeIds, industries: used } of exhibitors) {
    expect(own.map((id) => categories.get(id))).toEqual(own.map(() => themeIds[0]));
    expect(used.filter((id) => !industries.has(id))).toEqual([]);
  }
  expect(exhibits.filter(({ category }) => !categories.has(category))).toEqual([]);
  expect(JSON.stringify([exhibitors, exhibits])).not.toMatch(/undefined|NaN|\{\w+\}|null ,/);
});

describe('booths', () => {
  const halls = items<{ number: number; themeId: number; plan: { polygon: [number, number][] } }>('halls.json');

  test('have numbers in the right format that match their hall', () => {
    for (const { id, hall } of booths) expect(id).toMatch(new RegExp(`^${hall}-[A-Z]\\d{2}$`));
    expect(twice(booths.map(({ id }) => id))).toEqual([]);
  });

  test('lie inside their hall, at least 6 m from its walls, and do not overlap', () => {
    for (const { number, plan } of halls) {
      const [[west, north], , [east, south]] = plan.polygon as [[number, number], [number, number], [number, number]];
      const own = booths.filter(({ hall }) => hall === number);
      for (const {
        id,
        place: [x, y, width, depth],
      } of own) {
        expect([id, x >= west + 6, y >= north + 6, x + width <= east - 6, y + depth <= south - 6]).toEqual([
          id,
          true,
          true,
          true,
          true,
        ]);
        expect([id, width % 3, depth % 3]).toEqual([id, 0, 0]);
      }
      const overlapping = own.filter((one, at) =>
        own
          .slice(at + 1)
          .some(
            (other) =>
              one.place[0] < other.place[0] + other.place[2] &&
              other.place[0] < one.place[0] + one.place[2] &&
              one.place[1] < other.place[1] + other.place[3] &&
              other.place[1] < one.place[1] + one.place[3],
          ),
      );
      expect(overlapping).toEqual([]);
    }
  });

  test('booth 2-A01, the sample booth number in form hints, has an exhibitor', () => {
    expect(booths.find(({ id }) => id === '2-A01')?.exhibitor).toBeTruthy();
  });

  test('every exhibitor has a booth in a hall of its theme, and 75 to 90 % of each hall is occupied', () => {
    const themeOf = new Map(halls.map(({ number, themeId }) => [number, themeId]));
    for (const { id, themeIds } of exhibitors) {
      const own = booths.filter(({ exhibitor }) => exhibitor === id);
      expect([id, own.length > 0, own.every(({ hall }) => themeOf.get(hall) === themeIds[0])]).toEqual([
        id,
        true,
        true,
      ]);
    }
    for (const { number } of halls) {
      const own = booths.filter(({ hall }) => hall === number);
      const area = (list: BoothEntry[]) => list.reduce((sum, { place: [, , width, depth] }) => sum + width * depth, 0);
      const share = area(own.filter(({ exhibitor }) => exhibitor)) / area(own);
      expect([number, share >= 0.75, share < 0.9]).toEqual([number, true, true]);
    }
  });

  test('the companies on the home page have the same booth, name and logo in the exhibitor list', () => {
    const selected = items<{ id: string; items: { id: string; name: LocalisedText; booth: string; mark: unknown }[] }>(
      'home.json',
    ).find(({ id }) => id === 'exhibitors')!.items;
    for (const { id, name, booth, mark } of selected) {
      expect(exhibitors.find((one) => one.id === id)).toMatchObject({ name, logo: mark, featured: true });
      expect(booths.find((one) => one.id === booth)?.exhibitor).toBe(id);
    }
  });
});
