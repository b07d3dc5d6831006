import type { SupportKind } from '@/api/types';

/** Roles in the order of the page, each with its word in addresses. */
export const UNITS: readonly { kind: SupportKind; unit: string }[] = [
  { kind: 'host', unit: 'host' },
  { kind: 'organiser', unit: 'organiser' },
  { kind: 'coOrganiser', unit: 'co-organiser' },
  { kind: 'supporter', unit: 'supporter' },
  { kind: 'media', unit: 'media' },
  { kind: 'partner', unit: 'partner' },
];

/** The role of an address; undefined when it names none. */
export const kindOf = (unit: string | undefined): SupportKind | undefined =>
  UNITS.find((known) => known.unit === unit)?.kind;
