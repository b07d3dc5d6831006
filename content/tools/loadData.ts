/** Data for load tests: as many invented exhibitors as asked for, four exhibits each, in the place of those of the edition. */
import { sql } from 'kysely';
import { makeRng } from '../art/rng';
import { domestic, foreign, fromAbroad, some, type Identity } from './company';
import { specialities } from './edition';
import {
  writeExhibit,
  writeExhibitor,
  type ExhibitorRecord,
  type ExhibitRecord,
  type Names,
  type Text,
} from './exhibitor';
import type { Db } from '../../server/db/connect';
import { contentId } from '../../server/lib/ids';
import { bulkWriter, withoutIndexes } from '../../server/content/bulk';
import { exhibitionContent } from '../../server/content/exhibitionImport';
import {
  exhibitorRow,
  exhibitorSearchRow,
  exhibitRow,
  exhibitSearchRow,
  smartWeight,
} from '../../server/content/exhibitionRows';
import type { BoothFile } from '../../server/content/exhibitionSchemas';
import { FacetBitmaps } from '../../server/content/facetBitmaps';
import { frequentTerms, Postings } from '../../server/content/postings';
import type { Content } from '../../server/content/read';
import type { LocalisedText } from '../../server/content/schemas';
import type { Row } from '../../server/content/sync';

export const EXHIBITS_EACH = 4;
const BATCH = 1_000;
const SAMPLE = 4_000;
const FOREIGN_SHARE = 0.24;

interface Company {
  record: ExhibitorRecord;
  identity: Identity;
  booths: BoothFile[];
}

const plain = ({ 'zh-cn': zh, en, ru }: LocalisedText): Text => ({ 'zh-cn': zh, en, ...(ru && { ru }) });

/** Sentences of the generator have no signs of Markdown. */
const paragraphs = (text: string): string =>
  text
    .split('\n\n')
    .map((part) => `<p>${part.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`)}</p>`)
    .join('\n');

/** The company of a number: always the same. */
function inventCompany(number: number, names: Names, halls: Content['halls']): Company {
  const rng = makeRng(`load-${number}`);
  const theme = rng.whole(1, 5);
  const words = some(rng, specialities[theme - 1] ?? [], rng.chance(0.55) ? 2 : 1);
  const [first] = words;
  if (!first) throw new Error(`Theme ${theme} has no words.`);
  const identity = rng.chance(FOREIGN_SHARE) ? fromAbroad(rng, first, rng.pick(foreign)) : domestic(rng, first);
  const record = writeExhibitor(rng, `load-${number}`, identity, theme, words, names);
  const { number: hall } = rng.pick(halls.filter(({ themeId }) => themeId === theme));
  const id = `${hall}-${rng.pick([...'ABCDEFGHJKLMNP'])}${String(rng.whole(1, 40)).padStart(2, '0')}`;
  const booth: BoothFile = { id, hall, kind: 'raw', place: [0, 0, rng.whole(2, 8) * 3, 6], exhibitor: record.id };
  return { record, identity, booths: [booth] };
}

/**
 * Fills the tables of the exhibition and the search with invented exhibitors. The next import of the content brings the edition's
 * own back.
 * @param say Told what was done, now and then.
 */
export async function generateLoad(
  db: Db,
  content: Content,
  count: number,
  say: (line: string) => void,
): Promise<void> {
  const names: Names = {
    categories: new Map(
      content.themes.flatMap(({ categories }) => categories.map(({ id, name }) => [id, plain(name)])),
    ),
    industries: new Map(content.industries.map(({ id, name }) => [id, plain(name)])),
  };
  // First who they are, for the smart order; then, in that order, what they are.
  const ranked = Array.from({ length: count }, (_, number) => {
    const { record } = inventCompany(number, names, content.halls);
    return { number, weight: smartWeight(record), id: contentId('exhibitor', record.id) };
  }).sort((one, other) => other.weight - one.weight || (one.id < other.id ? -1 : 1));
  say(`${count} exhibitors are in their order`);
  await sql`truncate exhibitor, exhibit, facet_bitmap, search_posting`.execute(db);
  await sql`update booth set exhibitor_id = null where exhibitor_id is not null`.execute(db);
  await db.deleteFrom('search_document').where('kind', 'in', ['exhibitor', 'exhibit']).execute();
  await withoutIndexes(db, ['exhibitor', 'exhibit', 'search_document'], () => fill(db, content, names, ranked, say));
  say('the indexes are built');
  await sql`analyze exhibitor, exhibit, facet_bitmap, search_document, search_posting`.execute(db);
}

/** A company's exhibits, always the same. */
function inventExhibits(number: number, { record, identity }: Company, names: Names): ExhibitRecord[] {
  const rng = makeRng(`load-exhibits-${number}`);
  const words = specialities.flat().filter(({ category }) => record.categories.includes(category));
  const taken = new Set<string>();
  return Array.from({ length: EXHIBITS_EACH }, (_, turn) =>
    writeExhibit(rng, identity, record, words[turn % words.length]!, names, taken),
  );
}

type Known = ReturnType<typeof exhibitionContent>;

/** Which words are frequent, judged by some of the companies. */
function judge(content: Content, names: Names, known: Known, count: number) {
  const sample = Array.from({ length: Math.min(count, SAMPLE) }, (_, number) => {
    const company = inventCompany(number, names, content.halls);
    const exhibits = inventExhibits(number, company, names);
    return {
      exhibitor: exhibitorSearchRow(company.record, '', 0, company.booths, known),
      exhibits: exhibits.map((exhibit) => exhibitSearchRow(exhibit, company.record, '', 0, known)),
    };
  });
  const ofExhibitors = frequentTerms(
    sample.map(({ exhibitor }) => exhibitor),
    count,
  );
  const ofExhibits = frequentTerms(
    sample.flatMap(({ exhibits }) => exhibits),
    count * EXHIBITS_EACH,
  );
  return {
    exhibitor: new Postings('exhibitor', count, ofExhibitors),
    exhibit: new Postings('exhibit', count * EXHIBITS_EACH, ofExhibits),
  };
}

async function fill(
  db: Db,
  content: Content,
  names: Names,
  ranked: { number: number; id: string }[],
  say: (line: string) => void,
): Promise<void> {
  const known = exhibitionContent(content);
  const count = ranked.length;
  const bits = new FacetBitmaps('exhibitor', count);
  const exhibitBits = new FacetBitmaps('exhibit', count * EXHIBITS_EACH);
  const postings = judge(content, names, known, count);
  const exhibitors = await bulkWriter(db, 'exhibitor');
  const exhibits = await bulkWriter(db, 'exhibit');
  const search = await bulkWriter(db, 'search_document');
  for (let at = 0; at < count; at += BATCH) {
    const rows = { exhibitors: [] as Row[], exhibits: [] as Row[], search: [] as Row[] };
    ranked.slice(at, at + BATCH).forEach(({ number, id }, offset) => {
      const ordinal = at + offset;
      const company = inventCompany(number, names, content.halls);
      const { record, booths } = company;
      rows.exhibitors.push(exhibitorRow(record, id, ordinal, booths, EXHIBITS_EACH, bits, paragraphs));
      rows.search.push(postings.exhibitor.extractFrequentTerms(exhibitorSearchRow(record, id, ordinal, booths, known)));
      inventExhibits(number, company, names).forEach((exhibit, turn) => {
        const place = turn * count + ordinal;
        const row = exhibitRow(exhibit, record, id, place, known, exhibitBits, paragraphs);
        rows.exhibits.push(row);
        rows.search.push(
          postings.exhibit.extractFrequentTerms(exhibitSearchRow(exhibit, record, String(row.id), place, known)),
        );
      });
    });
    await exhibitors(rows.exhibitors);
    await exhibits(rows.exhibits);
    await search(rows.search);
    if ((at / BATCH) % 10 === 9) say(`${Math.min(at + BATCH, count)} of ${count} exhibitors are written`);
  }
  await writeBits(db, 'facet_bitmap', [...bits.rows(), ...exhibitBits.rows()]);
  await writeBits(db, 'search_posting', [...postings.exhibitor.rows(), ...postings.exhibit.rows()]);
}

/** Bitmaps are long: some hundred at a time. */
async function writeBits(db: Db, table: 'facet_bitmap' | 'search_posting', rows: Row[]): Promise<void> {
  const write = await bulkWriter(db, table);
  for (let at = 0; at < rows.length; at += 200) await write(rows.slice(at, at + 200));
}
