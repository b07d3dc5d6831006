/**
 * Data for load tests: as many exhibitors as requested, each a numbered copy of one of the edition's, with four exhibits
 * each, in place of those of the edition.
 */
import { sql } from 'kysely';
import type { Db } from '../../server/db/connect';
import { contentId } from '../../server/lib/ids';
import { bulkWriter, withoutIndexes } from '../../server/content/bulk';
import { exhibitionContent } from '../../server/content/exhibitionImport';
import {
  exhibitorRow,
  exhibitorSearchRow,
  exhibitRow,
  exhibitSearchRow,
  parameterRows,
  smartWeight,
} from '../../server/content/exhibitionRows';
import type { BoothEntry, ExhibitEntry, ExhibitorEntry } from '../../server/content/exhibitionSchemas';
import { FacetBitmaps } from '../../server/content/facetBitmaps';
import { frequentTerms, Postings } from '../../server/content/postings';
import type { Content } from '../../server/content/read';
import type { LocalisedText } from '../../server/content/schemas';
import type { Row } from '../../server/content/sync';

export const EXHIBITS_EACH = 4;
const BATCH = 1_000;
const SAMPLE = 4_000;

interface Company {
  record: ExhibitorEntry;
  exhibits: ExhibitEntry[];
  booths: BoothEntry[];
}

/** The composed texts have no Markdown. */
const paragraphs = (text: string): string =>
  text
    .split('\n\n')
    .map((part) => `<p>${part.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`)}</p>`)
    .join('\n');

const numbered = (text: LocalisedText, number: number): LocalisedText =>
  Object.fromEntries(Object.entries(text).map(([locale, name]) => [locale, `${name} ${number}`])) as LocalisedText;

/** Numbered copies of the edition's companies; the same number gives the same company. */
function makeCompanies({ exhibitors, exhibits, booths }: Content): (number: number) => Company {
  const originals = exhibitors.map((exhibitor) => ({
    exhibitor,
    shown: exhibits.filter((exhibit) => exhibit.exhibitor === exhibitor.id),
    own: booths.filter((booth) => booth.exhibitor === exhibitor.id),
  }));
  return (number) => {
    const { exhibitor: original, shown, own } = originals[number % originals.length]!;
    const id = `load-${number}`;
    return {
      record: { ...original, id, name: numbered(original.name, number) },
      exhibits: Array.from({ length: EXHIBITS_EACH }, (_, turn) => {
        const exhibit = shown[turn % shown.length]!;
        return { ...exhibit, id: `${id}-${turn}`, exhibitor: id, name: numbered(exhibit.name, number) };
      }),
      booths: own.map((booth) => ({ ...booth, exhibitor: id })),
    };
  };
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
  const companyOf = makeCompanies(content);
  // First who they are, for the smart order; then, in that order, what they are.
  const ranked = Array.from({ length: count }, (_, number) => {
    const { record } = companyOf(number);
    return { number, weight: smartWeight(record), id: contentId('exhibitor', record.id) };
  }).sort((one, other) => other.weight - one.weight || (one.id < other.id ? -1 : 1));
  say(`${count} exhibitors are in their order`);
  await sql`truncate exhibitor, exhibit, exhibit_parameter, facet_bitmap, search_posting`.execute(db);
  await sql`update booth set exhibitor_id = null where exhibitor_id is not null`.execute(db);
  await db.deleteFrom('search_document').where('kind', 'in', ['exhibitor', 'exhibit']).execute();
  await withoutIndexes(db, ['exhibitor', 'exhibit', 'exhibit_parameter', 'search_document'], () =>
    fill(db, content, companyOf, ranked, say),
  );
  say('the indexes are built');
  await sql`analyze exhibitor, exhibit, exhibit_parameter, facet_bitmap, search_document, search_posting`.execute(db);
}

type Known = ReturnType<typeof exhibitionContent>;

/** Which words are frequent, judged by some of the companies. */
function judge(companyOf: (number: number) => Company, known: Known, count: number) {
  const sample = Array.from({ length: Math.min(count, SAMPLE) }, (_, number) => {
    const { record, exhibits, booths } = companyOf(number);
    return {
      exhibitor: exhibitorSearchRow(record, '', 0, booths, known),
      exhibits: exhibits.map((exhibit) => exhibitSearchRow(exhibit, record, '', 0, known)),
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
  companyOf: (number: number) => Company,
  ranked: { number: number; id: string }[],
  say: (line: string) => void,
): Promise<void> {
  const known = exhibitionContent(content);
  const count = ranked.length;
  const bits = new FacetBitmaps('exhibitor', count);
  const exhibitBits = new FacetBitmaps('exhibit', count * EXHIBITS_EACH);
  const postings = judge(companyOf, known, count);
  const exhibitors = await bulkWriter(db, 'exhibitor');
  const exhibits = await bulkWriter(db, 'exhibit');
  const parameters = await bulkWriter(db, 'exhibit_parameter');
  const search = await bulkWriter(db, 'search_document');
  for (let at = 0; at < count; at += BATCH) {
    const rows = { exhibitors: [] as Row[], exhibits: [] as Row[], parameters: [] as Row[], search: [] as Row[] };
    ranked.slice(at, at + BATCH).forEach(({ number, id }, offset) => {
      const ordinal = at + offset;
      const { record, exhibits: shown, booths } = companyOf(number);
      rows.exhibitors.push(exhibitorRow(record, id, ordinal, booths, EXHIBITS_EACH, bits, paragraphs));
      rows.search.push(postings.exhibitor.extractFrequentTerms(exhibitorSearchRow(record, id, ordinal, booths, known)));
      shown.forEach((exhibit, turn) => {
        const place = turn * count + ordinal;
        const row = exhibitRow(exhibit, record, id, place, known, exhibitBits, paragraphs);
        rows.exhibits.push(row);
        rows.parameters.push(...parameterRows(exhibit, place));
        rows.search.push(
          postings.exhibit.extractFrequentTerms(exhibitSearchRow(exhibit, record, String(row.id), place, known)),
        );
      });
    });
    await exhibitors(rows.exhibitors);
    await exhibits(rows.exhibits);
    await parameters(rows.parameters);
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
