import type { VisitorRow } from '../../repositories/visitors';

/** A visitor's name, however the form asked for it. */
export const nameOf = ({ core }: Pick<VisitorRow, 'core'>): string =>
  String(core.name ?? [core.firstName, core.lastName].filter(Boolean).join(' '));
