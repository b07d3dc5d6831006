/**
 * Registrations at a steady rate through the real API. Verified addresses are written to the database beforehand,
 * because each would need a captcha and a mail. All else is as for real visitors.
 */
import { makeRegistrationBody } from '../../support/registrationBody.mjs';
import { withCpu } from './cpu.mjs';
import { round, summary } from './load.mjs';
import { atRate } from './openLoop.mjs';
import { pgbenchWrites, rows } from './writing.mjs';

const PER_SECOND = 200;
const LIMIT_MS = 500;
const SECONDS = Number(process.env.BENCH_SECONDS ?? 60);

const session = (number) => String(number).padStart(43, 's');
const address = (number) => `visitor-${String(number).padStart(12, '0')}@bench.example.org`;

const registration = (number) => ({
  method: 'POST',
  path: '/api/visit/regist/info/en/insert',
  headers: { cookie: `sid=${session(number)}` },
  body: makeRegistrationBody(address(number)),
});

const stored = async (world) =>
  (
    await rows(
      world,
      `select count(*)::integer as count from visitor_registration where email like 'visitor-%@bench.example.org'`,
    )
  )[0].count;

export async function run(world, print) {
  const warm = PER_SECOND * 3;
  const total = warm + PER_SECOND * SECONDS;
  const numbers = Array.from({ length: total + 2 }, (_, at) => at);
  await rows(
    world,
    `insert into proof (session, address, purpose, expires_at)
     select session, address, 'registration', '2030-01-01' from unnest($1::text[], $2::text[]) as made (session, address)`,
    [numbers.map(session), numbers.map(address)],
  );
  await atRate(world.url, registration, { perSecond: PER_SECOND, seconds: 3 });
  const before = await stored(world);
  const work = () => atRate(world.url, (at) => registration(warm + at), { perSecond: PER_SECOND, seconds: SECONDS });
  const { result, cpuMs } = await withCpu(world, work, ({ times }) => times.length);
  const { times, errors, durationSeconds } = result;
  const added = (await stored(world)) - before;
  const pgbenchRun = await pgbenchWrites(world, [total, total + 1].map(registration), {
    of: /"(proof|visitor_registration|person|ticket)"/,
    connections: 10,
    seconds: Math.max(5, Math.ceil(SECONDS / 4)),
    perSecond: PER_SECOND,
  });
  const [measured, baseline] = [summary(times), summary(pgbenchRun.times)];
  print({
    figure: `registrations at ${PER_SECOND} per second for ${SECONDS} s, p99`,
    value: measured.p99,
    unit: 'ms',
    limit: LIMIT_MS,
    isMet: measured.p99 <= LIMIT_MS && errors.length === 0 && added === times.length,
    ratio: round(measured.p99 / baseline.p99),
    ...measured,
    acknowledged: times.length,
    stored: added,
    lost: times.length - added,
    errors: errors.length,
    ...(errors[0] && { error: errors[0].message }),
    perSecond: Math.round(times.length / durationSeconds),
    cpuMs,
    pgbench: { ...baseline, perSecond: Math.round(pgbenchRun.perSecond), statements: pgbenchRun.statements },
  });
}
