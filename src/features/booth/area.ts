import type { BoothSale } from '@/api';

/** Section 9: a standard booth is 3 by 3 m. */
export const STANDARD_BOOTH_AREA = 9;

/** What a reader has asked for so far, as far as it is a size. */
export interface RequestedSize {
  kind: 'standard' | 'raw';
  /** Booths or square metres. */
  count: number;
  /** Square metres. */
  area: number;
}

/** @param values of the form, however unfinished */
function requestedSize({ boothKind, standardBooths, rawArea }: Record<string, unknown>): RequestedSize | null {
  if (boothKind !== 'standard' && boothKind !== 'raw') return null;
  const count = boothKind === 'standard' ? standardBooths : rawArea;
  if (typeof count !== 'number' || !Number.isInteger(count) || count < 1) return null;
  return { kind: boothKind, count, area: boothKind === 'standard' ? count * STANDARD_BOOTH_AREA : count };
}

const isSame = (one: RequestedSize | null, other: RequestedSize | null): boolean =>
  one?.kind === other?.kind && one?.count === other?.count;

/**
 * The size that stands in the form, for who shows it beside. A form tells of its values while it is drawn, when nothing else may change:
 * it is told to listeners right after.
 */
export class SizeWatch {
  private readonly listeners = new Set<() => void>();
  private size: RequestedSize | null = null;

  readonly now = (): RequestedSize | null => this.size;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  readonly read = (values: Record<string, unknown>): void => {
    const size = requestedSize(values);
    if (isSame(size, this.size)) return;
    this.size = size;
    queueMicrotask(() => this.listeners.forEach((listener) => listener()));
  };
}

/** Whether more is asked for than is left. */
export const isMoreThanLeft = ({ kind, count }: RequestedSize, sale: BoothSale): boolean =>
  count > (kind === 'standard' ? sale.standardBoothsLeft : sale.areaLeft);
