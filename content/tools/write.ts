/** `npx tsx content/tools/write.ts`: writes exhibitors, exhibits and booths; run it again after a change to the words. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { inventEdition } from './edition';
import { knownOf } from './known';

const folder = resolve('content');
const items = <T>(file: string): T[] => (JSON.parse(readFileSync(join(folder, file), 'utf8')) as { items: T[] }).items;

/** JSON as editors read it: what fits a line stands in one. */
function pretty(value: unknown, indent = ''): string {
  const line = JSON.stringify(value);
  if (typeof value !== 'object' || value === null) return line;
  const spaced = JSON.stringify(value, null, 1).replace(/\n\s*/g, ' ').replace(/\[ /g, '[').replace(/ \]/g, ']');
  if (spaced.length + indent.length <= 160 && !line.includes('\\n')) return spaced;
  const deeper = `${indent}  `;
  const parts = Array.isArray(value)
    ? value.map((item) => deeper + pretty(item, deeper))
    : Object.entries(value).map(([key, item]) => `${deeper}${JSON.stringify(key)}: ${pretty(item, deeper)}`);
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  return `${open}\n${parts.join(',\n')}\n${indent}${close}`;
}

const { exhibitors, exhibits, booths } = inventEdition(knownOf(items));
const save = (file: string, list: unknown[]) => writeFileSync(join(folder, file), `${pretty({ items: list })}\n`);
for (const name of ['exhibitors', 'exhibits']) mkdirSync(join(folder, name), { recursive: true });
for (const theme of [1, 2, 3, 4, 5]) {
  const ours = exhibitors.filter(({ themeIds }) => themeIds[0] === theme);
  const ids = new Set(ours.map(({ id }) => id));
  save(`exhibitors/theme-${theme}.json`, ours);
  save(
    `exhibits/theme-${theme}.json`,
    exhibits.filter(({ exhibitor }) => ids.has(exhibitor)),
  );
}
save('booths.json', booths);
console.log(`${exhibitors.length} exhibitors, ${exhibits.length} exhibits, ${booths.length} booths`);
