/** Pages of records, asked for with { current, size } and answered with { records, total, size, current, pages }. */
interface PageRequest {
  current: number;
  size: number;
}

export const rangeOf = ({ current, size }: PageRequest): { offset: number; limit: number } => ({
  offset: (current - 1) * size,
  limit: size,
});

export const pageOf = <T>({ current, size }: PageRequest, total: number, records: T[]) => ({
  records,
  total,
  size,
  current,
  pages: Math.ceil(total / size),
});
