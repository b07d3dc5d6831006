import type { BoothKind, BoothSale } from '@/api';

/** A standard booth is 3 by 3 m (section 9). */
export const STANDARD_BOOTH_AREA = 9;

/** The size requested so far, if the form has one. */
export interface RequestedSize {
  kind: BoothKind;
  /** Booths or square metres. */
  count: number;
  /** Square metres. */
  area: number;
}

/** @param values The form's values, possibly incomplete. */
function requestedSize({ boothKind, standardBooths, rawArea }: Record<string, unknown>): RequestedSize | null {
  if (boothKind !== 'standard' && boothKind !== 'raw') return null;
  const count = boothKind === 'standard' ? standardBooths : rawArea;
  if (typeof count !== 'number' || !Number.isInteger(count) || count < 1) return null;
  return { kind: boothKind, count, area: boothKind === 'standard' ? count * STANDARD_BOOTH_AREA : count };
}

const isSame = (one: RequestedSize | null, other: RequestedSize | null): boolean =>
  one?.kind === other?.kind && one?.count === other?.count;

/**
 * The size in the form, for components outside it. A form reports its values while it renders, when no other
 * component may update, so listeners are notified right after.
 */
export class RequestedSizeStore {
  private readonly listeners = new Set<() => void>();
  private size: RequestedSize | null = null;

  readonly getSnapshot = (): RequestedSize | null => this.size;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  readonly update = (values: Record<string, unknown>): void => {
    const size = requestedSize(values);
    if (isSame(size, this.size)) return;
    this.size = size;
    queueMicrotask(() => this.listeners.forEach((listener) => listener()));
  };
}

/** Whether more is requested than is left. */
export const exceedsAvailable = ({ kind, count }: RequestedSize, sale: BoothSale): boolean =>
  count > (kind === 'standard' ? sale.standardBoothsLeft : sale.areaLeft);
