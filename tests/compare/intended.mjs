// Differences that CHANGELOG.md announces, each with the words of its line.

const sharedSeconds = (headers) => headers.replace(/s-maxage=\d+, stale-while-revalidate=\d+/, 's-maxage=*');

/** Whether the difference at a path, from one text to another, is intended. */
export const intended = [
  // "Caches may keep a reading page for ten seconds".
  (path, base, head) => path.endsWith('headers') && sharedSeconds(base) === sharedSeconds(head),
];
