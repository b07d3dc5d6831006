// Differences that CHANGELOG.md announces, each with a quote of its entry.

const sharedSeconds = (headers) => headers.replace(/s-maxage=\d+, stale-while-revalidate=\d+/, 's-maxage=*');

const withoutCode = (page) => page.replace(/(shape-rendering="crispEdges"><path d=")[^"]*/gi, '$1');

const withoutCacheTags = (contract) => contract.replace(/"x-(provides|invalidates)":\[[^\]]*\],/g, '');

/** Whether the difference at a path, from one text to another, is intended. */
export const intended = [
  // "Caches may keep a reading page for ten seconds".
  (path, base, head) => path.endsWith('headers') && sharedSeconds(base) === sharedSeconds(head),
  // "QR codes say the same with another pattern".
  (path, base, head) => path.endsWith('structure') && withoutCode(base) === withoutCode(head),
  // "`DATABASE_READ_URL` takes one address".
  (path) => /^(metrics › db_replica_|dashboard › Read replicas )/.test(path),
  // "nginx caches pages".
  (path) => path === 'alerts › ProxyDown' || path === 'dashboard › Requests to nginx, and those it passed on',
  // "`npm run backup` of a PostgreSQL server writes an archive of `pg_dump`".
  (path, base, head) => path === 'backup --wrong › output' && head.replace(' [--portable]', '') === base,
  // "The contract says which reads a write makes stale".
  (path, base, head) => /operations|openapi/.test(path) && withoutCacheTags(head) === base,
  // This comparison.
  (path) => path === 'scripts › compare',
];
