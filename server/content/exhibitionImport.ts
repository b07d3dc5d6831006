/** Imports exhibitors, exhibits, booths, their facets and the search index. */
import type { Transaction } from 'kysely';
import type { Database } from '../db/schema';
import { exhibitionRows, type ExhibitionContent } from './exhibitionRows';
import type { Content } from './read';
import { frequentTerms, Postings, withRareTerms } from './postings';
import type { SearchRow } from './searchRows';
import { syncTable, type Changes } from './sync';

/** The parts of the content from which the exhibition's rows are computed. */
export const exhibitionContent = (content: Content): ExhibitionContent => ({
  exhibitors: content.exhibitors,
  exhibits: content.exhibits,
  booths: content.booths,
  categories: new Map(
    content.themes.flatMap(({ id: themeId, categories }) => categories.map(({ id, name }) => [id, { name, themeId }])),
  ),
  industries: new Map(content.industries.map(({ id, name }) => [id, name])),
});

/** Synchronises the tables of the exhibition. `editorial` are the search rows of other content. */
export async function syncExhibition(
  tx: Transaction<Database>,
  changes: Record<string, Changes>,
  content: Content,
  editorial: SearchRow[],
): Promise<void> {
  const rows = exhibitionRows(exhibitionContent(content));
  changes.exhibitors = await syncTable(tx, 'exhibitor', ['id'], rows.exhibitors);
  changes.exhibits = await syncTable(tx, 'exhibit', ['id'], rows.exhibits);
  changes.parameterValues = await syncTable(tx, 'exhibit_parameter', ['ordinal', 'key'], rows.parameters);
  changes.booths = await syncTable(tx, 'booth', ['number'], rows.booths);
  changes.facets = await syncTable(tx, 'facet_bitmap', ['kind', 'facet', 'value'], rows.bitmaps);
  const indexed = (['exhibitor', 'exhibit'] as const).map((kind) => {
    const kindRows = rows.search.filter((row) => row.kind === kind);
    const postings = new Postings(kind, kindRows.length, frequentTerms(kindRows, kindRows.length));
    return { rows: kindRows.map((row) => postings.extractFrequentTerms(row)), postings };
  });
  const otherRows = editorial.map((row) => withRareTerms(row));
  const searchRows = [...indexed.flatMap((kind) => kind.rows), ...otherRows];
  changes.search = await syncTable(tx, 'search_document', ['kind', 'id'], searchRows);
  const postingRows = indexed.flatMap(({ postings }) => postings.rows());
  changes.searchWords = await syncTable(tx, 'search_posting', ['kind', 'term', 'field'], postingRows);
}
