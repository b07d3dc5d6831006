/**
 * `npx tsx content/tools/write.ts`: writes the names, texts and parameters of exhibitors and exhibits from the vocabulary of
 * their trades. Who they are, and where they stand, stays as the files say.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { ExhibitEntry, ExhibitorEntry } from '../../server/content/exhibitionSchemas';
import type { ParameterEntry, UnitEntry } from '../../server/content/parameters';
import { WordingIndex } from '../../server/content/checks/repetition';
import { composeExhibit, productOf } from './exhibitTexts';
import { toText } from './compose';
import { composeExhibitor } from './exhibitorTexts';
import { tradeOf, trades } from './trades';

const THEMES = [1, 2, 3, 4, 5] as const;

interface Source {
  exhibitors: ExhibitorEntry[];
  exhibits: ExhibitEntry[];
  units: UnitEntry[];
  /** Ids of companies whose name home.json gives. */
  named: Set<string>;
}

/** Exhibitors and exhibits with their texts; the same source gives the same texts. */
export function writeTexts({ exhibitors, exhibits, units, named }: Source): Pick<Source, 'exhibitors' | 'exhibits'> {
  const index = new WordingIndex();
  const models = new Set<string>();
  const unitById = new Map(units.map((unit) => [unit.id, unit]));
  const written = exhibitors.map((exhibitor) => {
    const exhibited = exhibits
      .filter((exhibit) => exhibit.exhibitor === exhibitor.id)
      .map((exhibit) => ({ product: productOf(exhibit).product, trade: tradeOf(exhibit.category) }));
    return composeExhibitor(exhibitor, { exhibited, isNameHandWritten: named.has(exhibitor.id), index });
  });
  const byId = new Map(written.map((exhibitor) => [exhibitor.id, exhibitor]));
  const shown = exhibits.map((exhibit) => {
    const exhibitor = byId.get(exhibit.exhibitor);
    if (!exhibitor) throw new RangeError(`${exhibit.id}: there is no exhibitor ${exhibit.exhibitor}.`);
    return composeExhibit(exhibit, { exhibitor, units: unitById, index, models });
  });
  return {
    exhibitors: written.map((exhibitor) => {
      const own = shown.filter((exhibit) => exhibit.exhibitor === exhibitor.id);
      const industries = new Set([...exhibitor.industries, ...own.flatMap((exhibit) => exhibit.industries)]);
      return { ...exhibitor, industries: [...industries] };
    }),
    exhibits: shown,
  };
}

/** The definitions of parameters.json. */
export const parameterEntries = (): ParameterEntry[] =>
  trades.flatMap(({ category, parameters }) =>
    parameters.map(({ key, unit, better, ...name }) => ({
      id: `${category}.${key}`,
      name: toText({
        ...name,
        en: name.en.charAt(0).toUpperCase() + name.en.slice(1),
        ru: name.ru.charAt(0).toUpperCase() + name.ru.slice(1),
      }),
      unit,
      better,
    })),
  );

/** Reads what the files of a content folder say. */
export function readTextSource(folder: string): Source {
  const items = <T>(file: string): T[] =>
    (JSON.parse(readFileSync(join(folder, file), 'utf8')) as { items: T[] }).items;
  const home = items<{ id: string; items: { id: string }[] }>('home.json').find(({ id }) => id === 'exhibitors');
  return {
    exhibitors: THEMES.flatMap((theme) => items<ExhibitorEntry>(`exhibitors/theme-${theme}.json`)),
    exhibits: THEMES.flatMap((theme) => items<ExhibitEntry>(`exhibits/theme-${theme}.json`)),
    units: items('units.json'),
    named: new Set(home?.items.map(({ id }) => id)),
  };
}

/** JSON with short values on one line. */
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

function writeAll(folder: string): void {
  const save = (file: string, list: unknown[]) => writeFileSync(join(folder, file), `${pretty({ items: list })}\n`);
  const { exhibitors, exhibits } = writeTexts(readTextSource(folder));
  for (const theme of THEMES) {
    const ofTheme = exhibitors.filter(({ themeIds }) => themeIds[0] === theme);
    const ids = new Set(ofTheme.map(({ id }) => id));
    save(`exhibitors/theme-${theme}.json`, ofTheme);
    save(
      `exhibits/theme-${theme}.json`,
      exhibits.filter(({ exhibitor }) => ids.has(exhibitor)),
    );
  }
  save('parameters.json', parameterEntries());
  console.log(`${exhibitors.length} exhibitors and ${exhibits.length} exhibits written.`);
}

if (process.argv[1]?.endsWith('write.ts')) writeAll(resolve('content'));
