/**
 * `npm run bench -- api [figure …]`: the API on PostgreSQL with 100,000 exhibitors and 400,000 exhibits, through the
 * real server. Each figure is a file of api/ named here. BENCH_EXHIBITORS and BENCH_SECONDS make a run smaller.
 */
import { startWorld } from './api/world.mjs';

const figures = {
  exhibitorPage: () => import('./api/exhibitorPage.mjs'),
  productRanges: () => import('./api/productRanges.mjs'),
  search: () => import('./api/search.mjs'),
  registrations: () => import('./api/registrations.mjs'),
  tracking: () => import('./api/tracking.mjs'),
};

export async function run(print, names = process.argv.slice(3)) {
  const unknown = names.filter((name) => !(name in figures));
  if (unknown.length > 0)
    throw new Error(`There is no figure ${unknown.join(', ')}; there are ${Object.keys(figures).join(', ')}.`);
  const world = await startWorld(Number(process.env.BENCH_EXHIBITORS ?? 100_000));
  let isStopped = false;
  const stop = async () => {
    if (isStopped) return;
    isStopped = true;
    await world.stop();
  };
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void stop().finally(() => process.exit(1)));
  try {
    for (const [name, load] of Object.entries(figures))
      if (names.length === 0 || names.includes(name)) await (await load()).run(world, print);
  } finally {
    await stop();
  }
}
