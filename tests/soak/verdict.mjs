/** The limits, and whether they were met. */

export const LIMITS = {
  /** Requests per second that the site sustains. */
  perSecond: 100,
  p99Ms: 500,
  /** Of all requests outside of the faults' time windows. */
  errorShare: 0.001,
  residentMb: { postgres: 350, pglite: 700 },
  /**
   * Allowed growth of memory from the middle to the last third of a process's run time. Caches still grow by some 30 KB
   * per new page, and garbage collection moves a median by a few MB: a tenth covers both. At 50 requests per second a
   * leak of 16 KB each exceeds it within two minutes.
   */
  growthShare: 0.1,
  /**
   * Processes that ran for less are only warming up. One of the three replicas is never killed, and was warm at the
   * start of the soak. Replicas that start during the run are cold.
   */
  minSeconds: { throughout: 100, restarted: 240 },
};

const isFlat = ({ middleMb, lastMb }) => lastMb <= middleMb * (1 + LIMITS.growthShare);

/** Rows of: what, value, limit, and whether it is met; null where there is nothing to check. */
export function checkLimits({ kind, rate, outside, registrations, mails, processes, faults, abandoned }) {
  const expectZero = (what, value) => ({ what, value, limit: '0', isMet: value === 0 });
  const { throughout, restarted } = LIMITS.minSeconds;
  const long = processes.filter(({ ranThroughout, seconds }) => seconds >= (ranThroughout ? throughout : restarted));
  const peakMb = Math.max(...processes.map((one) => one.peakMb));
  const memory = LIMITS.residentMb[kind];
  return [
    {
      what: 'requests per second',
      value: rate,
      limit: `≥ ${LIMITS.perSecond}`,
      // An embedded database is one process for everything: its rate is reported, not checked.
      isMet: kind === 'pglite' ? null : rate >= LIMITS.perSecond,
    },
    {
      what: 'p99 outside faults, ms',
      value: outside.p99,
      limit: `≤ ${LIMITS.p99Ms}`,
      isMet: outside.p99 <= LIMITS.p99Ms,
    },
    {
      what: 'errors outside faults',
      value: `${outside.failed} of ${outside.requests}`,
      limit: `< ${LIMITS.errorShare * 100} %`,
      isMet: outside.requests > 0 && outside.failed / outside.requests < LIMITS.errorShare,
    },
    {
      what: 'registrations acknowledged',
      value: `${registrations.acknowledged}, ${registrations.confirmed} completed`,
      limit: '> 0',
      isMet: registrations.confirmed > 0,
    },
    expectZero('registrations lost', registrations.lost),
    expectZero('registrations duplicated', registrations.duplicates),
    expectZero('registrations abandoned outside faults', abandoned),
    {
      what: 'mails sent, except expired codes',
      value: `${mails.sent} of ${mails.mails}, ${mails.expired} expired`,
      limit: 'all',
      isMet: mails.sent + mails.expired === mails.mails,
    },
    expectZero('mails sent but not delivered', mails['not delivered']),
    expectZero('mails duplicated without a retry', mails['duplicates without a retry']),
    expectZero('mails that are not in the outbox', mails['unknown messages']),
    expectZero('confirmations missing or duplicated', mails['confirmations missing or duplicated']),
    { what: 'peak resident memory, MB', value: peakMb, limit: `≤ ${memory}`, isMet: peakMb <= memory },
    {
      what: 'memory, middle to last third of a run, MB',
      value:
        long.map(({ seconds, middleMb, lastMb }) => `${middleMb} → ${lastMb} in ${seconds} s`).join(', ') ||
        `no process ran for ${throughout} s`,
      limit: `+${LIMITS.growthShare * 100} %`,
      isMet: long.length === 0 ? null : long.every(isFlat),
    },
    ...faults
      .filter(({ skipReason }) => skipReason)
      .map(({ name, skipReason }) => ({ what: `skipped: ${name}`, value: skipReason, limit: '', isMet: null })),
  ];
}

/** The rows as a plain table. */
export function table(rows) {
  const statusOf = (isMet) => (isMet === null ? '—' : isMet ? 'ok' : 'FAILED');
  const lines = rows.map(({ what, value, limit, isMet }) => [what, String(value), limit, statusOf(isMet)]);
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
