/** `npm run i18n`: sorts the catalogs, and names what they lack or no longer need. Exits with 1 when a language is not complete. */
import { writeFileSync } from 'node:fs';
import { LOCALES } from '@/rules/locales';
import { catalogFile, readCatalog, sorted, unusedTexts } from './collect';

const ids = Object.keys(readCatalog('en'));

for (const locale of LOCALES) {
  const catalog = readCatalog(locale);
  writeFileSync(catalogFile(locale), `${JSON.stringify(sorted(catalog), null, 2)}\n`);
  const missing = ids.filter((id) => !catalog[id]);
  for (const id of missing) console.log(`${locale} lacks ${id}`);
  for (const id of Object.keys(catalog)) if (!ids.includes(id)) console.log(`${locale} has ${id}, which English lacks`);
  if (missing.length > 0) process.exitCode = 1;
}
for (const id of unusedTexts()) console.log(`No source uses ${id}`);
console.log(`${ids.length} texts`);
