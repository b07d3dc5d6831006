import type { SupportKind } from '@/api/types';

export const supportMessages = {
  all: { id: 'support.all', defaultMessage: 'All' },
  empty: { id: 'support.empty', defaultMessage: 'Nobody is named here yet' },
  lead: {
    id: 'support.lead',
    defaultMessage: 'Who hosts, organises and supports the exhibition, who writes about it, and who helps on site.',
  },
  title: { id: 'support.title', defaultMessage: 'Supporting organisations' },
  types: { id: 'support.types', defaultMessage: 'Roles' },
} as const;

export const kindMessages = {
  host: { id: 'support.kind.host', defaultMessage: 'Hosts' },
  organiser: { id: 'support.kind.organiser', defaultMessage: 'Organisers' },
  coOrganiser: { id: 'support.kind.coOrganiser', defaultMessage: 'Co-organisers' },
  supporter: { id: 'support.kind.supporter', defaultMessage: 'Supporters' },
  media: { id: 'support.kind.media', defaultMessage: 'Media partners' },
  partner: { id: 'support.kind.partner', defaultMessage: 'Service partners' },
} as const satisfies Record<SupportKind, { id: string; defaultMessage: string }>;
