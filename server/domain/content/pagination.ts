/** Pagination: requests have { current, size }, responses { records, total, size, current, pages }. */
interface PageRequest {
  current: number;
  size: number;
}

export const rangeOf = ({ current, size }: PageRequest): { offset: number; limit: number } => ({
  offset: (current - 1) * size,
  limit: size,
});

export const pageOf = <Row, T>(
  { current, size }: PageRequest,
  { records, total }: { records: Row[]; total: number },
  describe: (row: Row) => T,
) => ({ records: records.map(describe), total, size, current, pages: Math.ceil(total / size) });

/** A page of a list that is in memory. */
export function pageOfList<T>(request: PageRequest, list: T[]) {
  const { offset, limit } = rangeOf(request);
  return pageOf(request, { records: list.slice(offset, offset + limit), total: list.length }, (item) => item);
}
