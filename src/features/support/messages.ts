import type { SupportKind } from '@/api/types';

export const supportMessages = {
  all: { id: 'support.all' },
  empty: { id: 'support.empty' },
  lead: { id: 'support.lead' },
  title: { id: 'support.title' },
  types: { id: 'support.types' },
} as const;

export const kindMessages = {
  host: { id: 'support.kind.host' },
  organiser: { id: 'support.kind.organiser' },
  coOrganiser: { id: 'support.kind.coOrganiser' },
  supporter: { id: 'support.kind.supporter' },
  media: { id: 'support.kind.media' },
  partner: { id: 'support.kind.partner' },
} as const satisfies Record<SupportKind, { id: string }>;
