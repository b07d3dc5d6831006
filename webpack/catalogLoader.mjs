// Compiles the texts of a catalog (id → ICU message) into the trees that react-intl formats from: of one part (src/i18n/parts.json), which the
// request names, `./catalogs/ru.json?halls`. What no part claims is the shell's.
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const require = createRequire(import.meta.url);
const partsFile = join(fileURLToPath(import.meta.url), '../../src/i18n/parts.json');

export default async function compileCatalog(source) {
  const done = this.async();
  try {
    this.addDependency(partsFile);
    const parts = JSON.parse(await readFile(partsFile, 'utf8'));
    const partOf = new Map(Object.entries(parts).flatMap(([part, names]) => names.map((name) => [name, part])));
    const asked = this.resourceQuery.slice(1);
    const { parse } = await import(pathToFileURL(require.resolve('@formatjs/icu-messageformat-parser')).href);
    const compiled = Object.fromEntries(
      Object.entries(JSON.parse(source))
        .filter(([id]) => (partOf.get(id.split('.')[0]) ?? 'shell') === asked)
        .map(([id, message]) => [id, parse(message, { captureLocation: false })]),
    );
    done(null, JSON.stringify(compiled));
  } catch (error) {
    done(error);
  }
}
