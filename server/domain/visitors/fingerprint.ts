import { createHash } from 'node:crypto';

/** The same words make the same fingerprint, in whichever order they came and from whichever page. */
export function fingerprintOf({
  source: _source,
  answers,
  ...core
}: {
  source?: string;
  answers: Record<string, unknown>;
  [name: string]: unknown;
}): string {
  const sorted = (values: object) => Object.entries(values).sort(([one], [other]) => (one < other ? -1 : 1));
  return createHash('sha256')
    .update(JSON.stringify([sorted(core), sorted(answers)]))
    .digest('hex');
}
