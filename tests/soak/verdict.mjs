/** The limits, and whether they were met. */

export const LIMITS = {
  /** Requests per second, found by the climb. */
  perSecond: 100,
  p99Ms: 500,
  /** Of all requests outside of the faults' time windows. */
  errorShare: 0.001,
  residentMb: { postgres: 350, pglite: 700 },
  /**
   * Allowed growth of memory from the middle to the last third of a process's life. Caches still grow by some 30 KB
   * per new page, and garbage collection moves a median by a few MB: a tenth covers both. At 50 requests per second a
   * leak of 16 KB each exceeds it within two minutes.
   */
  growthShare: 0.1,
  /**
   * A shorter life is only warm-up. One of the three replicas is never killed, and was warm at the start of the soak.
   * Replicas that start during the run are cold.
   */
  lifeSeconds: { whole: 100, begun: 240 },
};

const isFlat = ({ middle, last }) => last <= middle * (1 + LIMITS.growthShare);

/** Rows of: what, value, limit, and whether it is met; null where there is nothing to check. */
export function judge({ kind, rate, outside, registrations, mails, lives, faults, gaveUp }) {
  const none = (what, value) => ({ what, value, limit: '0', holds: value === 0 });
  const { whole, begun } = LIMITS.lifeSeconds;
  const long = lives.filter(({ isWhole, seconds }) => seconds >= (isWhole ? whole : begun));
  const highest = Math.max(...lives.map((life) => life.highest));
  const memory = LIMITS.residentMb[kind];
  return [
    {
      what: 'requests a second',
      value: rate,
      limit: `≥ ${LIMITS.perSecond}`,
      // An embedded database is one process for everything: its rate is reported, not checked.
      holds: kind === 'pglite' ? null : rate >= LIMITS.perSecond,
    },
    {
      what: 'p99 outside of faults, ms',
      value: outside.p99,
      limit: `≤ ${LIMITS.p99Ms}`,
      holds: outside.p99 <= LIMITS.p99Ms,
    },
    {
      what: 'errors outside of faults',
      value: `${outside.bad} of ${outside.requests}`,
      limit: `< ${LIMITS.errorShare * 100} %`,
      holds: outside.requests > 0 && outside.bad / outside.requests < LIMITS.errorShare,
    },
    {
      what: 'registrations acknowledged',
      value: `${registrations.acknowledged}, ${registrations.confirmed} to the end`,
      limit: '> 0',
      holds: registrations.confirmed > 0,
    },
    none('registrations lost', registrations.lost),
    none('registrations doubled', registrations.doubled),
    none('visitors who gave up outside of faults', gaveUp),
    {
      what: 'mails sent, codes that had ended left out',
      value: `${mails.sent} of ${mails.mails}, ${mails.ended} ended`,
      limit: 'all',
      holds: mails.sent + mails.ended === mails.mails,
    },
    none('mails sent that never came', mails['never came']),
    none('mails doubled without a broken try', mails['doubled without a reason']),
    none('mails that nobody wrote', mails['from nowhere']),
    none('confirmations missing or doubled', mails['confirmations missing or doubled']),
    { what: 'resident memory at most, MB', value: highest, limit: `≤ ${memory}`, holds: highest <= memory },
    {
      what: 'memory, middle to last third of a life, MB',
      value:
        long.map(({ seconds, middle, last }) => `${middle} → ${last} in ${seconds} s`).join(', ') ||
        `no process lived through ${whole} s`,
      limit: `+${LIMITS.growthShare * 100} %`,
      holds: long.length === 0 ? null : long.every(isFlat),
    },
    ...faults
      .filter(({ leftOut }) => leftOut)
      .map(({ name, leftOut }) => ({ what: `left out: ${name}`, value: leftOut, limit: '', holds: null })),
  ];
}

/** The rows as a plain table. */
export function table(rows) {
  const sign = (holds) => (holds === null ? '—' : holds ? 'holds' : 'FAILS');
  const lines = rows.map(({ what, value, limit, holds }) => [what, String(value), limit, sign(holds)]);
  const widths = [0, 1, 2].map((at) => Math.max(...lines.map((line) => line[at].length)));
  return lines
    .map((line) =>
      line
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
