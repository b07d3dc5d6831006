/** Invents the exhibitors, exhibits and booths of an edition: the same input gives the same files for ever. */
import { makeRng } from '../art/rng';
import { areaOf, layOut, SMALL, type BoothRecord } from './booths';
import { domestic, foreign, fromAbroad, some, type Identity } from './company';
import {
  writeExhibit,
  writeExhibitor,
  type ExhibitorRecord,
  type ExhibitRecord,
  type Names,
  type Text,
} from './exhibitor';
import { automation } from './words/automation';
import { cutting } from './words/cutting';
import { electronics } from './words/electronics';
import { forming } from './words/forming';
import { supply } from './words/supply';

export const specialities = [cutting, forming, automation, supply, electronics];
const companies = [105, 70, 70, 39, 36];
const EXHIBITS = 1200;
/** Nearly one in four comes from abroad, Hong Kong or Taiwan. */
const FOREIGN_SHARE = 0.24;

export interface Known extends Names {
  halls: { number: number; themeId: number; corner: [number, number]; width: number }[];
  /** The companies that the home page shows already. */
  selected: { id: string; name: Text; themeId: number; booth: string; mark: ExhibitorRecord['logo'] }[];
}
export interface Edition {
  exhibitors: ExhibitorRecord[];
  exhibits: ExhibitRecord[];
  booths: BoothRecord[];
}

/** What the companies of the home page make, so that their names do not promise something else. */
const selectedCategories: Record<string, number[]> = {
  hengzhun: [101, 103],
  panqie: [101, 106],
  zheheng: [202, 207],
  yaogui: [201],
  sixform: [301, 302],
  chengye: [303, 304],
  muchuan: [403, 402],
  lancore: [401],
  microstack: [501, 502],
  layerlux: [504],
};

/** Companies, what they show and where they stand. */
export function inventEdition(known: Known): Edition {
  const exhibitors: ExhibitorRecord[] = [];
  const identities: Identity[] = [];
  const brands = new Set(known.selected.map(({ id }) => id));
  const rng = makeRng('edition-27');
  const guests = some(rng, foreign, foreign.length);
  companies.forEach((count, index) => {
    const theme = index + 1;
    const chosen = known.selected.filter(({ themeId }) => themeId === theme);
    for (let at = 0; at < count; at++) {
      const home = chosen[at];
      const words = home
        ? specialities[index]!.filter(({ category }) => selectedCategories[home.id]?.includes(category))
        : some(rng, specialities[index]!, rng.chance(0.55) ? 2 : 1);
      const guest = !home && rng.chance(FOREIGN_SHARE) ? guests.pop() : undefined;
      let identity = guest ? fromAbroad(rng, words[0]!, guest) : domestic(rng, words[0]!);
      while (!home && brands.has(slugOf(identity))) identity = domestic(rng, words[0]!);
      if (home) identity = named(identity, home);
      const slug = home?.id ?? slugOf(identity);
      brands.add(slug);
      const record = writeExhibitor(rng, slug, identity, theme, words, known);
      if (home) Object.assign(record, { name: home.name, logo: home.mark, featured: true, popular: true });
      exhibitors.push(record);
      identities.push(identity);
    }
  });
  return { exhibitors, exhibits: inventExhibits(exhibitors, identities, known), booths: place(exhibitors, known) };
}

const slugOf = ({ brand }: Identity): string =>
  brand.en
    .toLowerCase()
    .replace(/[^a-z]+/g, '-')
    .replace(/-$/, '');

/** A company of the home page keeps its name; only its city is invented. */
function named(identity: Identity, { name }: Known['selected'][number]): Identity {
  const brand = { zh: name['zh-cn'].slice(0, 2), en: name.en.split(' ')[0]! };
  if (name.en.startsWith('Sixform')) brand.zh = name['zh-cn'];
  return { ...identity, brand, name: { zh: name['zh-cn'], en: name.en }, prefix: brand.en.slice(0, 2).toUpperCase() };
}

function inventExhibits(exhibitors: ExhibitorRecord[], identities: Identity[], known: Known): ExhibitRecord[] {
  const rng = makeRng('exhibits-27');
  const counts = exhibitors.map(() => rng.whole(2, 5));
  let missing = EXHIBITS - counts.reduce((sum, count) => sum + count, 0);
  while (missing !== 0) {
    const at = rng.whole(0, counts.length - 1);
    const step = Math.sign(missing);
    if (counts[at]! + step >= 2 && counts[at]! + step <= 8) {
      counts[at]! += step;
      missing -= step;
    }
  }
  return exhibitors.flatMap((exhibitor, at) => {
    const taken = new Set<string>();
    const words = specialities.flat().filter(({ category }) => exhibitor.categories.includes(category));
    return Array.from({ length: counts[at]! }, (_, index) =>
      writeExhibit(rng, identities[at]!, exhibitor, words[index % words.length]!, known, taken),
    );
  });
}

/** Halls narrower than this show machines at work: their booths are second ones. */
const EXHIBITION_HALL_WIDTH = 100;

/** More famous companies come first. */
const weight = ({ famousBrand, featured }: ExhibitorRecord) => (famousBrand ? 2 : 0) + (featured ? 1 : 0);

/** Where companies of a theme show machines at work: a second booth for some of them, the first one always taken. */
function demonstrations(exhibitors: ExhibitorRecord[], { halls }: Known): BoothRecord[] {
  const rng = makeRng('demonstrations-27');
  return halls
    .filter(({ width }) => width < EXHIBITION_HALL_WIDTH)
    .flatMap(({ number, corner, themeId }) => {
      const booths = layOut(rng, number, corner, [], SMALL);
      const waiting = exhibitors
        .filter(({ themeIds }) => themeIds[0] === themeId)
        .sort((one, other) => weight(other) - weight(one));
      booths.forEach((booth, at) => {
        if (at === 0 || rng.chance(0.72)) booth.exhibitor = waiting.shift()?.id ?? null;
      });
      return booths;
    });
}

/** Gives each exhibitor a booth of its theme's halls, the larger ones to those that are featured or famous. */
function place(exhibitors: ExhibitorRecord[], known: Known): BoothRecord[] {
  const rng = makeRng('booths-27');
  const wanted = new Map(known.selected.map(({ id, booth }) => [booth, id]));
  const large = known.halls.filter(({ width }) => width >= EXHIBITION_HALL_WIDTH);
  const booths = large.flatMap(({ number, corner }) => layOut(rng, number, corner, [...wanted.keys()]));
  for (const booth of booths) booth.exhibitor = wanted.get(booth.id) ?? null;
  for (const theme of specialities.keys()) {
    const halls = large.filter(({ themeId }) => themeId === theme + 1).map(({ number }) => number);
    const free = halls.map((hall) =>
      booths
        .filter((booth) => booth.hall === hall && !booth.exhibitor)
        .sort((one, other) => areaOf(other) - areaOf(one)),
    );
    const waiting = exhibitors.filter(
      ({ id, themeIds }) => themeIds[0] === theme + 1 && ![...wanted.values()].includes(id),
    );
    waiting.sort((one, other) => weight(other) - weight(one));
    waiting.forEach((exhibitor, at) => {
      const list = free[at % free.length]!;
      // Mostly the largest that is left, now and then a small one for a small company.
      const index =
        weight(exhibitor) === 0 && rng.chance(0.34) ? rng.whole(Math.floor(list.length / 2), list.length - 1) : 0;
      list.splice(index, 1)[0]!.exhibitor = exhibitor.id;
      // Some have a second, smaller booth beside their machines.
      if (rng.chance(0.06))
        list.splice(rng.whole(Math.floor(list.length / 2), list.length - 1), 1)[0]!.exhibitor = exhibitor.id;
    });
  }
  return [...booths, ...demonstrations(exhibitors, known)];
}
