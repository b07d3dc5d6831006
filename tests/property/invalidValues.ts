/** Makes one part of an input invalid: an extra or missing key, a wrong type, a text beyond its limits. */
import fc from 'fast-check';

export interface Parts {
  path: Record<string, unknown>;
  query: Record<string, unknown>;
  body: unknown;
}

type Change = (parts: Parts) => Parts;

const invalidValues: unknown[] = [
  null,
  true,
  -1,
  1e300,
  0.5,
  '',
  ' ',
  'x'.repeat(3_000),
  '\u0000',
  '\ud800',
  [],
  [[]],
  {},
  { a: 1 },
  '<script>',
  "' or 1=1 --",
  '中'.repeat(500),
];

/** The key paths inside a value. */
function pathsOf(value: unknown, path: (string | number)[] = []): (string | number)[][] {
  if (typeof value !== 'object' || value === null) return [path];
  const inside = Object.entries(value).flatMap(([key, part]) =>
    pathsOf(part, [...path, Array.isArray(value) ? Number(key) : key]),
  );
  return [path, ...inside];
}

function withChange(value: unknown, path: (string | number)[], to: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return to;
  if (Array.isArray(value))
    return value.map((item, at) => (at === key ? withChange(item, rest, to) : (item as unknown)));
  const object = value as Record<string, unknown>;
  if (rest.length === 0 && to === undefined)
    return Object.fromEntries(Object.entries(object).filter(([name]) => name !== key));
  return { ...object, [key]: withChange(object[key], rest, to) };
}

const cyclicItem = <T>(list: readonly T[], at: number): T | undefined => list[at % Math.max(1, list.length)];

/** A change that usually makes an input invalid; the caller validates it with the contract. */
export const invalidChange: fc.Arbitrary<Change> = fc
  .record({
    kind: fc.constantFrom('value', 'value', 'value', 'extra', 'missing', 'query', 'path', 'whole'),
    at: fc.nat(1_000),
    to: fc.nat(1_000),
  })
  .map(({ kind, at, to }): Change => {
    const bad = invalidValues[to % invalidValues.length];
    const text = typeof bad === 'string' ? bad : JSON.stringify(bad);
    return (parts) => {
      const { path, query, body } = parts;
      if (kind === 'extra' && typeof body === 'object' && body !== null && !Array.isArray(body))
        return { ...parts, body: { ...body, [`extra${at}`]: bad } };
      if (kind === 'missing' && typeof body === 'object' && body !== null) {
        const key = cyclicItem(Object.keys(body), at);
        if (key !== undefined) return { ...parts, body: withChange(body, [key], undefined) };
      }
      if (kind === 'path' && Object.keys(path).length > 0)
        return { ...parts, path: { ...path, [cyclicItem(Object.keys(path), at) ?? '']: text.slice(0, 400) || '%' } };
      if (kind === 'whole' && body !== undefined) return { ...parts, body: bad };
      if (kind === 'value' && body !== undefined)
        return { ...parts, body: withChange(body, cyclicItem(pathsOf(body), at) ?? [], bad) };
      return { ...parts, query: { ...query, [cyclicItem([...Object.keys(query), 'unknown'], at) ?? 'unknown']: text } };
    };
  });
