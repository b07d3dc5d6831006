/**
 * The late fee: from its instant on, it is due for a registration through a channel with a fee
 * (server/domain/visitors/channels.ts).
 */
export interface LateFee {
  /** Instant with its offset. */
  from: string;
  fen: number;
}

/** The price of a paid registration at an instant, in fen. */
export const feeAt = (lateFee: LateFee | null | undefined, now: Date): number =>
  lateFee && now.getTime() >= Date.parse(lateFee.from) ? lateFee.fen : 0;

/** When the price changes next, or null: a cached page must expire then. */
export function nextFeeAt({ lateFee }: { lateFee?: LateFee | null }, now: Date): Date | null {
  const from = lateFee ? Date.parse(lateFee.from) : 0;
  return from > now.getTime() ? new Date(from) : null;
}
