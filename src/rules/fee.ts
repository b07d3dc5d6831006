/** The fee of late registrations: from its instant on, a registration by a channel that pays costs it. */
export interface LateFee {
  /** Instant with its offset. */
  from: string;
  fen: number;
}

/** What a registration that pays costs at an instant, in fen. */
export const feeAt = (lateFee: LateFee | null | undefined, now: Date): number =>
  lateFee && now.getTime() >= Date.parse(lateFee.from) ? lateFee.fen : 0;

/** When the price changes next, or null when it does not: a cached page must not outlive it. */
export function nextFeeAt({ lateFee }: { lateFee?: LateFee | null }, now: Date): Date | null {
  const from = lateFee ? Date.parse(lateFee.from) : 0;
  return from > now.getTime() ? new Date(from) : null;
}
