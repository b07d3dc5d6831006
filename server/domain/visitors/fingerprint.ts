import { createHash } from 'node:crypto';

/** A fingerprint of a submission's content. The order of properties and the source page don't matter. */
export function fingerprintOf({
  source: _source,
  answers,
  ...core
}: {
  source?: string;
  answers: Record<string, unknown>;
  [name: string]: unknown;
}): string {
  const sortEntries = (values: object) => Object.entries(values).sort(([one], [other]) => (one < other ? -1 : 1));
  return createHash('sha256')
    .update(JSON.stringify([sortEntries(core), sortEntries(answers)]))
    .digest('hex');
}
